import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { OrderAgain } from '#features/ordering/cart/shop/reorder/order-again.tsx';
import { OrderCard } from '#features/ordering/orders/shop/order-card.tsx';
import { moreOrdersQuery, useLiveOrders, type OrdersQuery } from '#features/ordering/orders/shop/orders.queries.ts';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session/session.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { FailedPart } from '#ui/state/error-state.tsx';
import { SelectField } from '#ui/form/input.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { orderScreenTexts } from './order.texts.ts';
import { textsIn, keepEach, useTexts } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const guestId = 0;

const pastKinds = ['past', 'delivered', 'cancelled'] as const;
type Kind = 'active' | (typeof pastKinds)[number];
const tabsIn = keepEach((language: Language) => {
  const t = textsIn(orderScreenTexts, language);
  return [
    { value: 'active' as const, label: t.active },
    { value: 'past' as const, label: t.past },
  ];
});
const periodsIn = keepEach((language: Language) => {
  const t = textsIn(orderScreenTexts, language);
  return [
    { value: '', label: t.since.any },
    { value: '30', label: t.since.d30 },
    { value: '180', label: t.since.d180 },
    { value: '365', label: t.since.d365 },
  ];
});

/** What the address asks for; anything it cannot mean is the usual list. */
function readWish(address: URLSearchParams, language: Language): OrdersQuery & { tab: Kind } {
  if (address.get('tab') !== 'past') return { tab: 'active', days: undefined };
  const days = periodsIn(language).find(({ value }) => value !== '' && value === address.get('days'));
  return {
    tab: pastKinds.find((kind) => kind === address.get('state')) ?? 'past',
    days: days && Number(days.value),
  };
}

const Nothing = ({ tab, isNarrowed, onAnyTime }: { tab: Kind; isNarrowed: boolean; onAnyTime: () => void }) => {
  const t = useTexts(orderScreenTexts);
  return isNarrowed ? (
    <EmptyState title={t.noneSince} action={<Button onClick={onAnyTime}>{t.anyTime}</Button>}>
      {t.noneSinceText}
    </EmptyState>
  ) : (
    <EmptyState
      title={t.empty[tab].title}
      plate="empty-thali"
      action={<ButtonLink to={paths.restaurants()}>{t.browseRestaurants}</ButtonLink>}
    >
      {t.empty[tab].text}
    </EmptyState>
  );
};

interface ListProps {
  userid: number;
  wish: OrdersQuery & { tab: Kind };
  onAnyTime: () => void;
}

function List({ userid, wish, onAnyTime }: ListProps) {
  const t = useTexts(orderScreenTexts);
  const query = useInfiniteQuery(moreOrdersQuery(userid, wish));
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  if (isError && !data) return <FailedPart text={t.failed} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading label={t.loadingOrders} className="grid gap-4">
        <Skeleton className="h-32 w-full rounded-2xl" />
        <Skeleton className="h-32 w-full rounded-2xl" />
      </Loading>
    );
  const orders = data.pages.flatMap((page) => page.orders);
  const total = data.pages.at(-1)?.total ?? 0;
  if (orders.length === 0) return <Nothing tab={wish.tab} isNarrowed={wish.days !== undefined} onAnyTime={onAnyTime} />;
  return (
    <>
      <ul className="grid gap-4">
        {orders.map((order) => (
          <li key={order.order_number}>
            <OrderCard
              order={order}
              action={wish.tab !== 'active' && <OrderAgain orderNumber={order.order_number} />}
            />
          </li>
        ))}
      </ul>
      <div className="mt-5 grid justify-items-center gap-3">
        {isFetchNextPageError && <FailedPart text={t.moreFailed} onRetry={() => void fetchNextPage()} />}
        {hasNextPage && !isFetchNextPageError && (
          <Button
            variant="secondary"
            size={48}
            pending={isFetchingNextPage}
            pendingText={t.loadingMore}
            onClick={() => void fetchNextPage()}
          >
            {t.more}
          </Button>
        )}
        <p role="status" className="num text-note text-ink-3">
          {t.count({ shown: orders.length, total })}
        </p>
      </div>
    </>
  );
}

interface FilterProps {
  wish: OrdersQuery & { tab: Kind };
  onKind: (kind: Kind) => void;
  onDays: (days: string) => void;
}

function PastFilters({ wish, onKind, onDays }: FilterProps) {
  const t = useTexts(orderScreenTexts);
  const language = useLanguage();
  const id = useId();
  return (
    <div className="mb-5 flex flex-wrap items-end gap-x-6 gap-y-3">
      <div role="group" aria-label={t.whichOrders} className="-mx-4 flex gap-2 overflow-x-auto px-4 no-scrollbar">
        {pastKinds.map((kind) => (
          <Chip key={kind} pressed={wish.tab === kind} onClick={() => onKind(kind)}>
            {t.kinds[kind]}
          </Chip>
        ))}
      </div>
      <SelectField
        id={id}
        label={t.since.label}
        hideLabel
        className="w-44 sm:ml-auto"
        options={periodsIn(language)}
        value={String(wish.days ?? '')}
        onChange={({ target }) => onDays(target.value)}
      />
    </div>
  );
}

/** Whether the list opens on past orders: nobody chose, none is active, and there are some. */
function useOpensOnPast(userid: number, isChosen: boolean): boolean {
  const active = useInfiniteQuery({
    ...moreOrdersQuery(userid, { tab: 'active', days: undefined }),
    enabled: !isChosen && userid !== guestId,
  });
  const isIdle = active.data?.pages[0]?.total === 0;
  const past = useInfiniteQuery({
    ...moreOrdersQuery(userid, { tab: 'past', days: undefined }),
    enabled: !isChosen && isIdle,
  });
  return !isChosen && isIdle && (past.data?.pages[0]?.total ?? 0) > 0;
}

export function Screen() {
  const t = useTexts(orderScreenTexts);
  const language = useLanguage();
  const userid = useSession()?.userId ?? guestId;
  const [address, setAddress] = useSearchParams();
  useLiveOrders();
  const opensOnPast = useOpensOnPast(userid, address.has('tab'));
  const wish = opensOnPast ? { tab: 'past' as const, days: undefined } : readWish(address, language);
  const isPast = wish.tab !== 'active';
  const ask = (change: { state?: string; days?: string }) => {
    const asked = { state: wish.tab, days: String(wish.days ?? ''), ...change };
    const kept = Object.entries(asked).filter(([, value]) => value !== '' && value !== 'past');
    setAddress({ tab: 'past', ...Object.fromEntries(kept) }, { replace: true });
  };
  return (
    <div className="mx-auto max-w-[860px] px-4 py-6 lg:px-8">
      <title>{t.myOrdersTawa}</title>
      <h1 className="mb-4 text-3xl font-extrabold tracking-[-.03em]">{t.myOrders}</h1>
      <Tabs
        label={t.orders}
        value={isPast ? 'past' : 'active'}
        onChange={(tab) => setAddress({ tab })}
        tabs={tabsIn(language)}
      >
        {isPast && <PastFilters wish={wish} onKind={(state) => ask({ state })} onDays={(days) => ask({ days })} />}
        <List userid={userid} wish={wish} onAnyTime={() => ask({ days: '' })} />
      </Tabs>
    </div>
  );
}
