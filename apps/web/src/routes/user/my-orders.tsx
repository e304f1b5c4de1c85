import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { OrderCard } from '../../features/orders/order-card.tsx';
import { ordersQuery, useLiveOrders, type OrdersTab } from '../../features/orders/orders.queries.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedPart } from '../../ui/error-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';

const guestId = 0;
const tabs = [
  { value: 'active' as const, label: 'Active' },
  { value: 'past' as const, label: 'Past' },
];

function List({ userid, tab, page }: { userid: number; tab: OrdersTab; page: number }) {
  const { data, isError, refetch } = useQuery(ordersQuery(userid, tab, page));
  if (isError) return <FailedPart text="Your orders could not be read." onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading label="Loading orders" className="grid gap-4">
        <Skeleton className="h-32 w-full rounded-2xl" />
        <Skeleton className="h-32 w-full rounded-2xl" />
      </Loading>
    );
  if (data.orders.length === 0)
    return (
      <EmptyState
        title={tab === 'active' ? 'No order under way' : 'No past orders'}
        plate="empty-thali"
        action={<ButtonLink to={paths.restaurants()}>Browse restaurants</ButtonLink>}
      >
        What you order shows here with its live state.
      </EmptyState>
    );
  return (
    <>
      <ul className="grid gap-4">
        {data.orders.map((order) => (
          <li key={order.order_number}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        totalPages={data.total_pages}
        hrefFor={(next) => `${paths.myOrders}?tab=${tab}&page=${next}`}
      />
    </>
  );
}

export function Screen() {
  const userid = useSession()?.userId ?? guestId;
  const [address, setAddress] = useSearchParams();
  useLiveOrders();
  const tab: OrdersTab = address.get('tab') === 'past' ? 'past' : 'active';
  const page = Math.max(1, Number(address.get('page')) || 1);
  return (
    <div className="mx-auto max-w-[860px] px-4 py-6 lg:px-8">
      <title>My orders · Tawa</title>
      <h1 className="mb-4 text-3xl font-extrabold tracking-[-.03em]">My orders</h1>
      <Tabs label="Orders" value={tab} onChange={(next) => setAddress({ tab: next })} tabs={tabs}>
        <div className="pt-5">
          <List userid={userid} tab={tab} page={page} />
        </div>
      </Tabs>
    </div>
  );
}
