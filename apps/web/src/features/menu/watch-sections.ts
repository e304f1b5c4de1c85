/** Below the sticky bars and above what is only coming into view. */
const readingMargin = '-120px 0px -60% 0px';
const gutterPx = 16;

interface Watch {
  ids: readonly string[];
  /** Their links, which are kept in view. */
  list: HTMLElement;
  tell: (id: string) => void;
  /** Ends the watch. */
  signal: AbortSignal;
}

/** The first section while the page stands above it. */
const aboveAll = ([first]: readonly string[]): string | undefined => {
  const top = first === undefined ? undefined : document.getElementById(first)?.getBoundingClientRect().top;
  return top !== undefined && top > 0 ? first : undefined;
};

/** Tells which of these sections is being read, the first of those in view. */
export function watchSections({ ids, list, tell, signal }: Watch): void {
  if (signal.aborted) return;
  const seen = new Set<string>();
  const mark = () => {
    const first = ids.find((id) => seen.has(id)) ?? aboveAll(ids);
    if (first === undefined) return;
    tell(first);
    const link = list.querySelector<HTMLElement>(`a[href="#${first}"]`);
    if (link) list.scrollTo({ left: link.offsetLeft - gutterPx });
  };
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target.id);
        else seen.delete(target.id);
      }
      mark();
    },
    { rootMargin: readingMargin },
  );
  for (const id of ids) {
    const section = document.getElementById(id);
    if (section) watch.observe(section);
  }
  // A jump from below the menu to above it crosses no section.
  document.addEventListener('scrollend', () => seen.size === 0 && mark(), { signal });
  signal.addEventListener('abort', () => watch.disconnect());
}
