import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { deps, type MenuFilter } from './menu-view.ts';

const numberOf = (text: string | null): number | null => (text && /^\d{1,9}$/.test(text) ? Number(text) : null);

/** What the address says: the narrowed list and the open dish, so that Back closes it. */
export function useMenuPlace() {
  const [search, setSearch] = useSearchParams();
  const filter = useMemo<MenuFilter>(
    () => ({
      category: numberOf(search.get('category')),
      words: search.get('q') ?? '',
      deps: deps.find((need) => need === search.get('needs')) ?? null,
    }),
    [search],
  );
  const dish = search.get('dish');
  const view = search.get('view') === 'sections' ? ('sections' as const) : ('dishes' as const);
  const change = (parts: Record<string, string | null>, replace: boolean) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(parts))
          if (value === null || value === '') next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace },
    );
  return {
    filter,
    view,
    setView: (next: typeof view) => change({ view: next === 'sections' ? next : null, dish: null }, false),
    isNew: dish === 'new',
    openId: numberOf(dish),
    setFilter: ({ category, words, deps: need }: Partial<MenuFilter>) =>
      change(
        {
          ...(category !== undefined && { category: category === null ? null : String(category) }),
          ...(words !== undefined && { q: words }),
          ...(need !== undefined && { deps: need }),
        },
        true,
      ),
    showsCounter: search.get('counter') === '1',
    showCounter: (shows: boolean) => change({ counter: shows ? '1' : null }, false),
    /** Closes the prices at the counter as well. */
    openFromCounter: (menuId: number) => change({ counter: null, view: null, dish: String(menuId) }, false),
    open: (menuId: number | 'new' | null) => change({ dish: menuId === null ? null : String(menuId) }, false),
  };
}
