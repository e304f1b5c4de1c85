import { timeZoneDefault } from '@tawa/domain/limits';
import { serviceDayAt } from '@tawa/domain/statistics';
import { addDays } from '@tawa/domain/zoned-time';
import { useQuery } from '@tanstack/react-query';
import { AcceptingSwitch } from '../../features/kitchen/accepting-switch.tsx';
import { kitchenStatusQuery, useLiveKitchen } from '../../features/kitchen/kitchen.queries.ts';
import { profileQuery } from '../../features/own-restaurant/profile.queries.ts';
import { Band } from '../../features/own-restaurant/band.tsx';
import { Course, NextStep } from '../../features/own-restaurant/standing.tsx';
import { AttentionCard } from '../../features/statistics/attention-card.tsx';
import { attentionQuery, ownStatisticsQuery } from '../../features/statistics/statistics.queries.ts';
import { TodayCard } from '../../features/statistics/today-card.tsx';
import { formatTime, formatWhen } from '../../lib/format.ts';
import { dashboardTexts as texts } from '../../lib/messages-statistics.ts';
import { useOnline } from '../../lib/online.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useNow } from '../../ui/countdown-ring.tsx';
import { Part } from '../../ui/part.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

const minuteMs = 60_000;
const week = 7;

const skeleton = (height: string) => (
  <Loading label={texts.loading}>
    <Skeleton className={`${height} w-full rounded-xl`} />
  </Loading>
);

/** Open or closed, until when, and the switch. */
function Standing({ now }: { now: number }) {
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
function Working({ now }: { now: number }) {
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

export function Screen() {
  const now = useNow(Date.now, minuteMs);
  const profile = useQuery(profileQuery());
  useLiveKitchen();
  return (
    <div className="max-w-[1180px] px-4 py-6 lg:px-6">
      <title>{`${texts.title} · Tawa`}</title>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-bold">{texts.title}</h1>
        <Standing now={now} />
      </div>
      <Part query={profile} skeleton={skeleton('h-60')} failed={texts.failed}>
        {(found) => {
          const isWorking = ['active', 'suspended', 'closing'].includes(found.lifecycle);
          return (
            <div className="grid gap-4">
              {!found.listed && <Band profile={found} />}
              {isWorking ? (
                <Working now={now} />
              ) : (
                <div className="grid items-start gap-4 lg:grid-cols-2">
                  <div className="grid gap-4">
                    <NextStep profile={found} />
                    <ButtonLink to={paths.restaurantProfile} variant="secondary" className="justify-self-start">
                      {texts.goOn}
                    </ButtonLink>
                  </div>
                  <Course profile={found} />
                </div>
              )}
            </div>
          );
        }}
      </Part>
    </div>
  );
}
