#![no_main]

libfuzzer_sys::fuzz_target!(|men: roque_fuzz::Men| roque_fuzz::setup(&men));
