import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { NextBooking } from '../../features/bookings/booking-list.tsx';
import { FavouriteButton } from '../../features/favourites/favourite-button.tsx';
import { favouritesQuery } from '../../features/favourites/favourites.queries.ts';
import { DishCard } from '../../features/menu/dish-card.tsx';
import { OrderCard } from '../../features/orders/order-card.tsx';
import { ordersQuery, useLiveOrders } from '../../features/orders/orders.queries.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FailedPart } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

const guestId = 0;
const pastShown = 3;
const favouritesShown = 3;

function UnderWay({ userid }: { userid: number }) {
  const { data, isError, refetch } = useQuery(ordersQuery(userid, 'active'));
  if (isError) return <FailedPart text="Your orders could not be read." onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading label="Loading your orders">
        <Skeleton className="h-36 w-full rounded-2xl" />
      </Loading>
    );
  if (data.orders.length === 0)
    return (
      <div className="flex flex-wrap items-center justify-between gap-4 rounded-2xl bg-bar p-6 text-on-bar">
        <p className="display text-2xl font-bold">What are you craving?</p>
        <ButtonLink to={paths.restaurants()} variant="secondary">
          Browse restaurants
        </ButtonLink>
      </div>
    );
  return (
    <div className="grid gap-4">
      {data.orders.map((order) => (
        <OrderCard key={order.order_number} order={order} />
      ))}
    </div>
  );
}

function Past({ userid }: { userid: number }) {
  const { data } = useQuery(ordersQuery(userid, 'past'));
  const orders = (data?.orders ?? []).slice(0, pastShown);
  if (orders.length === 0) return null;
  return (
    <section className="mt-8">
      <div className="mb-4 flex items-baseline justify-between">
        <h2 className="text-2xl font-bold">Past orders</h2>
        <Link to={`${paths.myOrders}?tab=past`} className="flex min-h-11 items-center font-bold text-brand-ink">
          All orders
        </Link>
      </div>
      <div className="grid gap-4 lg:grid-cols-3">
        {orders.map((order) => (
          <OrderCard key={order.order_number} order={order} />
        ))}
      </div>
    </section>
  );
}

function Saved({ userid }: { userid: number }) {
  const { data } = useQuery(favouritesQuery(userid));
  const dishes = (data ?? []).slice(0, favouritesShown);
  if (dishes.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="mb-4 text-2xl font-bold">Favourites</h2>
      <ul className="grid grid-cols-2 gap-4 lg:grid-cols-3">
        {dishes.map((dish) => (
          <li key={dish.menu_id}>
            <DishCard dish={dish} favourite={<FavouriteButton dish={dish} />} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Screen() {
  const userid = useSession()?.userId ?? guestId;
  useLiveOrders();
  return (
    <div className="mx-auto max-w-[1120px] px-4 py-6 lg:px-8">
      <title>Dashboard · Tawa</title>
      <h1 className="mb-5 text-3xl font-extrabold tracking-[-.03em]">Dashboard</h1>
      <UnderWay userid={userid} />
      <NextBooking userid={userid} />
      <Past userid={userid} />
      <Saved userid={userid} />
    </div>
  );
}
