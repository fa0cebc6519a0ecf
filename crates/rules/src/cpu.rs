//! What the processor can do, asked once, without `std`.

/// Whether PEXT and PDEP are there and quick. AMD's Zen 1 and 2 (family 17h) have them in
/// microcode, tens of times slower than a multiplication.
#[cfg(target_arch = "x86_64")]
pub(crate) fn has_fast_pext() -> bool {
    use core::sync::atomic::{AtomicU8, Ordering};

    static ANSWER: AtomicU8 = AtomicU8::new(UNKNOWN);
    const UNKNOWN: u8 = 2;

    match ANSWER.load(Ordering::Relaxed) {
        UNKNOWN => {
            let answer = ask();
            ANSWER.store(u8::from(answer), Ordering::Relaxed);
            answer
        }
        answer => answer == 1,
    }
}

/// CPUID as both makers document it: leaf 7 holds BMI1 (EBX bit 3) and BMI2 (bit 8), leaf 1 POPCNT
/// (ECX bit 23) and the family, leaf `0x8000_0001` LZCNT (ECX bit 5).
#[cfg(target_arch = "x86_64")]
fn ask() -> bool {
    use core::arch::x86_64::{__cpuid, __cpuid_count};

    let vendor = __cpuid(0);
    if vendor.eax < 7 {
        return false;
    }
    let basic = __cpuid(1);
    let extended = __cpuid_count(7, 0);
    let popcnt = basic.ecx >> 23 & 1 == 1;
    let bmi = extended.ebx >> 3 & 1 == 1 && extended.ebx >> 8 & 1 == 1;
    let lzcnt = __cpuid(0x8000_0000).eax >= 0x8000_0001 && __cpuid(0x8000_0001).ecx >> 5 & 1 == 1;
    let family = (basic.eax >> 8 & 0xF) + (basic.eax >> 20 & 0xFF);
    let amd = vendor.ebx == u32::from_le_bytes(*b"Auth");
    popcnt && bmi && lzcnt && !(amd && family < 0x19)
}
