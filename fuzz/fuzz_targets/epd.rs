#![no_main]

libfuzzer_sys::fuzz_target!(|line: &str| roque_fuzz::epd(line));
