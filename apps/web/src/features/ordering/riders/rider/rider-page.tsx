import type { RiderOrder } from '@tawa/contract/ordering/riders';
import { formatRupees } from '@tawa/domain/common/money';
import { MapTrifoldIcon } from '@phosphor-icons/react/dist/ssr/MapTrifold';
import { PhoneIcon } from '@phosphor-icons/react/dist/ssr/Phone';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { CashByCode } from '#ui/payment/cash-by-code.tsx';
import { formatTime } from '#lib/format.ts';
import { useOnline } from '#lib/api/online.ts';
import { Banner } from '#ui/banner.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { FailedPart } from '#ui/state/error-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { RiderActions } from './rider-actions.tsx';
import { RiderRound } from './rider-round.tsx';
import { checkCode, isEnded, riderPageQuery, showCode, useReadAgain } from './rider.queries.ts';
import { usePlaceSharing } from './use-place-sharing.ts';
import { riderRidersTexts } from './riders.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

const box = 'grid gap-3 rounded-xl border border-line bg-surface p-4';

function mapsLink({ address: { lat, lng, lines } }: RiderOrder): string {
  const to = lat !== null && lng !== null ? `${lat},${lng}` : lines.join(', ');
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: to }).toString()}`;
}

interface StopProps {
  token: string;
  order: RiderOrder;
  disabled: boolean;
}

function Due({ order: { cash_due, change_for } }: { order: RiderOrder }) {
  const t = useTexts(riderRidersTexts);
  if (cash_due === null) return <p className="text-body font-semibold text-ink-2">{t.page.paid}</p>;
  return (
    <div className="rounded-md bg-warning-soft px-4 py-3 text-warning">
      <p className="num text-lg font-extrabold">{t.page.cash({ sum: formatRupees(cash_due) })}</p>
      {change_for !== null && (
        <p className="num text-sm font-semibold">{t.page.change({ note: formatRupees(change_for) })}</p>
      )}
    </div>
  );
}

function Cash({ token, order, disabled }: StopProps) {
  const readAgain = useReadAgain(token);
  const { order_number, cash_due, takes_code, stop } = order;
  return (
    <>
      <Due order={order} />
      <CashByCode
        offered={takes_code}
        order_number={order_number}
        due={cash_due}
        disabled={disabled}
        show={() => showCode(token, stop)}
        check={() => checkCode(token, stop)}
        onSettled={readAgain}
      />
    </>
  );
}

function Where(props: StopProps) {
  const t = useTexts(riderRidersTexts);
  const { order } = props;
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
          <Icon of={PhoneIcon} weight="bold" /> {t.page.call({ name: first_name })}
        </a>
        <a href={mapsLink(order)} target="_blank" rel="noreferrer" className={buttonClasses({ variant: 'secondary' })}>
          <Icon of={MapTrifoldIcon} weight="bold" /> {t.page.maps}
        </a>
      </div>
      <Cash {...props} />
    </section>
  );
}

function Dishes({ order: { items, bags } }: { order: RiderOrder }) {
  const t = useTexts(riderRidersTexts);
  return (
    <section className={box}>
      <h2 className="text-body font-bold">{t.page.dishes}</h2>
      {bags !== null && <p className="mt-1 mb-2 text-body font-semibold">{t.page.bags({ bags })}</p>}
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

function Sharing({ token, isRound }: { token: string; isRound: boolean }) {
  const t = useTexts(riderRidersTexts);
  const { on, isRefused, turn, canShare } = usePlaceSharing(token);
  if (!canShare) return null;
  const [sharing, shareText] = isRound ? [t.page.sharingAll, t.page.shareAllText] : [t.page.sharing, t.page.shareText];
  return (
    <section className={box}>
      <Switch label={isRound ? t.page.shareAll : t.page.share} checked={on} onChange={turn} />
      <p role="status" className="text-note text-ink-3">
        {isRefused ? t.page.noPlace : on ? sharing : shareText}
      </p>
    </section>
  );
}

/** Which order this is; whoever comes to another stop is brought to its head. */
function Head({ order }: { order: RiderOrder }) {
  const t = useTexts(riderRidersTexts);
  const language = useLanguage();
  const { order_number, restaurant_name, promised_to, stop, stops } = order;
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(stop);
  useEffect(() => {
    if (before.current !== stop) heading.current?.focus();
    before.current = stop;
  }, [stop]);
  return (
    <header>
      {stops.length > 1 && (
        <p className="num mb-1 text-body font-bold text-brand-ink">{t.page.stop({ stop, stops: stops.length })}</p>
      )}
      <div className="flex items-end justify-between gap-3">
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="num scroll-mt-16 text-3xl font-extrabold outline-none">
            {order_number.slice(-4)}
          </h1>
          <p className="text-note text-ink-3">
            <span className="num">{order_number}</span> · {restaurant_name}
          </p>
        </div>
        <p className="num text-lg font-bold whitespace-nowrap">
          {t.page.by({ time: formatTime(promised_to, language) })}
        </p>
      </div>
    </header>
  );
}

interface OrderProps {
  token: string;
  order: RiderOrder;
  /** Stops that were done on this phone, whether or not the page knows it yet. */
  done: readonly number[];
  onDone: () => void;
  onOpen: (stop: number | undefined) => void;
}

function Order({ token, order, done, onDone, onOpen }: OrderProps) {
  const t = useTexts(riderRidersTexts);
  const online = useOnline();
  const { restaurant_name, restaurant_phone, undelivered, stop, stops } = order;
  const isRound = stops.length > 1;
  const last = done.at(-1);
  return (
    <>
      <p role="status" className="sr-only">
        {last !== undefined && t.page.doneStop({ stop: last })}
      </p>
      <Head order={order} />
      {!online && <Banner tone="warning">{t.page.offline}</Banner>}
      {undelivered !== null && <Banner tone="warning">{t.page.told}</Banner>}
      <Where token={token} order={order} disabled={!online || done.includes(stop)} />
      <section className={box}>
        <RiderActions
          key={stop}
          token={token}
          order={order}
          disabled={!online || done.includes(stop)}
          onDone={onDone}
          onTold={() => onOpen(undefined)}
        />
      </section>
      <Sharing token={token} isRound={isRound} />
      <Dishes order={order} />
      {isRound && <RiderRound order={order} onOpen={onOpen} />}
      {restaurant_phone && (
        <a href={`tel:${restaurant_phone}`} className={buttonClasses({ variant: 'quiet' })}>
          <Icon of={PhoneIcon} weight="bold" /> {t.page.callKitchen({ name: restaurant_name })}
        </a>
      )}
    </>
  );
}

const Over = ({ title, children }: { title: string; children: string }) => (
  <EmptyState level={1} title={title}>
    {children}
  </EmptyState>
);

/** What is left of a round once these stops are done. */
const isAllDone = ({ stops }: RiderOrder, done: readonly number[]) =>
  stops.every(({ stop, state }) => state === 'done' || state === 'cancelled' || done.includes(stop));

/** One order or a round of them for whoever brings it, opened by the secret of its link alone. */
export function RiderPage({ token }: { token: string }) {
  const t = useTexts(riderRidersTexts);
  const client = useQueryClient();
  const [wanted, setWanted] = useState<number>();
  const [done, setDone] = useState<readonly number[]>([]);
  const [isOver, setOver] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({ ...riderPageQuery(token, wanted), enabled: !isOver });
  const finish = (order: RiderOrder) => {
    const now = [...done, order.stop];
    setDone(now);
    setOver(isAllDone(order, now));
    setWanted(undefined);
    if (!isAllDone(order, now)) void client.invalidateQueries({ queryKey: riderPageQuery(token).queryKey.slice(0, 2) });
  };
  if (isOver)
    return done.length > 1 ? (
      <Over title={t.page.doneAll}>{t.page.doneAllText}</Over>
    ) : (
      <Over title={t.page.done}>{t.page.doneText}</Over>
    );
  if (isEnded(error)) return <Over title={t.page.ended}>{t.page.endedText}</Over>;
  if (data) return <Order token={token} order={data} done={done} onDone={() => finish(data)} onOpen={setWanted} />;
  if (error) return <FailedPart text={t.page.failed} retrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <Loading label={t.loadingOrder} className="grid gap-4">
      <Skeleton className="h-14 w-40" />
      <Skeleton className="h-56 w-full rounded-xl" />
      <Skeleton className="h-40 w-full rounded-xl" />
    </Loading>
  );
}
