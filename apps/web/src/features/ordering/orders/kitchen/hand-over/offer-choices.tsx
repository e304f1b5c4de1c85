import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import type { SubstituteChoice } from '@tawa/contract/ordering/orders.substitutes';
import { formatRupees } from '@tawa/domain/common/money';
import { substitutesMax } from '@tawa/domain/ordering/substitutes';
import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { Button } from '#ui/button.tsx';
import { FieldGroup } from '#ui/form/field.tsx';
import { CheckMark } from '#ui/form/check-marks.tsx';
import { FailedPart } from '#ui/state/error-state.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { VegMark } from '#ui/veg-mark.tsx';
import { substitutesQuery } from '../kitchen.queries.ts';
import { kitchenHandOverTexts } from './hand-over.texts.ts';

/** What an offer means: for its customer, or for the kitchen, which bears what it costs more. */
function useMeaning(order: KitchenOrder): (dish: SubstituteChoice) => string {
  const t = useTexts(kitchenHandOverTexts).offer;
  const isCash = order.payment_method === 'cod';
  return ({ back, borne }) => {
    if (borne > 0) return t.borne({ sum: formatRupees(borne) });
    if (back === 0) return t.same;
    return isCash ? t.less({ sum: formatRupees(back) }) : t.back({ sum: formatRupees(back) });
  };
}

const isComposed = ({ options = [], parts = [] }: SubstituteChoice) => options.length + parts.length > 0;

/** What is in it if it is a combo, and what is chosen of it. */
const within = ({ options = [], option_names, parts = [] }: SubstituteChoice, language: Language): string[] => [
  ...parts.map(({ name, names, quantity }) => `${quantity} × ${nameIn(name, names, language)}`),
  ...options.map((name, at) => nameIn(name, option_names?.[at], language)),
];

interface Props {
  order: KitchenOrder;
  order_item_id: number;
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
}

function Dishes({ order, dishes, chosen, onChange }: Omit<Props, 'order_item_id'> & { dishes: SubstituteChoice[] }) {
  const t = useTexts(kitchenHandOverTexts).offer;
  const language = useLanguage();
  const meaning = useMeaning(order);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole
    ? dishes
    : dishes.filter(({ is_suggested, menu_id }) => is_suggested || chosen.includes(menu_id));
  const isFull = chosen.length >= substitutesMax;
  return (
    <>
      <ul className="grid">
        {shown.map((dish) => (
          <li key={dish.menu_id}>
            <label className="flex min-h-12 items-center gap-3 text-body text-ink-2 has-checked:font-semibold has-checked:text-ink has-disabled:text-ink-3">
              <CheckMark
                checked={chosen.includes(dish.menu_id)}
                disabled={isFull && !chosen.includes(dish.menu_id)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...chosen, dish.menu_id] : chosen.filter((id) => id !== dish.menu_id))
                }
              />
              <VegMark veg={dish.is_veg === 1} className="size-4" />
              <span className="min-w-0 flex-1 wrap-anywhere">
                {nameIn(dish.name, dish.names, language)}
                {isComposed(dish) && (
                  <span className="block text-note font-normal text-ink-3">{within(dish, language).join(' · ')}</span>
                )}
              </span>
              <span className="num text-right text-note">
                <span className="block text-ink">{formatRupees(dish.price)}</span>
                <span className={dish.borne > 0 ? 'text-warning' : 'text-success'}>{meaning(dish)}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {dishes.length > shown.length && (
        <Button variant="quiet" className="-ml-6" onClick={() => setWhole(true)}>
          {t.all({ count: dishes.length })}
        </Button>
      )}
    </>
  );
}

/** Up to three dishes of the menu that the customer may take instead of a line. */
export function OfferChoices({ order, order_item_id, chosen, onChange }: Props) {
  const t = useTexts(kitchenHandOverTexts).offer;
  const { data: dishes, isError, refetch } = useQuery(substitutesQuery(order.order_number, order_item_id));
  return (
    <FieldGroup label={t.title} hint={dishes?.length === 0 ? undefined : t.hint} className="mt-4">
      {isError && !dishes && <FailedPart text={t.failed} onRetry={() => void refetch()} />}
      {!isError && !dishes && (
        <Loading label={t.loading} className="grid gap-2">
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-10 w-full" />
        </Loading>
      )}
      {dishes?.length === 0 && <p className="text-body text-ink-2">{t.none}</p>}
      {dishes && dishes.length > 0 && <Dishes order={order} dishes={dishes} chosen={chosen} onChange={onChange} />}
    </FieldGroup>
  );
}
