//! Every rulebook that has a name beside the others, field by field.

use maud::{Markup, html};
use roque_game::Preset;
use roque_text::{Texts, Value};
use serde_json::Value as Json;

/// What players may choose in a rulebook, in the order of `web/src/lib/rulebook/fields.ts`.
const FIELDS: [&str; 12] = [
    "threefold",
    "fivefold",
    "fifty",
    "seventyfive",
    "dead",
    "agreement",
    "wrong-claim",
    "resign-test",
    "flag-test",
    "touch-move",
    "take-back",
    "announce-check",
];

pub(super) fn write(texts: &Texts) -> Markup {
    let books: Vec<_> = Preset::ALL
        .into_iter()
        .map(|preset| serde_json::to_value(preset.rulebook()).unwrap_or_default())
        .collect();
    html! {
        div.rulebooks role="region" aria-label=(texts.say("rules-table", [])) tabindex="0" {
            table {
                thead {
                    tr {
                        td {}
                        @for preset in Preset::ALL {
                            th scope="col" { (texts.say(&format!("rules-{}", preset.name()), [])) }
                        }
                    }
                }
                tbody {
                    @for field in FIELDS {
                        tr {
                            th scope="row" { (texts.say(&format!("rule-{field}"), [])) }
                            @for book in &books { td { (choice(texts, field, &book[field])) } }
                        }
                    }
                }
            }
        }
    }
}

/// What is chosen in a field: « nulle si on la réclame ».
fn choice(texts: &Texts, field: &str, chosen: &Json) -> String {
    let value = match chosen {
        Json::Bool(true) => Value::Text("yes".to_owned()),
        Json::Bool(false) => Value::Text("no".to_owned()),
        Json::String(code) => Value::Text(code.clone()),
        other => {
            let plies = other["after-plies"].as_u64().unwrap_or_default();
            Value::Number(usize::try_from(plies).unwrap_or_default())
        }
    };
    texts.tell(&format!("rule-{field}-is"), &[("value", value)])
}

#[cfg(test)]
mod tests {
    use roque_game::Rulebook;
    use roque_text::Language;

    use super::*;

    #[test]
    fn every_field_but_the_search_is_shown() {
        let book = serde_json::to_value(Rulebook::default()).unwrap();
        let mut fields: Vec<_> = book.as_object().unwrap().keys().map(String::as_str).collect();
        fields.retain(|field| *field != "search");
        fields.sort_unstable();
        let mut shown = FIELDS;
        shown.sort_unstable();
        assert_eq!(fields, shown);
    }

    #[test]
    fn every_choice_has_its_words() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            for preset in Preset::ALL {
                let book = serde_json::to_value(preset.rulebook()).unwrap();
                for field in FIELDS {
                    let words = choice(&texts, field, &book[field]);
                    assert!(
                        !words.starts_with("rule-") && !words.contains('{'),
                        "{field}: {words}"
                    );
                }
            }
        }
    }
}
