import { getOverview, type Overview } from '@tawa/contract/overview';
import { orderStates, panelStateWords } from '@tawa/domain/order-states';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { call } from '../../lib/api-client.ts';
import { formatCount, formatDateTime, formatTime } from '../../lib/format.ts';
import { useLiveSoon } from '../../lib/live-soon.ts';
import { overviewTexts as texts } from '../../lib/messages-office-overview.ts';
import { useOfficeAccess } from '../../lib/office-access.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Part } from '../../ui/part.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { DueComplaints, SalesByCity, TopDishes } from './day-lists.tsx';
import { HoursChart } from './hours-chart.tsx';
import { Today, weekdayOf } from './today-row.tsx';
import { WaitingRow } from './waiting-row.tsx';

const overviewQuery = queryOptions({
  queryKey: ['overview'],
  queryFn: async ({ signal }) => (await call(getOverview, {}, signal)).body,
  staleTime: 5000,
  refetchInterval: 60_000,
});

interface CardProps {
  title: string;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

function Card({ title, aside, className, children }: CardProps) {
  return (
    <section className={cx('min-w-0 rounded-xl border border-line bg-surface p-5 max-sm:p-4', className)}>
      <div className="mb-1 flex min-h-11 items-center justify-between gap-3">
        <h2 className="text-lg font-bold">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

const More = ({ to, count }: { to: string; count: number }) => (
  <Link to={to} className="num flex min-h-11 min-w-11 items-center justify-end text-sm font-bold text-brand-ink">
    {texts.all} {formatCount(count)}
  </Link>
);

function Live({ live }: Pick<Overview, 'live'>) {
  const inOrder = live.toSorted((one, other) => orderStates.indexOf(one.status) - orderStates.indexOf(other.status));
  const most = Math.max(1, ...live.map(({ count }) => count));
  if (live.length === 0) return <p className="text-sm text-ink-3">{texts.noLive}</p>;
  return (
    <ul>
      {inOrder.map(({ status, count }) => (
        <li key={status} className="border-t border-line first:border-t-0">
          <Link
            to={`/all-orders?status=${status}`}
            className="grid min-h-12 grid-cols-[8rem_minmax(0,1fr)_3rem] items-center gap-3 text-sm hover:bg-surface-2"
          >
            <span className="font-semibold">{panelStateWords[status]}</span>
            <span aria-hidden="true" className="h-2.5 rounded-full bg-surface-2">
              <span className="block h-full rounded-full bg-brand" style={{ width: `${(count / most) * 100}%` }} />
            </span>
            <b className="num text-right text-base">{formatCount(count)}</b>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function LateOrders({ rows }: { rows: Overview['late_orders'] }) {
  if (rows.length === 0) return <p className="text-sm text-ink-3">{texts.noLate}</p>;
  return (
    <ul className="text-sm">
      {rows.map((row) => (
        <li key={row.order_number} className="border-t border-line first:border-t-0">
          <Link
            to={`/all-orders?stuck=late&open=${row.order_number}`}
            className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 py-1.5 hover:bg-surface-2"
          >
            <span className="min-w-0">
              <b className="num">{row.order_number}</b>
              <span className="block break-words text-ink-2">
                {row.restaurant_name}, {row.cityname}
              </span>
            </span>
            <span className="num text-right text-danger">
              {panelStateWords[row.status]}
              <span className="block text-ink-3">{texts.promised(formatTime(row.promised_to))}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Queue({ rows }: { rows: Overview['restaurants'] }) {
  if (rows.length === 0) return <p className="text-sm text-ink-3">{texts.noQueue}</p>;
  return (
    <ul className="text-sm">
      {rows.map((row, index) => (
        <li
          key={row.restaurant_id}
          className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-2 first:border-t-0"
        >
          <span className="min-w-0 flex-1">
            <b className="font-semibold break-words">{row.restaurant_name}</b>
            <span className="num block text-ink-3">
              {row.cityname ?? '–'}, {texts.since(formatDateTime(row.submitted_on))}
            </span>
          </span>
          <ButtonLink
            size={40}
            variant={index === 0 ? 'primary' : 'secondary'}
            to={`/adminrestaurants?show=review&open=${row.restaurant_id}`}
            aria-label={`${texts.review} ${row.restaurant_name}`}
          >
            {texts.review}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

const Shape = () => (
  <Loading className="space-y-4">
    <Skeleton className="h-40 w-full rounded-xl" />
    <Skeleton className="h-28 w-full rounded-xl" />
    <Skeleton className="h-64 w-full rounded-xl" />
  </Loading>
);

/** What waits for the office, the day so far, and who waits longest; read again whenever an order or a complaint moves. */
export function OverviewPage() {
  const client = useQueryClient();
  const query = useQuery(overviewQuery);
  const { isScreenOpen } = useOfficeAccess();
  useLiveSoon(['order', 'complaint'], () => void client.invalidateQueries({ queryKey: overviewQuery.queryKey }));
  return (
    <div className="px-4 py-5 lg:px-6">
      <title>{`${texts.title} · Tawa`}</title>
      <header className="mb-4">
        <h1 className="text-2xl font-bold">{texts.title}</h1>
        <p className="num min-h-5 text-note text-ink-3">{query.data && texts.read(formatTime(query.data.at))}</p>
      </header>
      <Part query={query} skeleton={<Shape />} failed={texts.failed}>
        {(overview) => (
          <div className="space-y-4">
            <WaitingRow overview={overview} isOpen={isScreenOpen} />
            <Today overview={overview} isOpen={isScreenOpen} />
            <div className="grid gap-4 xl:grid-cols-3">
              <Card title={texts.hours} className="xl:col-span-2">
                <HoursChart hours={overview.hours} weekday={weekdayOf(overview.at)} />
              </Card>
              <Card title={texts.live}>
                <Live live={overview.live} />
              </Card>
            </div>
            <div className="grid gap-4 xl:grid-cols-3">
              <Card
                title={texts.lateNow}
                className="xl:col-span-2"
                aside={overview.waiting.late > 0 && <More to="/all-orders?stuck=late" count={overview.waiting.late} />}
              >
                <LateOrders rows={overview.late_orders} />
              </Card>
              <Card
                title={texts.queue}
                aside={
                  overview.waiting.restaurants > 0 && (
                    <More to="/adminrestaurants?show=review" count={overview.waiting.restaurants} />
                  )
                }
              >
                <Queue rows={overview.restaurants} />
              </Card>
              <Card title={texts.cities}>
                <SalesByCity cities={overview.cities} />
              </Card>
              {isScreenOpen('/admin/complaints') && (
                <Card
                  title={texts.dueFirst}
                  aside={
                    overview.waiting.complaints > 0 && (
                      <More to="/admin/complaints" count={overview.waiting.complaints} />
                    )
                  }
                >
                  <DueComplaints complaints={overview.complaints} />
                </Card>
              )}
              <Card title={texts.dishes}>
                <TopDishes dishes={overview.dishes} isOpen={isScreenOpen('/all-menu')} />
              </Card>
            </div>
          </div>
        )}
      </Part>
    </div>
  );
}
