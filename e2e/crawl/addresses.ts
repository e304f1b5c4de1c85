/** What a crawler has to visit, each kind of address a few times: a thousand dishes are one screen. */
export interface Frontier {
  /** Adds an address of the site; false for one that is known, or whose kind was seen often enough. */
  add(address: string): boolean;
  take(): string | undefined;
  kinds(): number;
}

/** What an address is one of: numbers, order numbers, and the values of its query stand for all others of them. */
export function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://site');
  const path = pathname
    .split('/')
    .map((part) => (/\d/.test(part) ? ':n' : part))
    .join('/')
    .replace(/^\/(restaurantdetails|blogdetails)\/[^/]+/, '/$1/:name');
  return `${path}?${[...new Set(searchParams.keys())].toSorted().join('&')}`;
}

/** An empty frontier that takes each kind of address so many times. */
export function createFrontier(timesMax: number): Frontier {
  const known = new Set<string>();
  const times = new Map<string, number>();
  const waiting: string[] = [];
  return {
    add(address) {
      const { pathname, search } = new URL(address, 'http://site');
      const key = `${pathname}${search}`;
      const kind = kindOf(key);
      const seen = times.get(kind) ?? 0;
      if (known.has(key) || seen >= timesMax) return false;
      known.add(key);
      times.set(kind, seen + 1);
      waiting.push(key);
      return true;
    },
    take: () => waiting.shift(),
    kinds: () => times.size,
  };
}
