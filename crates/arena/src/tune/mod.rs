//! What the evaluation's weights should be, from games whose results are known.
//!
//! Texel's method (Peter Österlund, 2014): an evaluation is as good as the results of games can be
//! told from it. A [`Curve`] says what result a value lets expect, and its mean squared error over
//! many quiet positions is made small by [`descend`]ing along its gradient.

mod curve;
mod descent;
mod odds;
mod samples;

pub use curve::{Curve, error};
pub use descent::{Plan, descend};
pub use odds::Results;
pub use samples::{Sample, Samples};
