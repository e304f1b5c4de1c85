import type { EditedMenu, MenuRow } from '@tawa/contract/catalogue/menu.form';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { toast } from '#ui/toast/toast.ts';
import { sendPlace, useArrange } from './menu-editor.queries.ts';
import type { MenuFilter, MenuSection } from './menu-view.ts';
import { kitchenMenuTexts } from './menu.texts.ts';
import { useStates } from './use-states.ts';

const none: ReadonlySet<number> = new Set();

/** Dishes in an order that the list shows before the server has it. */
function orderedAs(menu: EditedMenu, ids: readonly number[]): EditedMenu {
  const place = new Map(ids.map((id, index) => [id, index]));
  const sorted = menu.dishes
    .filter(({ menu_id }) => place.has(menu_id))
    .toSorted((a, b) => (place.get(a.menu_id) ?? 0) - (place.get(b.menu_id) ?? 0));
  let next = 0;
  return { ...menu, dishes: menu.dishes.map((dish) => (place.has(dish.menu_id) ? (sorted[next++] ?? dish) : dish)) };
}

interface Work {
  menu: EditedMenu;
  sections: readonly MenuSection[];
  filter: MenuFilter;
  open: (menuId: number) => void;
}

/** What is ticked, and what presses and moves in the list do. */
export function useMenuWork({ menu, sections, filter, open }: Work) {
  const t = useTexts(kitchenMenuTexts);
  const [ticked, setTicked] = useState(none);
  const setState = useStates();
  const arrange = useArrange();
  const inSight = useMemo(() => sections.flatMap(({ dishes }) => dishes.map(({ menu_id }) => menu_id)), [sections]);
  const chosen = useMemo(() => menu.dishes.filter(({ menu_id }) => ticked.has(menu_id)), [menu, ticked]);

  const tick = useCallback(
    (menuId: number) =>
      setTicked((before) => {
        const after = new Set(before);
        if (!after.delete(menuId)) after.add(menuId);
        return after;
      }),
    [],
  );
  // Rows are drawn again only for what changed of them, so what they call stays the same.
  const latest = useRef({ open, setState });
  useEffect(() => void (latest.current = { open, setState }));
  const onOpen = useCallback((menuId: number) => latest.current.open(menuId), []);
  const flip = useCallback(
    (dish: MenuRow, on: boolean) =>
      latest.current.setState([dish], on ? { state: 'on' } : { state: 'sold_out', until: 'service_day' }),
    [],
  );

  const isWholeCategory = filter.category !== null && filter.words === '' && filter.deps === null;
  const order = (ids: number[], moved: number) => {
    const before = ids[ids.indexOf(moved) - 1] ?? null;
    arrange.mutate(
      { expect: (shown) => orderedAs(shown, ids), send: () => sendPlace(moved, filter.category || null, before) },
      { onError: (error) => toast.error(messageFrom(error, t.notSaved)) },
    );
  };
  const tickedState = chosen.length === 0 ? 'none' : chosen.length === inSight.length ? 'all' : 'some';
  return {
    ticked,
    chosen,
    inSight,
    setState,
    tickedState,
    tickNone: () => setTicked(none),
    tickAll: () => setTicked(tickedState === 'all' ? none : new Set(inSight)),
    order: isWholeCategory ? order : undefined,
    actions: { onOpen, onTick: tick, onSwitch: flip },
  } as const;
}
