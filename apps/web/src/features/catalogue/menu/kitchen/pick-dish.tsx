import type { MenuRow } from '@tawa/contract/catalogue/menu.form';
import { matchesAny } from '@tawa/domain/catalogue/search';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Input } from '#ui/form/plain-input.tsx';
import { VegMark } from '#ui/veg-mark.tsx';
import { editedMenuQuery } from './menu-editor.queries.ts';
import { kitchenMenuTexts } from './menu.texts.ts';

interface Props {
  title: string;
  /** The combo itself and what is in it already. */
  without: readonly number[];
  onPick: (dish: MenuRow) => void;
  onClose: () => void;
}

/** One of the kitchen's dishes for a combo, taken by one press; combos are not offered. */
export function PickDish({ title, without, onPick, onClose }: Props) {
  const t = useTexts(kitchenMenuTexts);
  const [words, setWords] = useState('');
  const { data: menu } = useQuery(editedMenuQuery());
  const states = { draft: t.draft, sold_out: t.soldOut, hidden: t.hidden };
  const found = (menu?.dishes ?? []).filter(
    ({ menu_id, dish_name, parts }) =>
      parts.length === 0 && !without.includes(menu_id) && matchesAny([dish_name], words),
  );
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={title} phone="tall">
      <Input
        type="search"
        size={44}
        aria-label={t.searchDishes}
        placeholder={t.searchDishes}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {found.length === 0 && <p className="py-8 text-center text-ink-3">{t.noMatch}</p>}
      <ul className="mt-2">
        {found.map((dish) => (
          <li key={dish.menu_id} className="border-b border-line last:border-b-0 [content-visibility:auto]">
            <button
              type="button"
              onClick={() => onPick(dish)}
              className="press flex min-h-12 w-full flex-wrap items-center gap-x-3 gap-y-1 py-2 text-left"
            >
              <VegMark veg={dish.is_veg === 1} className="size-4" />
              <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{dish.dish_name}</span>
              {dish.state !== 'on' && <span className="text-note text-ink-3">{states[dish.state]}</span>}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
