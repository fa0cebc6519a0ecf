#![no_main]

libfuzzer_sys::fuzz_target!(|diagram: roque_fuzz::Diagram| roque_fuzz::setup(&diagram));
