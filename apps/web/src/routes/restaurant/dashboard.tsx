import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { kitchenOrdersQuery, kitchenStatusQuery, useLiveKitchen } from '../../features/kitchen/kitchen.queries.ts';
import { KitchenFeedback } from './feedback.tsx';
import { formatTime, formatWhen } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useNow } from '../../ui/countdown-ring.tsx';
import { FailedPart } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

function Status() {
  const now = useNow(Date.now, 60_000);
  const { data, isError, refetch } = useQuery(kitchenStatusQuery());
  if (isError) return <FailedPart text="The kitchen’s state could not be read." onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading label="Loading the kitchen’s state">
        <Skeleton className="h-24 w-full rounded-2xl" />
      </Loading>
    );
  const isOpen = data.status === 'online';
  const until = isOpen && data.closes_at ? ` until ${formatTime(data.closes_at)}` : '';
  const next = !isOpen && data.next_open_at ? ` Opens ${formatWhen(data.next_open_at, now)}.` : '';
  return (
    <section className="rounded-2xl border border-line bg-surface p-5">
      <h2 className="text-xl font-bold">{data.restaurant_name}</h2>
      <p className="mt-1 text-body text-ink-2">
        {data.lifecycle === 'active'
          ? `${isOpen ? `Open${until}.` : 'Closed.'}${next}`
          : 'Complete your profile to get activated and start posting dishes.'}
      </p>
    </section>
  );
}

const lanes = [
  ['board', 'Open orders'],
  ['upcoming', 'Upcoming'],
  ['done', 'Done today'],
] as const;

export function Screen() {
  const { data } = useQuery(kitchenOrdersQuery('board'));
  useLiveKitchen();
  return (
    <div className="px-4 py-6 lg:px-6">
      <title>Dashboard · Tawa</title>
      <h1 className="mb-4 text-2xl font-bold">Dashboard</h1>
      <div className="grid gap-4">
        <Status />
        <ul className="grid gap-4 sm:grid-cols-3">
          {lanes.map(([lane, label]) => (
            <li key={lane}>
              <Link to={paths.restaurantOrders} className="block rounded-2xl border border-line bg-surface p-5">
                <span className="block text-note text-ink-3">{label}</span>
                <span className="num display block text-4xl font-extrabold">{data ? data.counts[lane] : '–'}</span>
              </Link>
            </li>
          ))}
        </ul>
        <ButtonLink to={paths.restaurantOrders} className="justify-self-start">
          Open the board
        </ButtonLink>
        <KitchenFeedback />
      </div>
    </div>
  );
}
