import type { RiderOrder } from '@tawa/contract/riders';
import { formatRupees } from '@tawa/domain/money';
import { MapTrifoldIcon } from '@phosphor-icons/react/dist/ssr/MapTrifold';
import { PhoneIcon } from '@phosphor-icons/react/dist/ssr/Phone';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatTime } from '../../lib/format.ts';
import { riderMessages } from '../../lib/messages-rider.ts';
import { useOnline } from '../../lib/online.ts';
import { Banner } from '../../ui/banner.tsx';
import { buttonClasses } from '../../ui/button-classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedPart } from '../../ui/error-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { RiderActions } from './rider-actions.tsx';
import { isEnded, riderPageQuery } from './rider.queries.ts';
import { usePlaceSharing } from './use-place-sharing.ts';

const texts = riderMessages.page;
const box = 'grid gap-3 rounded-xl border border-line bg-surface p-4';

function mapsLink({ address: { lat, lng, lines } }: RiderOrder): string {
  const to = lat !== null && lng !== null ? `${lat},${lng}` : lines.join(', ');
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: to }).toString()}`;
}

function Cash({ order: { cash_due, change_for } }: { order: RiderOrder }) {
  if (cash_due === null) return <p className="text-body font-semibold text-ink-2">{texts.paid}</p>;
  return (
    <div className="rounded-md bg-warning-soft px-4 py-3 text-warning">
      <p className="num text-lg font-extrabold">{texts.cash(formatRupees(cash_due))}</p>
      {change_for !== null && <p className="num text-sm font-semibold">{texts.change(formatRupees(change_for))}</p>}
    </div>
  );
}

function Where({ order }: { order: RiderOrder }) {
  const { address, first_name, phone, instructions } = order;
  return (
    <section className={box}>
      <h2 className="text-lg font-bold">{first_name}</h2>
      <address className="text-body break-words not-italic">
        {address.lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      {instructions && <p className="rounded-md bg-surface-2 px-3 py-2 text-body font-semibold">{instructions}</p>}
      <div className="grid grid-cols-2 gap-3">
        <a href={`tel:${phone}`} className={buttonClasses({ variant: 'secondary' })}>
          <Icon of={PhoneIcon} weight="bold" /> {texts.call(first_name)}
        </a>
        <a href={mapsLink(order)} target="_blank" rel="noreferrer" className={buttonClasses({ variant: 'secondary' })}>
          <Icon of={MapTrifoldIcon} weight="bold" /> {texts.maps}
        </a>
      </div>
      <Cash order={order} />
    </section>
  );
}

function Dishes({ order: { items } }: { order: RiderOrder }) {
  return (
    <section className={box}>
      <h2 className="text-body font-bold">{texts.dishes}</h2>
      <ul className="grid gap-1.5 text-body">
        {items.map((item, at) => (
          <li key={`${item.name} ${String(at)}`} className="break-words">
            <span className="num font-bold">{item.quantity} ×</span> {item.name}
            {item.options.length > 0 && <span className="block text-note text-ink-3">{item.options.join(', ')}</span>}
            {item.note && <span className="block text-note font-semibold">{item.note}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sharing({ token }: { token: string }) {
  const { on, isRefused, turn, canShare } = usePlaceSharing(token);
  if (!canShare) return null;
  return (
    <section className={box}>
      <Switch label={texts.share} checked={on} onChange={turn} />
      <p role="status" className="text-note text-ink-3">
        {isRefused ? texts.noPlace : on ? texts.sharing : texts.shareText}
      </p>
    </section>
  );
}

function Order({ token, order, onDone }: { token: string; order: RiderOrder; onDone: () => void }) {
  const online = useOnline();
  const { order_number, restaurant_name, restaurant_phone, promised_to, undelivered } = order;
  return (
    <>
      <header className="flex items-end justify-between gap-3">
        <div className="min-w-0">
          <h1 className="num text-3xl font-extrabold">{order_number.slice(-4)}</h1>
          <p className="text-note text-ink-3">
            <span className="num">{order_number}</span> · {restaurant_name}
          </p>
        </div>
        <p className="num text-lg font-bold whitespace-nowrap">{texts.by(formatTime(promised_to))}</p>
      </header>
      {!online && <Banner tone="warning">{texts.offline}</Banner>}
      {undelivered !== null && <Banner tone="warning">{texts.told}</Banner>}
      <Where order={order} />
      <section className={box}>
        <RiderActions token={token} order={order} disabled={!online} onDone={onDone} />
      </section>
      <Sharing token={token} />
      <Dishes order={order} />
      {restaurant_phone && (
        <a href={`tel:${restaurant_phone}`} className={buttonClasses({ variant: 'quiet' })}>
          <Icon of={PhoneIcon} weight="bold" /> {texts.callKitchen(restaurant_name)}
        </a>
      )}
    </>
  );
}

/** One order for whoever brings it, opened by the secret of its link alone. */
export function RiderPage({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useQuery(riderPageQuery(token));
  const [isDone, setDone] = useState(false);
  if (isDone)
    return (
      <EmptyState level={1} title={texts.done}>
        {texts.doneText}
      </EmptyState>
    );
  if (isEnded(error))
    return (
      <EmptyState level={1} title={texts.ended}>
        {texts.endedText}
      </EmptyState>
    );
  if (data) return <Order token={token} order={data} onDone={() => setDone(true)} />;
  if (error) return <FailedPart text={texts.failed} retrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <Loading label="Loading the order" className="grid gap-4">
      <Skeleton className="h-14 w-40" />
      <Skeleton className="h-56 w-full rounded-xl" />
      <Skeleton className="h-40 w-full rounded-xl" />
    </Loading>
  );
}
