import { getOverview, type Overview } from '@tawa/contract/insight/overview';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { call } from '#lib/api/api-client.ts';
import { formatCount, formatTime } from '#lib/format.ts';
import { useTexts, textsIn } from '#lib/i18n/texts.ts';
import { useLiveSoon } from '#lib/live/live-soon.ts';
import { useOfficeAccess } from '#lib/session/office-access.ts';
import { cx } from '#ui/cx.ts';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { DayChoice } from './day-choice.tsx';
import { DueComplaints, SalesByCity, TopDishes } from './day-lists.tsx';
import { HoursChart } from './hours-chart.tsx';
import { LateOrders, Live, Queue } from './now-lists.tsx';
import { officeOverviewTexts } from './overview.texts.ts';
import { useShownDay, waysOf, weekdayOf, type Ways } from './shown-day.ts';
import { Today } from './today-row.tsx';
import { WaitingRow } from './waiting-row.tsx';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { PanelFindField } from '#ui/panel/panel-find.tsx';

const overviewQuery = (query: { city?: number; day?: string }) =>
  queryOptions({
    queryKey: ['overview', query],
    queryFn: async ({ signal }) => (await call(getOverview, { query }, signal)).body,
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

const More = ({ to, count }: { to: string; count: number }) => {
  const t = useTexts(officeOverviewTexts);
  return (
    <Link to={to} className="num flex min-h-11 min-w-11 items-center justify-end text-sm font-bold text-brand-ink">
      {t.all} {formatCount(count)}
    </Link>
  );
};

const Shape = () => (
  <Loading className="space-y-4">
    <Skeleton className="h-40 w-full rounded-xl" />
    <Skeleton className="h-28 w-full rounded-xl" />
    <Skeleton className="h-64 w-full rounded-xl" />
  </Loading>
);

interface CardsProps {
  overview: Overview;
  ways: Ways;
  isOpen: (link: string) => boolean;
}

/** What is under way now and who waits longest. */
function NowCards({ overview, ways }: Omit<CardsProps, 'isOpen'>) {
  const t = useTexts(officeOverviewTexts);
  const { waiting, late_orders, restaurants } = overview;
  const [late, review] = [ways.orders('stuck=late'), ways.to('/adminrestaurants?show=review')];
  return (
    <>
      <Card
        title={t.lateNow}
        className="xl:col-span-2"
        aside={waiting.late > 0 && <More to={late} count={waiting.late} />}
      >
        <LateOrders rows={late_orders} />
      </Card>
      <Card title={t.queue} aside={waiting.restaurants > 0 && <More to={review} count={waiting.restaurants} />}>
        <Queue rows={restaurants} />
      </Card>
    </>
  );
}

function Cards({ overview, ways, isOpen }: CardsProps) {
  const t = useTexts(officeOverviewTexts);
  const { is_today: isToday, waiting } = overview;
  const complaints = ways.to('/admin/complaints');
  return (
    <div className="grid gap-4 xl:grid-cols-3">
      <Card title={t.hours} className="xl:col-span-2">
        <HoursChart hours={overview.hours} weekday={weekdayOf(overview.day)} isToday={isToday} />
      </Card>
      {isToday && (
        <Card title={t.live}>
          <Live live={overview.live} ways={ways} />
        </Card>
      )}
      {isToday && <NowCards overview={overview} ways={ways} />}
      <Card title={t.cities}>
        <SalesByCity cities={overview.cities} ways={ways} />
      </Card>
      {isToday && isOpen(complaints) && (
        <Card title={t.dueFirst} aside={waiting.complaints > 0 && <More to={complaints} count={waiting.complaints} />}>
          <DueComplaints complaints={overview.complaints} />
        </Card>
      )}
      <Card title={t.dishes} className={isToday ? undefined : 'xl:col-span-3'}>
        <TopDishes dishes={overview.dishes} isOpen={isOpen('/all-menu')} />
      </Card>
    </div>
  );
}

const factsOf = ({ at, day, is_today }: Overview, language: Language) => {
  const t = textsIn(officeOverviewTexts, language);
  return is_today
    ? t.read({ time: formatTime(at, language), weekday: weekdayOf(day) })
    : t.readWhole({ weekday: weekdayOf(day) });
};

/** What waits for the office, a day, and who waits longest; read again whenever an order or a complaint moves. */
export function OverviewPage() {
  const language = useLanguage();
  const t = useTexts(officeOverviewTexts);
  const client = useQueryClient();
  const shown = useShownDay();
  const { city, day, today } = shown;
  const wanted = { ...(city !== '' && { city: Number(city) }), ...(day !== today && { day }) };
  const query = useQuery(overviewQuery(wanted));
  const { isScreenOpen } = useOfficeAccess();
  useLiveSoon(['order', 'complaint'], () => void client.invalidateQueries({ queryKey: ['overview'] }));
  return (
    <div className="px-4 py-5 lg:px-6">
      <title>{t.tawa({ title: t.title })}</title>
      <header className="mb-4 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-2xl font-bold">{t.title}</h1>
          <p className="num min-h-5 text-note text-ink-3">{query.data && factsOf(query.data, language)}</p>
        </div>
        <PanelFindField className="ml-auto" />
        <DayChoice shown={shown} />
      </header>
      <Part query={query} skeleton={<Shape />} failed={t.failed}>
        {(overview) => {
          const ways = waysOf(overview, city);
          return (
            <div className="space-y-4">
              {overview.is_today && <WaitingRow overview={overview} ways={ways} isOpen={isScreenOpen} />}
              <Today overview={overview} ways={ways} isOpen={isScreenOpen} />
              <Cards overview={overview} ways={ways} isOpen={isScreenOpen} />
            </div>
          );
        }}
      </Part>
    </div>
  );
}
