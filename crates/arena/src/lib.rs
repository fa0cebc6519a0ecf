//! What measures the engine, and what it learns from: matches, ratings, and games against itself.
#![deny(missing_docs)]
