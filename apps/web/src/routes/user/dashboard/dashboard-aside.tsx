import { isUnresolved } from '@tawa/domain/care/complaints';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { SpendingCard } from '#features/money/spending/shop/spending-card.tsx';
import { addressText } from '#features/accounts/addresses/shop/address-choice.tsx';
import { addressesQuery } from '#features/accounts/addresses/shop/addresses.queries.ts';
import { stateWordFor, titleOf, toneOf } from '#features/care/complaints/complaint-words.ts';
import { complaintsQuery } from '#features/care/complaints/shop/own-complaints.queries.ts';
import { Notice } from '#features/accounts/notifications/notice.tsx';
import { latestQuery } from '#features/accounts/notifications/notifications.queries.ts';
import { CreditCard } from '#features/money/refunds/shop/credit-card.tsx';
import { formatWhen } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { useNow } from '#ui/state/use-now.ts';
import { userDashboardScreenTexts } from './dashboard.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

const link = 'flex min-h-8 items-center pointer-coarse:min-h-11 text-body font-bold text-brand-ink';
const complaintsShown = 2;
const noticesShown = 3;

function Notices({ userid }: { userid: number }) {
  const t = useTexts(userDashboardScreenTexts);
  const language = useLanguage();
  const now = useNow(Date.now, 60_000);
  const { data = [] } = useQuery(latestQuery(userid));
  const unread = data.filter(({ read_at }) => read_at === null);
  if (unread.length === 0) return null;
  return (
    <Card
      title={t.notices}
      action={
        <Link to={paths.notifications} className={link}>
          {t.seeAll}
        </Link>
      }
    >
      <ul className="divide-y divide-line">
        {unread.slice(0, noticesShown).map((notice) => (
          <li key={notice.notification_id}>
            <Notice notice={notice} when={formatWhen(notice.created_at, now, language)} className="py-3" />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function OpenComplaints({ userid }: { userid: number }) {
  const t = useTexts(userDashboardScreenTexts);
  const language = useLanguage();
  const now = useNow(Date.now, 60_000);
  const { data } = useQuery(complaintsQuery(userid));
  const open = (data?.complaints ?? []).filter(({ status }) => isUnresolved(status));
  if (open.length === 0) return null;
  return (
    <Card
      title={open.length === 1 ? t.openComplaint : t.openComplaints}
      action={
        <Link to={paths.complaints} className={link}>
          {t.view}
        </Link>
      }
    >
      <ul className="grid gap-3">
        {open.slice(0, complaintsShown).map((complaint) => (
          <li key={complaint.complaint_id} className="rounded-md bg-surface-2 p-4">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <Badge tone={toneOf(complaint.status)}>{stateWordFor(complaint.status, 'customer')}</Badge>
              <span className="num text-note text-ink-3">{complaint.order_number}</span>
            </p>
            <p className="mt-2 text-body font-semibold wrap-anywhere">{titleOf(complaint)}</p>
            {complaint.due_at && (
              <p className="num text-note text-ink-3">
                {t.weAnswerBy({ dueAt: formatWhen(complaint.due_at, now, language) })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function DeliverTo({ userid }: { userid: number }) {
  const t = useTexts(userDashboardScreenTexts);
  const { data } = useQuery(addressesQuery(userid));
  if (!data) return null;
  const home = data.find(({ is_default }) => is_default);
  return (
    <Card
      title={t.deliver}
      action={
        <Link to={paths.myAddress} className={link}>
          {home ? t.change : t.add}
        </Link>
      }
    >
      {home ? (
        <>
          <p className="font-semibold wrap-anywhere">{home.label}</p>
          <p className="text-body wrap-anywhere text-ink-2">{addressText(home)}</p>
        </>
      ) : (
        <p className="text-body text-ink-2">{t.noAddressYet}</p>
      )}
    </Card>
  );
}

/** What stands beside the orders and dishes of the dashboard. */
export const DashboardAside = ({ userid }: { userid: number }) => {
  const t = useTexts(userDashboardScreenTexts);
  return (
    <aside aria-label={t.account} className="grid grid-cols-1 content-start gap-5">
      <Notices userid={userid} />
      <OpenComplaints userid={userid} />
      <SpendingCard userid={userid} />
      <CreditCard userid={userid} />
      <DeliverTo userid={userid} />
    </aside>
  );
};
