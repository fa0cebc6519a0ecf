#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| roque_fuzz::lesson(text));
