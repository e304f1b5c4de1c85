import type { OrderSummary } from '@tawa/contract/ordering/orders';
import { useQuery } from '@tanstack/react-query';
import { formatWhen } from '#lib/format.ts';
import { Chip } from '#ui/chip.tsx';
import { useNow } from '#ui/state/use-now.ts';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { useTexts } from '#lib/i18n/texts.ts';
import { ordersTexts } from './orders.texts.ts';
import { ordersQuery } from './orders.queries.ts';
import { useLanguage } from '#lib/i18n/language.ts';

const shown = 4;

interface Props {
  userId: number;
  label: string;
  /** The number of the chosen order. */
  chosen: string;
  onChoose: (orderNumber: string) => void;
}

/** The customer's latest orders to pick one from; nothing while there are none. */
export function OrderChoice({ userId, label, chosen, onChoose }: Props) {
  const t = useTexts(ordersTexts);
  const language = useLanguage();
  const now = useNow(Date.now, 60_000);
  const { data: active, isPending: isActivePending } = useQuery(ordersQuery(userId, 'active'));
  const { data: past, isPending: isPastPending } = useQuery(ordersQuery(userId, 'past'));
  const dishesOf = ([first, ...more]: OrderSummary['items']) =>
    first && (more.length === 0 ? first.name : t.dishAndMore({ dish: first.name, count: more.length }));
  const orders = [...(active?.orders ?? []), ...(past?.orders ?? [])].slice(0, shown);
  // As high as four of them: most who complain have ordered as often.
  if (isActivePending || isPastPending) return <Skeleton className="mb-3 h-[18.5rem] w-full rounded-md sm:h-[10rem]" />;
  if (orders.length === 0) return null;
  return (
    <>
      <p aria-hidden="true" className="mb-1.5 text-sm font-semibold">
        {label}
      </p>
      <ul aria-label={label} className="mb-3 grid gap-2 sm:grid-cols-2">
        {orders.map(({ order_number, restaurant_name, placed_at, items }) => (
          <li key={order_number} className="min-w-0">
            <Chip
              pressed={chosen.trim().toUpperCase() === order_number}
              onClick={() => onChoose(order_number)}
              className="w-full rounded-md! whitespace-normal!"
            >
              <span className="min-w-0 py-1.5 text-left">
                <span className="block wrap-anywhere">{dishesOf(items) ?? restaurant_name}</span>
                <span className="num block text-note font-normal">
                  {t.orderedAt({ restaurant: restaurant_name, when: formatWhen(placed_at, now, language) })}
                </span>
              </span>
            </Chip>
          </li>
        ))}
      </ul>
    </>
  );
}
