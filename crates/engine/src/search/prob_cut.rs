//! A good capture that is far too good after a shallow search is too good after a deep one (M. Buro,
//! *`ProbCut`: An Effective Selective Extension of the Alpha-Beta Algorithm*, 1995).

use super::{
    Search,
    node::Node,
    picker::{Picker, is_quiet},
    quiescence::Trail,
};
use crate::{
    evaluation::Judge,
    score::{DECISIVE, Value},
    time::Stopped,
    transposition::{Bound, Entry},
};

/// How much too good.
const MARGIN: Value = 190;
/// How much shallower.
const SHALLOWER: i32 = 4;

impl<J: Judge> Search<'_, J> {
    /// A value of at least `beta` if a capture probably refutes the position.
    pub(super) fn refute_by_capture(&mut self, node: &Node) -> Result<Option<Value>, Stopped> {
        let Some(judgement) = node.judgement else { return Ok(None) };
        let goal = node.beta + MARGIN - if node.improving { 50 } else { 0 };
        let unlikely = node.is_principal()
            || node.excluded.is_some()
            || node.depth < 5
            || node.beta.abs() >= DECISIVE
            || node.known.is_some_and(|known| {
                known.depth > node.depth - SHALLOWER && known.value(node.ply) < goal
            });
        if unlikely {
            return Ok(None);
        }
        let remembered = node.remembered.filter(|&mv| !is_quiet(node.position, mv));
        let lists = self.lists.pop().unwrap_or_default();
        let mut picker =
            Picker::forcing(lists, remembered, goal - judgement.corrected, node.context);
        let found = self.try_captures(node, &mut picker, goal)?;
        self.lists.push(picker.into_lists());
        Ok(found)
    }

    fn try_captures(
        &mut self,
        node: &Node,
        picker: &mut Picker,
        goal: Value,
    ) -> Result<Option<Value>, Stopped> {
        let depth = node.depth - SHALLOWER;
        while let Some(mv) = picker.next(node.position, self.histories) {
            let next = self.play(node.position, mv, node.ply);
            self.enter(node.ply + 1)?;
            let mut value =
                -self.quiesce(&next, -goal, 1 - goal, node.ply + 1, Trail::default())?;
            if value >= goal {
                let kind = node.kind.opposite();
                value = -self.visit(&next, -goal, 1 - goal, depth, node.ply + 1, kind)?;
            }
            self.undo();
            if value >= goal {
                let mut entry = Entry::new((value, Bound::Lower), depth + 1, node.ply);
                entry.mv = Some(mv);
                entry.evaluation = node.judgement.map(|judgement| judgement.raw);
                self.table.store(node.position.key(), entry);
                return Ok(Some(value));
            }
        }
        Ok(None)
    }
}
