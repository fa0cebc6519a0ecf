//! What people read, judged as it is on the disk.

use crate::failure::Failure;
use crate::step::Step;

pub(crate) fn run() -> Result<(), Failure> {
    Step::cargo(&["run", "--quiet", "--package", "roque-learn", "--example", "content"]).run()
}
