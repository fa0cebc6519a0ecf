//! What the processor can do, asked once, without `std`.

use core::sync::atomic::{AtomicU8, Ordering};

static FAST_PEXT: AtomicU8 = AtomicU8::new(UNASKED);
const UNASKED: u8 = 0;
const NO: u8 = 1;
const YES: u8 = 2;

/// Whether PEXT and PDEP are there and quick; no until the processor has been asked. So this is one
/// comparison, without a way out to asking.
#[inline(always)]
pub(crate) fn has_fast_pext() -> bool {
    FAST_PEXT.load(Ordering::Relaxed) == YES
}

/// Asks the processor unless that has been done; whoever makes the first position does.
#[inline(always)]
pub(crate) fn ask_once() {
    if FAST_PEXT.load(Ordering::Relaxed) == UNASKED {
        FAST_PEXT.store(if ask() { YES } else { NO }, Ordering::Relaxed);
    }
}

/// AMD's Zen 1 and 2 (family 17h) have PEXT in microcode, tens of times slower than a
/// multiplication.
///
/// CPUID as both makers document it: leaf 7 holds BMI1 (EBX bit 3) and BMI2 (bit 8), leaf 1 POPCNT
/// (ECX bit 23) and the family, leaf `0x8000_0001` LZCNT (ECX bit 5).
#[cold]
#[inline(never)]
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
