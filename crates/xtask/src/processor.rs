//! What the processor can do.

#[cfg(target_arch = "x86_64")]
pub(crate) fn has_pext() -> bool {
    std::is_x86_feature_detected!("bmi2")
}

#[cfg(not(target_arch = "x86_64"))]
pub(crate) fn has_pext() -> bool {
    false
}
