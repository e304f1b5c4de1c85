import { timeZoneDefault } from '@tawa/domain/common/limits';
import { serviceDayAt } from '@tawa/domain/insight/statistics';
import { addDays } from '@tawa/domain/common/zoned-time';
import { useQuery } from '@tanstack/react-query';
import { AcceptingSwitch } from '#features/ordering/orders/kitchen/accepting-switch.tsx';
import { kitchenStatusQuery } from '#features/ordering/orders/kitchen/kitchen.queries.ts';
import { AttentionCard } from '#features/insight/statistics/attention-card.tsx';
import { attentionQuery, ownStatisticsQuery } from '#features/insight/statistics/statistics.queries.ts';
import { TodayCard } from '#features/insight/statistics/today-card.tsx';
import { formatTime, formatWhen } from '#lib/format.ts';
import { dashboardTexts as texts } from '#lib/messages-statistics.ts';
import { useOnline } from '#lib/api/online.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';

const week = 7;

/** What stands in a part's place until it is read. */
export const skeleton = (height: string) => (
  <Loading label={texts.loading}>
    <Skeleton className={`${height} w-full rounded-xl`} />
  </Loading>
);

/** Open or closed, until when, and the switch. */
export function Standing({ now }: { now: number }) {
  const online = useOnline();
  const { data } = useQuery(kitchenStatusQuery());
  if (!data || data.lifecycle !== 'active') return null;
  const isOff = data.reason === 'paused' || data.reason === 'offline';
  const until = data.closes_at ? formatTime(data.closes_at) : '';
  const next = data.next_open_at ? formatWhen(data.next_open_at, now) : '';
  const closed = isOff ? texts.paused : texts.closed(next);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-body text-ink-2">{data.status === 'online' ? texts.openUntil(until) : closed}</p>
      <AcceptingSwitch disabled={!online} now={now} />
    </div>
  );
}

/** What a working kitchen sees first. */
export function Working({ now }: { now: number }) {
  const today = serviceDayAt(new Date(now), timeZoneDefault);
  const statistics = useQuery(ownStatisticsQuery({ from: today, to: today, against: addDays(today, -week) }));
  const attention = useQuery(attentionQuery());
  return (
    <div className="grid gap-4">
      <Part query={attention} skeleton={skeleton('h-32')} failed={texts.attentionFailed}>
        {(found) => <AttentionCard attention={found} now={now} />}
      </Part>
      <Part query={statistics} skeleton={skeleton('h-48')} failed={texts.failed}>
        {(found) => <TodayCard statistics={found} />}
      </Part>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.restaurantOrders}>{texts.open}</ButtonLink>
        <ButtonLink to={paths.restaurantReport} variant="secondary">
          {texts.report}
        </ButtonLink>
        <ButtonLink to={paths.restaurantCoupons} variant="secondary">
          {texts.coupons}
        </ButtonLink>
        <ButtonLink to={paths.restaurantReviews} variant="secondary">
          {texts.reviewsLink}
        </ButtonLink>
        <ButtonLink to={paths.restaurantComplaints} variant="secondary">
          {texts.complaintsLink}
        </ButtonLink>
      </div>
    </div>
  );
}
