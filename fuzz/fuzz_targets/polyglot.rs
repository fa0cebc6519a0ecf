#![no_main]

libfuzzer_sys::fuzz_target!(|question: roque_fuzz::BookQuestion| roque_fuzz::polyglot(&question));
