#![no_main]

libfuzzer_sys::fuzz_target!(|text: &[u8]| roque_fuzz::pgn(text));
