import type { Notification } from '@tawa/contract/accounts/notifications';
import { ArmchairIcon } from '@phosphor-icons/react/dist/ssr/Armchair';
import { BellIcon } from '@phosphor-icons/react/dist/ssr/Bell';
import { ChatCircleDotsIcon } from '@phosphor-icons/react/dist/ssr/ChatCircleDots';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { CookingPotIcon } from '@phosphor-icons/react/dist/ssr/CookingPot';
import { CurrencyInrIcon } from '@phosphor-icons/react/dist/ssr/CurrencyInr';
import { MopedIcon } from '@phosphor-icons/react/dist/ssr/Moped';
import { ReceiptIcon } from '@phosphor-icons/react/dist/ssr/Receipt';
import { ShieldCheckIcon } from '@phosphor-icons/react/dist/ssr/ShieldCheck';
import { StarIcon } from '@phosphor-icons/react/dist/ssr/Star';
import { StorefrontIcon } from '@phosphor-icons/react/dist/ssr/Storefront';
import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '#lib/i18n/texts.ts';
import { Icon, type Shape } from '#ui/icon.tsx';
import { useRead } from './notifications.queries.ts';
import { notificationsTexts } from './notifications.texts.ts';

/** By what a kind's name has in it, the first that fits. */
const shapes: readonly [RegExp, Shape][] = [
  [/^security_/, ShieldCheckIcon],
  [/complaint/, ChatCircleDotsIcon],
  [/booking/, ArmchairIcon],
  [/refund|payment|payout/, CurrencyInrIcon],
  [/review/, StarIcon],
  [/_(accepted|ready)$/, CookingPotIcon],
  [/_out$/, MopedIcon],
  [/_delivered$/, CheckCircleIcon],
  [/_(late|rejected|cancelled|changed|missed|paused|licence|request|stuck_order)$/, WarningIcon],
  [/_order$|^order_/, ReceiptIcon],
  [/restaurant/, StorefrontIcon],
];
const shapeOf = (kind: string): Shape => shapes.find(([pattern]) => pattern.test(kind))?.[1] ?? BellIcon;

function Words({ notice, when, children }: { notice: Notification; when: string; children?: ReactNode }) {
  const t = useTexts(notificationsTexts);
  const isUnread = notice.read_at === null;
  return (
    <>
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-surface-2 text-[1.25rem] text-brand-ink">
        <Icon of={shapeOf(notice.kind)} weight="fill" />
      </span>
      <span className="min-w-0 flex-1">
        <span className={`block text-body wrap-anywhere ${isUnread ? 'font-bold text-ink' : 'text-ink-2'}`}>
          {isUnread && <span className="sr-only">{t.unread} </span>}
          {notice.title}
        </span>
        {children}
        <time dateTime={notice.created_at} className="num mt-0.5 block text-note text-ink-3">
          {when}
        </time>
      </span>
      <span className={`mt-1.5 size-2.5 shrink-0 rounded-full ${isUnread ? 'bg-brand' : ''}`} aria-hidden="true" />
    </>
  );
}

// A browser breaks lines after a hyphen, also within an order's number.
const unbroken = (text: string): string => text.replaceAll(/\bFD-(?=[0-9A-Z]{6}\b)/g, 'FD\u2011');

const row = 'flex w-full items-start gap-3 text-left';

interface Props {
  notice: Notification;
  /** Its time, as the list around it needs it. */
  when: string;
  className: string;
}

/** One notification: leads to what it is about and is read from then on. */
export function Notice({ notice, when, className }: Props) {
  const { mutate } = useRead();
  const { notification_id, link, read_at, body } = notice;
  const read = () => {
    if (read_at === null) mutate({ notification_id });
  };
  const words = (
    <Words notice={notice} when={when}>
      {body !== '' && <span className="mt-0.5 block text-sm wrap-anywhere text-ink-2">{unbroken(body)}</span>}
    </Words>
  );
  if (link === null)
    return (
      <button type="button" onClick={read} className={`${row} ${className}`}>
        {words}
      </button>
    );
  return (
    <Link to={link} onClick={read} className={`${row} ${className}`}>
      {words}
    </Link>
  );
}
