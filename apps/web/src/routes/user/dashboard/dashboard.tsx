import type { OrderSummary } from '@tawa/contract/ordering/orders';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { meQuery } from '#features/accounts/auth/shop/account.queries.ts';
import { NextBooking } from '#features/tables/bookings/shop/booking-list.tsx';
import { favouritesQuery } from '#features/catalogue/favourites/shop/favourites.queries.ts';
import { ActiveOrder, OtherActiveOrder } from '#features/ordering/orders/shop/active-order.tsx';
import { OrderCard } from '#features/ordering/orders/shop/order-card.tsx';
import { ordersQuery, useKeepOrdered, useLiveOrders } from '#features/ordering/orders/shop/orders.queries.ts';
import { OrderAgain } from '#features/ordering/cart/shop/reorder/order-again.tsx';
import { SearchField } from '#features/catalogue/search/shop/search-field.tsx';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session/session.ts';
import { ButtonLink } from '#ui/button.tsx';
import { FailedPart } from '#ui/state/error-state.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { DashboardAside } from './dashboard-aside.tsx';
import { OpenNow } from './open-now.tsx';
import { SavedDishes } from './saved-dishes.tsx';
import { userDashboardScreenTexts } from './dashboard.texts.ts';
import { useGreeting } from './use-greeting.ts';
import { useIsReady } from './use-is-ready.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const guestId = 0;
const shown = 3;

const arrivesFirst = (one: OrderSummary, other: OrderSummary) =>
  Date.parse(one.promised_to) - Date.parse(other.promised_to);

const Craving = () => {
  const t = useTexts(userDashboardScreenTexts);
  return (
    <section className="rounded-3xl bg-bar p-6 text-on-bar lg:p-8">
      <h2 className="display text-2xl font-bold">{t.whatCraving}</h2>
      <div className="mt-4 grid gap-3 sm:flex">
        <SearchField panel="below" className="min-w-0 flex-1 text-ink" />
        <ButtonLink to={paths.restaurants()} variant="secondary" size={48}>
          {t.browseRestaurants}
        </ButtonLink>
      </div>
    </section>
  );
};

function UnderWay({ userid }: { userid: number }) {
  const t = useTexts(userDashboardScreenTexts);
  const { data, isError, refetch } = useQuery(ordersQuery(userid, 'active'));
  if (isError) return <FailedPart text={t.ordersCouldNot} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading label={t.loadingOrders}>
        <Skeleton className="h-44 w-full rounded-3xl" />
      </Loading>
    );
  const [first, ...others] = data.orders.toSorted(arrivesFirst);
  if (!first) return <Craving />;
  return (
    <div className="grid gap-3">
      <ActiveOrder userid={userid} order={first} />
      {others.map((order) => (
        <OtherActiveOrder key={order.order_number} order={order} />
      ))}
    </div>
  );
}

function Place() {
  const t = useTexts(userDashboardScreenTexts);
  return (
    <Loading label={t.loadingOrders}>
      <Skeleton className="mb-5 h-9 w-64" />
      <Skeleton className="h-52 w-full rounded-3xl" />
      <div className="mt-8 gap-8 lg:grid lg:grid-cols-[minmax(0,1fr)_312px]">
        <div>
          <Skeleton className="mb-4 h-8 w-44" />
          <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
            <Skeleton className="h-60 w-full rounded-2xl" />
            <Skeleton className="h-60 w-full rounded-2xl" />
            <Skeleton className="h-60 w-full rounded-2xl" />
          </div>
        </div>
        <Skeleton className="h-80 w-full rounded-2xl max-lg:hidden" />
      </div>
    </Loading>
  );
}

function Section({ title, more, children }: { title: string; more: ReactNode; children: ReactNode }) {
  return (
    <section>
      <div className="mb-4 flex items-baseline justify-between gap-3">
        <h2 className="text-2xl font-bold">{title}</h2>
        {more}
      </div>
      {children}
    </section>
  );
}

const link = 'flex min-h-11 items-center font-bold text-brand-ink';

function Past({ userid }: { userid: number }) {
  const t = useTexts(userDashboardScreenTexts);
  const { data } = useQuery(ordersQuery(userid, 'past'));
  if (!data) return null;
  const orders = data.orders.slice(0, shown);
  if (orders.length === 0) return <OpenNow />;
  const more = (
    <Link to={`${paths.myOrders}?tab=past`} className={link}>
      {t.allOrders}
    </Link>
  );
  return (
    <Section title={t.orderAgain} more={more}>
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {orders.map((order) => (
          <OrderCard
            key={order.order_number}
            order={order}
            action={<OrderAgain orderNumber={order.order_number} className="w-full" />}
          />
        ))}
      </div>
    </Section>
  );
}

function Saved({ userid }: { userid: number }) {
  const t = useTexts(userDashboardScreenTexts);
  const { data } = useQuery(favouritesQuery(userid));
  if (!data || data.length === 0) return null;
  const more = (
    <Link to={paths.favourites} className={link}>
      {t.allDishes({ count: data.length })}
    </Link>
  );
  return (
    <Section title={t.favourites} more={more}>
      <SavedDishes
        userid={userid}
        dishes={data.slice(0, shown)}
        className="-mx-4 flex gap-4 overflow-x-auto px-4 pb-2 no-scrollbar *:w-[212px] *:shrink-0 md:mx-0 md:grid md:grid-cols-3 md:px-0 md:*:w-auto"
      />
    </Section>
  );
}

function Ready({ userid, title }: { userid: number; title: string }) {
  return (
    <>
      <h1 className="mb-5 text-3xl font-extrabold tracking-[-.03em] wrap-anywhere lg:text-4xl">{title}</h1>
      <UnderWay userid={userid} />
      <NextBooking userid={userid} />
      <div className="mt-8 gap-8 lg:grid lg:grid-cols-[minmax(0,1fr)_312px]">
        <div className="grid grid-cols-1 content-start gap-8 max-lg:mb-8">
          <Past userid={userid} />
          <Saved userid={userid} />
        </div>
        <DashboardAside userid={userid} />
      </div>
    </>
  );
}

export function Screen() {
  const t = useTexts(userDashboardScreenTexts);
  const userid = useSession()?.userId ?? guestId;
  const { data: me } = useQuery(meQuery(userid));
  useLiveOrders();
  // A login leads here, and from here to the home page.
  useKeepOrdered(userid);
  const greeting = useGreeting();
  const [name] = me?.name.split(' ') ?? [];
  const isReady = useIsReady(userid);
  return (
    <div className="mx-auto max-w-[1200px] px-4 py-6 lg:px-8">
      <title>{t.dashboardTawa}</title>
      {isReady ? <Ready userid={userid} title={name ? `${greeting}, ${name}` : t.dashboard} /> : <Place />}
    </div>
  );
}
