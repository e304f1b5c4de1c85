import type { KitchenCounterDish } from '@tawa/contract/catalogue/menu/menu.counter';
import { formatRupees } from '@tawa/domain/common/money';
import { dateWords } from '@tawa/domain/common/text';
import { useTexts } from '#lib/i18n/texts.ts';
import { kitchenCounterTexts } from './counter.texts.ts';

const isSaidSame = ({ state, counter_price, price }: KitchenCounterDish) =>
  state === 'living' && counter_price === price;

function Standing({ dish }: { dish: KitchenCounterDish }) {
  const t = useTexts(kitchenCounterTexts);
  const { state, price, counter_price, lapses_on } = dish;
  if (counter_price === null) return t.missing;
  const prices = t.dearer({ here: formatRupees(price), counter: formatRupees(counter_price) });
  const end = { living: '', none: '', lapsed: t.lapsedOn({ day: dateWords(lapses_on ?? '') }), refuted: t.refuted }[
    state
  ];
  return (
    <>
      <span className="num">{prices}</span>
      {end !== '' && <span className="block font-semibold text-warning">{end}</span>}
    </>
  );
}

/** The dishes on sale of which the menu does not say that they cost the same. */
export function CounterDifferences({
  dishes,
  onOpen,
}: {
  dishes: readonly KitchenCounterDish[];
  onOpen: (menuId: number) => void;
}) {
  const t = useTexts(kitchenCounterTexts);
  const differing = dishes.filter((dish) => !isSaidSame(dish));
  // Of a restaurant that has said nothing every dish would stand here.
  if (differing.length === 0 || dishes.every(({ state }) => state === 'none')) return null;
  return (
    <section aria-labelledby="counter-differences">
      <h3 id="counter-differences" className="text-lg font-bold">
        {t.differences}
      </h3>
      <ul className="mt-2 divide-y divide-line rounded-lg border border-line">
        {differing.map((dish) => (
          <li key={dish.menu_id}>
            <button
              type="button"
              onClick={() => onOpen(dish.menu_id)}
              className="flex min-h-12 w-full flex-wrap items-center justify-between gap-x-4 px-4 py-2 text-left hover:bg-surface-2"
            >
              <span className="min-w-0 font-semibold wrap-anywhere">{dish.dish_name}</span>
              <span className="text-note text-ink-2">
                <Standing dish={dish} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
