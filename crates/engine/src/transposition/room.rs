//! Where the clusters are: memory taken from the system zeroed, which costs nothing before it is
//! written, in large pages where Linux has them, since with small ones finding out where in the
//! machine a cluster lies takes longer than reading it.

use std::ops::Deref;

#[cfg(target_os = "linux")]
use self::mapped::Mapped;
use super::cluster::Cluster;

#[derive(Debug)]
pub(super) enum Room {
    Allocated(Box<[Cluster]>),
    #[cfg(target_os = "linux")]
    Mapped(Mapped),
}

impl Room {
    /// For so many empty clusters; nothing if the machine has no such room.
    pub(super) fn new(clusters: usize) -> Option<Self> {
        #[cfg(target_os = "linux")]
        if clusters >= mapped::PAGE / size_of::<Cluster>() {
            return Mapped::new(clusters).map(Self::Mapped);
        }
        bytemuck::try_zeroed_slice_box(clusters).ok().map(Self::Allocated)
    }

    pub(super) fn smallest() -> Self {
        Self::Allocated(Box::new([Cluster::default()]))
    }
}

impl Deref for Room {
    type Target = [Cluster];

    #[inline]
    fn deref(&self) -> &[Cluster] {
        match self {
            Self::Allocated(clusters) => clusters,
            #[cfg(target_os = "linux")]
            Self::Mapped(mapped) => mapped.clusters(),
        }
    }
}

#[cfg(target_os = "linux")]
mod mapped {
    use std::slice;

    use memmap2::{Advice, MmapMut, MmapOptions};

    use super::Cluster;

    /// Of what a processor translates at once: 2 MB, and a multiple of it elsewhere.
    pub(super) const PAGE: usize = 1 << 21;

    /// Clusters from the first large page on.
    #[derive(Debug)]
    pub(in super::super) struct Mapped {
        memory: MmapMut,
        first: usize,
        clusters: usize,
    }

    impl Mapped {
        pub(super) fn new(clusters: usize) -> Option<Self> {
            let length = clusters.checked_mul(size_of::<Cluster>())?.checked_add(PAGE)?;
            let memory = MmapOptions::new().len(length).map_anon().ok()?;
            // A system without large pages refuses, and the table is slower.
            let _ = memory.advise(Advice::HugePage);
            let first = memory.as_ptr().align_offset(PAGE);
            (first < PAGE).then_some(Self { memory, first, clusters })
        }

        #[inline]
        #[expect(unsafe_code, reason = "large pages save 6 % of a search")]
        pub(super) fn clusters(&self) -> &[Cluster] {
            // SAFETY: `new` has mapped a large page more than the clusters take, and `first` is less
            // than one, so all of them lie in the mapping, which is private and lives as long as
            // `self`; its beginning is aligned to a large page, so to a line of the cache. Any bits
            // are clusters, those of fresh memory zero, and only as atomics are they ever written.
            unsafe {
                let first = self.memory.as_ptr().add(self.first).cast();
                slice::from_raw_parts(first, self.clusters)
            }
        }
    }
}
