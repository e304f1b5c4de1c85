import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple';
import { StorefrontIcon } from '@phosphor-icons/react/dist/ssr/Storefront';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '#lib/i18n/texts.ts';
import { useSession } from '#lib/session/session.ts';
import { useStaffAccess } from '#lib/session/staff-access.ts';
import { useLive } from '#lib/live/live.ts';
import { paths, pictureUrl } from '#lib/paths.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { Picture } from '#ui/picture.tsx';
import { kitchenStatusQuery } from './kitchen.queries.ts';
import { kitchenOrdersTexts } from './orders.texts.ts';
import { standingOf } from './standing.ts';
import { useLanguage } from '#lib/i18n/language.ts';

const OwnRestaurants = lazyPart(async () => (await import('./own-restaurants/own-restaurants.tsx')).OwnRestaurants);

/** These pages read the kitchen anew themselves. */
const liveThere: ReadonlySet<string> = new Set([paths.restaurantOrders, paths.restaurantDashboard]);

/** Whose panel this is, and whether orders come in now; an owner changes the restaurant here. */
export function KitchenChip({ isFolded }: { isFolded: boolean }) {
  const isOwner = useStaffAccess().role === 'owner';
  const isVisit = useSession()?.visiting !== undefined;
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
  const picture = data.logo && (
    <Picture src={pictureUrl(data.logo)} alt="" sizes="44px" className="size-11 shrink-0 rounded-md" />
  );
  const facts = (
    <span className="min-w-0">
      <span className="line-clamp-2 text-sm font-bold break-words">{data.restaurant_name}</span>
      <span className={cx('flex items-baseline gap-1.5 text-note', isOn ? 'text-success' : 'text-ink-2')}>
        <span
          aria-hidden="true"
          className={cx('size-2 shrink-0 rounded-full', isOn ? 'bg-success-solid' : 'border border-line-strong')}
        />
        {standingOf(data, language)}
      </span>
    </span>
  );
  const face = isFolded ? (
    (picture ?? <Icon of={StorefrontIcon} className="text-2xl text-ink-2" />)
  ) : (
    <>
      {picture}
      {facts}
    </>
  );
  const plain = isFolded ? null : (
    <div className="mx-4 mb-3 flex items-center gap-3 rounded-lg bg-surface-2 p-3">{face}</div>
  );
  if (!isOwner || isVisit) return plain;
  return (
    <Suspense fallback={plain}>
      <OwnRestaurants isFolded={isFolded}>{face}</OwnRestaurants>
    </Suspense>
  );
}

/** How many orders are open, beside their entry. */
export function OpenOrders() {
  const t = useTexts(kitchenOrdersTexts);
  const { data } = useQuery(kitchenStatusQuery());
  if (!data || data.open_orders === 0) return null;
  return (
    <span className="num ml-auto grid h-6 min-w-6 place-items-center rounded-full bg-danger-soft px-1.5 text-[0.8125rem] font-bold text-danger in-aria-[current=page]:bg-brand in-aria-[current=page]:text-on-brand">
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
      <Icon of={LockSimpleIcon} weight="fill" className="text-[1.125rem]" />
      <span className="sr-only">{t.locked}</span>
    </span>
  );
}
