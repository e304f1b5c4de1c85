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

/** 'Same prices as in the restaurant, said on 12 Nov 2026' over a menu of which that holds. */
export function CounterHead({ restaurantId }: { restaurantId: number }) {
  const t = useTexts(counterTexts);
  const since = useCounter(restaurantId)?.same_since;
  if (!since) return null;
  return (
    <p className="mb-3 text-body font-semibold text-success">
      {t.whole}
      <span className="font-normal text-ink-2">, {t.wholeSaid({ day: dateWords(since) })}</span>
    </p>
  );
}

interface Props {
  dish: Pick<Dish, 'menu_id' | 'restaurant_id'>;
  /** Says the day as well, and what the head of a menu says already. */
  isWhole?: boolean;
}

/** How a dish compares with the counter of its restaurant; nothing where nothing is said. */
export function CounterLine({ dish, isWhole = false }: Props) {
  const t = useTexts(counterTexts);
  const counter = useCounter(dish.restaurant_id);
  const standing = counter?.dishes.find(({ menu_id }) => menu_id === dish.menu_id);
  if (!standing) return null;
  const { is, by, declared_on } = standing;
  if (!isWhole && is === 'same' && counter?.same_since) return null;
  const said = { amount: formatRupees(by), day: dateWords(declared_on) };
  const short = is === 'same' ? t.same : t[is](said);
  const long = { same: t.sameSaid(said), dearer: t.dearerSaid(said), cheaper: t.cheaperSaid(said) }[is];
  return <p className="text-note text-ink-2">{isWhole ? long : short}</p>;
}
