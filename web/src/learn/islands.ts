import { mount, type Component } from "svelte";

/** What comes alive at a place of the page, and in which way it takes its place there. */
export interface Island {
  /** The component, and what it is told. */
  readonly load: () => Promise<Filling>;
  /** What of the server's own words stands below it. */
  readonly before?: string;
}

export interface Filling {
  // The properties are those of the component, whatever they are.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly component: Component<any>;
  readonly props: Record<string, unknown>;
}

/** How far below the window a place is when its part is fetched. */
const ahead = "200px 0px";

/** Fills each place once the reader comes near it. */
export function watch(places: Iterable<HTMLElement>, found: (place: HTMLElement) => Island | null) {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        const place = target as HTMLElement;
        const island = found(place);
        if (island) void fill(place, island);
      }
    },
    { rootMargin: ahead },
  );
  for (const place of places) near.observe(place);
}

/** Brings a place to life. What cannot be fetched leaves the page as the server wrote it. */
export async function fill(place: HTMLElement, { load, before }: Island): Promise<void> {
  const { component, props } = await load();
  const live = document.createElement("div");
  live.className = "live";
  place.insertBefore(live, before ? place.querySelector(`:scope > ${before}`) : null);
  mount(component, { target: live, props });
  place.classList.add("alive");
}
