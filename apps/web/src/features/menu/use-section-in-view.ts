import { useEffect, useState } from 'react';

/** Below the sticky bars and above what is only coming into view. */
const readingMargin = '-120px 0px -60% 0px';

/** The id of the first of these sections that is being read; null before the first one. */
export function useSectionInView(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    const order = key.split(' ');
    const seen = new Set<string>();
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        const first = order.find((id) => seen.has(id));
        if (first !== undefined) setCurrent(first);
      },
      { rootMargin: readingMargin },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) watch.observe(section);
    }
    return () => watch.disconnect();
  }, [key]);
  return current !== null && ids.includes(current) ? current : null;
}
