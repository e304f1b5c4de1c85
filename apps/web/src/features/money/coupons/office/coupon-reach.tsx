import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatCount } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { officeCouponsTexts } from './coupons.texts.ts';
import { reachQuery } from './coupons.queries.ts';

interface ReachProps {
  title: string;
  examples: readonly { key: number; name: string; to: string }[];
  refusals: readonly { message: string; count: number }[];
}

function Reach({ title, examples, refusals }: ReachProps) {
  const t = useTexts(officeCouponsTexts);
  return (
    <div>
      <p className="num text-lg font-bold">{title}</p>
      {examples.length > 0 && (
        <p className="text-sm text-ink-2">
          {t.for}{' '}
          {examples.map(({ key, name, to }, index) => (
            <span key={key}>
              {index > 0 && ', '}
              <Link to={to} className="font-semibold text-brand-ink">
                {name}
              </Link>
            </span>
          ))}
        </p>
      )}
      <ul className="num text-note text-ink-3">
        {refusals.map(({ message, count }) => (
          <li key={message}>{t.refused({ count: formatCount(count), why: message })}</li>
        ))}
      </ul>
    </div>
  );
}

/** How many customers could use a coupon, at how many restaurants, and why the others cannot. */
export function OfficeReach({ couponId }: { couponId: number }) {
  const t = useTexts(officeCouponsTexts);
  const query = useQuery(reachQuery(couponId));
  return (
    <Part
      query={query}
      failed={t.reachFailed}
      skeleton={
        <Loading>
          <Skeleton className="h-20 w-full" />
        </Loading>
      }
    >
      {({ customers, restaurants }) => (
        <div className="space-y-3">
          <Reach
            title={t.customers({ may: formatCount(customers.may), all: formatCount(customers.all) })}
            examples={customers.examples.map(({ user_id, name }) => ({
              key: user_id,
              name,
              to: `/users?role=user&open=${user_id}`,
            }))}
            refusals={customers.refusals}
          />
          <Reach
            title={t.atRestaurants({ may: formatCount(restaurants.may), all: formatCount(restaurants.all) })}
            examples={restaurants.examples.map(({ restaurant_id, restaurant_name }) => ({
              key: restaurant_id,
              name: restaurant_name,
              to: `/adminrestaurants?open=${restaurant_id}`,
            }))}
            refusals={restaurants.refusals}
          />
        </div>
      )}
    </Part>
  );
}
