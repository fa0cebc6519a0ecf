//! The last tasks drawn, kept for a while: an exercise is asked for, answered and hinted at by its
//! name, and finding it again from its seed may take many games played by chance.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use roque_learn::exercise::{Drawn, Task};

/// Enough for a few classes at work; a task is some hundred bytes.
const MOST: usize = 512;

/// So many tasks, by what they were drawn from; the one drawn first makes room.
#[derive(Debug, Default)]
pub(crate) struct DrawnTasks(Mutex<VecDeque<(Drawn, Task)>>);

impl DrawnTasks {
    /// The task of this name, drawn unless it is known.
    pub(crate) fn task(&self, drawn: Drawn) -> Task {
        self.found_or(drawn, Drawn::task)
    }

    fn found_or(&self, drawn: Drawn, draw: impl FnOnce(Drawn) -> Task) -> Task {
        if let Some(task) = self.known(drawn) {
            return task;
        }
        // Nobody waits for it who asks for another.
        let task = draw(drawn);
        let mut tasks = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if tasks.len() == MOST {
            tasks.pop_front();
        }
        tasks.push_back((drawn, task.clone()));
        task
    }

    fn known(&self, drawn: Drawn) -> Option<Task> {
        let tasks = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // What was drawn last is asked about most.
        tasks.iter().rev().find(|(known, _)| *known == drawn).map(|(_, task)| task.clone())
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use roque_learn::exercise::{Difficulty, Kind};

    use super::*;

    fn named(seed: u32) -> Drawn {
        Drawn { kind: Kind::NameSquare, difficulty: Difficulty::LEAST, seed }
    }

    #[test]
    fn a_task_is_drawn_once_and_forgotten_when_many_others_were() {
        let (tasks, draws) = (DrawnTasks::default(), Cell::new(0));
        let ask = |seed| {
            let task = tasks.found_or(named(seed), |drawn| {
                draws.set(draws.get() + 1);
                drawn.task()
            });
            assert_eq!(task, named(seed).task());
        };
        (0..3).for_each(|_| ask(0));
        assert_eq!(draws.get(), 1);
        (1..=MOST as u32).for_each(ask);
        assert_eq!(draws.get(), 1 + MOST);
        ask(MOST as u32);
        assert_eq!(draws.get(), 1 + MOST);
        ask(0);
        assert_eq!(draws.get(), 2 + MOST);
    }
}
