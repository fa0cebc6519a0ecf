//! EPD lines, those of the table first, and that what is written is read again.

use proptest::prelude::*;
use roque_notation::{
    Dialect,
    epd::{self, EpdError},
    fen, uci,
};
use roque_rules::Color;
use serde_json::Value;

#[test]
fn every_case_is_read_as_the_table_says() {
    let table: Value =
        serde_json::from_str(include_str!("data/pgn_cases.json")).expect("the table");
    let all = table["cases"].as_array().expect("cases").iter();
    let mut seen = 0;
    for case in all.filter(|case| case["kind"] == "epd") {
        let id = case["id"].as_str().expect("an id");
        let epd = epd::read(case["input"].as_str().expect("a line")).expect(id);
        for (name, expected) in case["expect"].as_object().expect("values") {
            let found = match name.as_str() {
                "fen" => fen::write(&epd.position, Dialect::Ordinary).into(),
                "bm" => {
                    let moves = epd.moves("bm").expect("moves");
                    let write = |mv| uci::write(&epd.position, mv, Dialect::Ordinary);
                    moves.into_iter().map(write).collect::<Value>()
                }
                "perft" => epd
                    .perft()
                    .map(|(depth, leaves)| (depth.to_string(), Value::from(leaves)))
                    .collect::<Value>(),
                "warnings" => {
                    epd.unterminated.then(|| Value::from("semicolon")).into_iter().collect()
                }
                opcode => epd.text(opcode).into(),
            };
            assert_eq!(&found, expected, "{id}: {name}");
        }
        seen += 1;
        assert_eq!(epd::read(&epd.to_string()).map(|again| again.operations), Ok(epd.operations));
    }
    assert_eq!(seen, 5);
}

#[test]
fn counters_are_those_of_the_operations_whatever_fields_are_left_out() {
    for fields in
        ["4k3/8/8/8/8/8/4P3/4K3", "4k3/8/8/8/8/8/4P3/4K3 b", "4k3/8/8/8/8/8/4P3/4K3 b - -"]
    {
        let epd = epd::read(&format!("{fields} ;hmvc 7; fmvn 30;")).expect(fields);
        assert_eq!((epd.position.half_moves(), epd.position.move_number()), (7, 30), "{fields}");
        assert_eq!(
            epd.position.turn(),
            if fields.contains('b') { Color::Black } else { Color::White }
        );
        assert!(epd::read(&format!("{fields} ;hmvc 70000;")).is_err(), "{fields}");
    }
}

#[test]
fn what_is_no_epd_is_refused_with_its_place() {
    assert!(matches!(epd::read(""), Err(EpdError::Position(_))));
    assert!(matches!(epd::read("8/8/8/8/8/8/8/8 w - - bm e4;"), Err(EpdError::Position(_))));
    let kings = "4k3/8/8/8/8/8/4P3/4K3 w - -";
    assert_eq!(epd::read(&format!("{kings} id \"open")), Err(EpdError::UnclosedQuote(32)));
    assert_eq!(epd::read(&format!("{kings} \"id\" a;")), Err(EpdError::Opcode(29)));
    assert_eq!(epd::read(&format!("{kings} bm e4; 12;")), Err(EpdError::Opcode(36)));
    assert_eq!(epd::read(&format!("{kings} hmvc x;")), Err(EpdError::Counter("hmvc")));
    assert!(epd::read(&format!("{kings} bm Nf3;")).expect("a position").moves("bm").is_err());
}

proptest! {
    #[test]
    fn no_text_makes_the_reader_panic(text in "\\PC{0,60}", operations in "[a-z0-9 ;\"é]{0,40}") {
        let _ = epd::read(&text);
        let _ = epd::read(&format!("4k3/8/8/8/8/8/4P3/4K3 w - - {operations}"));
    }

    #[test]
    fn what_is_written_is_read_again(operations in "( [a-z][a-z0-9]{0,4}( [a-z0-9]{1,5}| \"[a-z; ]{0,9}\"){0,3};){0,5}") {
        let epd = epd::read(&format!("4k3/8/8/8/8/8/4P3/4K3 w - -{operations}"));
        prop_assume!(epd.is_ok());
        let epd = epd.unwrap();
        prop_assert!(!epd.unterminated);
        prop_assert_eq!(&epd::read(&epd.to_string()), &Ok(epd));
    }
}
