import type { CounterPrices } from '@tawa/contract/catalogue/menu/menu.counter';
import type { Dish } from '@tawa/contract/catalogue/menu';
import { dateWords } from '@tawa/domain/common/text';
import { formatRupees } from '@tawa/domain/common/money';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#lib/i18n/texts.ts';
import { counterQuery } from './counter.queries.ts';
import { counterTexts } from './counter.texts.ts';

/** What was read already alone: a line that comes late would push what is under it. */
const useCounter = (restaurantId: number): CounterPrices | undefined =>
  useQuery({ ...counterQuery(restaurantId), enabled: false }).data;

/** 'Same prices as in the restaurant, as of 12 Nov 2026' over a menu of which that holds. */
export function CounterHead({ restaurantId }: { restaurantId: number }) {
  const t = useTexts(counterTexts);
  const since = useCounter(restaurantId)?.same_since;
  if (!since) return null;
  return (
    <p className="mb-3 text-body font-semibold text-success">
      {t.whole({ day: dateWords(since), date: (words) => <span className="font-normal text-ink-2">{words}</span> })}
    </p>
  );
}

type OfCounter = Pick<Dish, 'menu_id' | 'restaurant_id'>;

/** How a dish stands to the counter of its restaurant, in words; nothing where nothing is said. */
export function useStanding({ menu_id, restaurant_id }: OfCounter) {
  const t = useTexts(counterTexts);
  const counter = useCounter(restaurant_id);
  const standing = counter?.dishes.find((dish) => dish.menu_id === menu_id);
  if (!standing) return null;
  const { is, by, declared_on } = standing;
  const said = { amount: formatRupees(by), day: dateWords(declared_on) };
  return {
    short: is === 'same' ? t.same : t[is](said),
    long: { same: t.sameSaid(said), dearer: t.dearerSaid(said), cheaper: t.cheaperSaid(said) }[is],
    isInHead: is === 'same' && counter?.same_since !== null,
  };
}

/** The same in a row of a menu, without what the head of the menu says already; `isWhole` with the day. */
export function CounterLine({ dish, isWhole = false }: { dish: OfCounter; isWhole?: boolean }) {
  const standing = useStanding(dish);
  if (!standing || (standing.isInHead && !isWhole)) return null;
  return <p className="text-note text-ink-2">{isWhole ? standing.long : standing.short}</p>;
}
