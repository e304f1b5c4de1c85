import type { KitchenStatus } from '@tawa/contract/ordering/orders.kitchen';
import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple';
import { isRestaurantState } from '@tawa/domain/catalogue/restaurant-life';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { formatTime, formatWhen } from '#lib/format.ts';
import { useTexts, textsIn } from '#lib/i18n/texts.ts';
import { useLive } from '#lib/live/live.ts';
import { paths, pictureUrl } from '#lib/paths.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { kitchenStatusQuery } from './kitchen.queries.ts';
import { kitchenOrdersTexts } from './orders.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

function standingOf({ lifecycle, status, reason, closes_at, next_open_at }: KitchenStatus, language: Language): string {
  const t = textsIn(kitchenOrdersTexts, language);
  if (lifecycle !== 'active') return isRestaurantState(lifecycle) ? t.lifecycle[lifecycle] : '';
  if (status === 'online') return closes_at === null ? t.open : t.openTo({ time: formatTime(closes_at) });
  if (reason === 'paused' || reason === 'offline') return t.paused;
  return next_open_at === null ? t.closed : t.opens({ when: formatWhen(next_open_at, Date.now()) });
}

/** These pages read the kitchen anew themselves. */
const liveThere: ReadonlySet<string> = new Set([paths.restaurantOrders, paths.restaurantDashboard]);

/** Whose panel this is, and whether orders come in now. */
export function KitchenChip() {
  const language = useLanguage();
  const { data } = useQuery(kitchenStatusQuery());
  const client = useQueryClient();
  const { pathname } = useLocation();
  useLive(({ event }) => {
    if (['order', 'kitchen', 'poll'].includes(event) && !liveThere.has(pathname))
      void client.invalidateQueries({ queryKey: kitchenStatusQuery().queryKey });
  });
  if (!data) return null;
  const isOn = data.lifecycle === 'active' && data.status === 'online';
  return (
    <div className="mx-4 mb-3 flex items-center gap-3 rounded-lg bg-surface-2 p-3">
      {data.logo && <Picture src={pictureUrl(data.logo)} alt="" sizes="44px" className="size-11 shrink-0 rounded-md" />}
      <div className="min-w-0">
        <p className="line-clamp-2 text-sm font-bold break-words">{data.restaurant_name}</p>
        <p className={cx('flex items-baseline gap-1.5 text-note', isOn ? 'text-success' : 'text-ink-2')}>
          <span
            aria-hidden="true"
            className={cx('size-2 shrink-0 rounded-full', isOn ? 'bg-success-solid' : 'border border-line-strong')}
          />
          {standingOf(data, language)}
        </p>
      </div>
    </div>
  );
}

/** How many orders are open, beside their entry. */
export function OpenOrders() {
  const t = useTexts(kitchenOrdersTexts);
  const { data } = useQuery(kitchenStatusQuery());
  if (!data || data.open_orders === 0) return null;
  return (
    <span className="num ml-auto grid h-6 min-w-6 place-items-center rounded-full bg-danger-soft px-1.5 text-[13px] font-bold text-danger in-aria-[current=page]:bg-brand in-aria-[current=page]:text-on-brand">
      <span aria-hidden="true">{data.open_orders}</span>
      <span className="sr-only">{t.openOrders({ count: data.open_orders })}</span>
    </span>
  );
}

const lockedIn = new Set(['draft', 'submitted', 'in_review', 'changes_requested', 'rejected']);

/** Dishes come after the review; the page says so. */
export function MenuLock() {
  const t = useTexts(kitchenOrdersTexts);
  const { data } = useQuery(kitchenStatusQuery());
  if (!data || !lockedIn.has(data.lifecycle)) return null;
  return (
    <span className="ml-auto text-ink-3">
      <Icon of={LockSimpleIcon} weight="fill" className="text-[18px]" />
      <span className="sr-only">{t.locked}</span>
    </span>
  );
}
