import type { EditedMenu, MenuRow } from '@tawa/contract/catalogue/menu.form';
import { categoryFallback } from '@tawa/domain/common/limits';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { useState } from 'react';
import { formatCount } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Icon } from '#ui/icon.tsx';
import { Menu } from '#ui/dialog/menu.tsx';
import { sendPlace, useArrange } from './menu-editor.queries.ts';
import { kitchenMenuTexts } from './menu.texts.ts';
import { PriceSheet } from './price-sheet.tsx';
import type { SetState } from './use-states.ts';

interface Props {
  menu: EditedMenu;
  dishes: readonly MenuRow[];
  onState: SetState;
  onDone: () => void;
}

const button =
  'press flex min-h-11 shrink-0 items-center rounded-md px-3 text-body font-bold text-on-bar focus-visible:outline-on-bar-accent';

/** Moves dishes one behind the other to the end of a category. */
function useMove(menu: EditedMenu, dishes: readonly MenuRow[]) {
  const arrange = useArrange();
  return (category: number | null) => {
    const moved = new Set(dishes.map(({ menu_id }) => menu_id));
    const there = menu.dishes.filter(({ category_id, menu_id }) => category_id === category && !moved.has(menu_id));
    arrange.mutate({
      expect: (before) => ({
        ...before,
        dishes: before.dishes.map((dish) => (moved.has(dish.menu_id) ? { ...dish, category_id: category } : dish)),
      }),
      send: async () => {
        let last = there.at(-1)?.menu_id ?? null;
        for (const { menu_id } of dishes) {
          await sendPlace(menu_id, category, last);
          last = menu_id;
        }
      },
    });
  };
}

/** What can be done with the ticked dishes. */
export function BulkBar({ menu, dishes, onState, onDone }: Props) {
  const t = useTexts(kitchenMenuTexts);
  const [asksPrice, setAsksPrice] = useState(false);
  const move = useMove(menu, dishes);
  const done = (act: () => void) => () => {
    act();
    onDone();
  };
  const categories = [...menu.categories, { category_id: null, category_name: categoryFallback }];
  return (
    <div
      role="toolbar"
      aria-label={t.selectedDishes}
      className="no-scrollbar absolute inset-x-3 bottom-3 z-30 flex min-h-14 items-center gap-1 overflow-x-auto rounded-lg bg-bar px-2 text-on-bar shadow-3"
    >
      <p className="num shrink-0 px-2 text-body font-semibold" role="status">
        {t.selected({ count: formatCount(dishes.length) })}
      </p>
      <span className="flex-1" />
      <button
        type="button"
        className={button}
        onClick={done(() => onState(dishes, { state: 'sold_out', until: 'service_day' }))}
      >
        {t.soldOutToday}
      </button>
      <button type="button" className={button} onClick={done(() => onState(dishes, { state: 'on' }))}>
        {t.sale}
      </button>
      <button type="button" className={button} onClick={() => setAsksPrice(true)}>
        {t.changePrice}
      </button>
      <Menu
        trigger={
          <button type="button" className={button}>
            {t.move}
          </button>
        }
        items={categories.map(({ category_id, category_name }) => ({
          label: category_name,
          onSelect: done(() => move(category_id)),
        }))}
      />
      <button type="button" className={button} onClick={done(() => onState(dishes, { state: 'hidden' }))}>
        {t.hide}
      </button>
      <button type="button" aria-label={t.selectNothing} className={button} onClick={onDone}>
        <Icon of={XIcon} weight="bold" className="text-[1.125rem]" />
      </button>
      {asksPrice && (
        <PriceSheet
          dishes={dishes}
          onClose={() => setAsksPrice(false)}
          onDone={() => {
            setAsksPrice(false);
            onDone();
          }}
        />
      )}
    </div>
  );
}
