import { PauseIcon } from '@phosphor-icons/react/dist/ssr/Pause';
import { PlayIcon } from '@phosphor-icons/react/dist/ssr/Play';
import { SpeakerHighIcon } from '@phosphor-icons/react/dist/ssr/SpeakerHigh';
import type { KitchenStatus } from '@tawa/contract/ordering/orders.kitchen';
import { minuteMs } from '@tawa/domain/common/durations';
import { useState } from 'react';
import { formatWhen } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { isAccepting, PauseSheet, useKitchenSwitch } from './accepting-switch.tsx';
import { shortNumber } from './board.ts';
import { kitchenOrdersTexts } from './orders.texts.ts';
import { useBoardRights } from './use-board-rights.ts';
import { useLanguage } from '#lib/i18n/language.ts';

/** Did missing answers pause it, and has nobody said since what follows? */
export const isPausedByItself = (status: Pick<KitchenStatus, 'switch' | 'missed_orders'> | undefined): boolean =>
  status?.switch === 'paused' && status.missed_orders.length > 0;

function Words({ status, now, openOrders }: { status: KitchenStatus; now: number; openOrders: number }) {
  const t = useTexts(kitchenOrdersTexts);
  const language = useLanguage();
  const { switch_since: since, switch_until: until, missed_orders: missed } = status;
  const byItself = isPausedByItself(status);
  const minutes = since === null ? 0 : Math.floor((now - Date.parse(since)) / minuteMs);
  const title =
    since === null
      ? t.band.off
      : t.band.offSince({ time: formatWhen(since, now, language), minutes: Math.max(0, minutes) });
  return (
    <div className="min-w-0 flex-1">
      <h2 className="num display text-lg font-extrabold md:text-[1.625rem]/8">{title}</h2>
      {byItself ? (
        <p className="num mt-1 max-w-[70ch] text-body md:text-base">
          {t.band.missed({ count: missed.length, numbers: missed.map(shortNumber).join(', ') })}
        </p>
      ) : (
        <p className="num mt-1 text-body">
          {until === null ? t.band.untilYou : t.band.until({ time: formatWhen(until, now, language) })}
        </p>
      )}
      {byItself && (
        <p className="num mt-1.5 flex items-center gap-2 text-sm font-semibold max-md:hidden">
          <Icon of={SpeakerHighIcon} weight="fill" className="text-[1.0625rem]" />
          {t.band.rings({ count: openOrders })}
        </p>
      )}
    </div>
  );
}

/** Why no new order comes, over the board: red and ringing where nobody chose it. */
export function PausedBand({ now, disabled, openOrders }: { now: number; disabled: boolean; openOrders: number }) {
  const t = useTexts(kitchenOrdersTexts);
  const { data, change, isPending } = useKitchenSwitch();
  const { answers } = useBoardRights();
  const [asking, setAsking] = useState(false);
  if (!data || data.lifecycle !== 'active' || isAccepting(data)) return null;
  const byItself = isPausedByItself(data);
  const button = 'press flex items-center justify-center gap-2.5 rounded-lg px-5 font-bold disabled:opacity-60';
  return (
    <section
      role={byItself ? 'alert' : undefined}
      aria-label={t.paused}
      className={cx(
        'flex shrink-0 flex-wrap items-center gap-x-5 gap-y-3 px-4 lg:px-6',
        byItself ? 'bg-danger-solid py-4 text-on-danger' : 'border-b border-line bg-surface-3 py-2.5 text-ink',
      )}
    >
      <span
        className={cx(
          'grid shrink-0 place-items-center rounded-full max-md:hidden',
          byItself ? 'size-16 bg-on-danger text-[2rem] text-danger-solid' : 'size-11 bg-surface text-[1.375rem]',
        )}
      >
        <Icon of={PauseIcon} weight="fill" />
      </span>
      <Words status={data} now={now} openOrders={openOrders} />
      {answers && (
        <div className="grid gap-2 max-md:w-full">
          <button
            type="button"
            disabled={disabled || isPending}
            onClick={() => change({ switch: 'online' })}
            className={cx(button, byItself ? 'min-h-16 bg-on-danger text-lg text-danger-solid' : 'min-h-12 bg-surface')}
          >
            <Icon of={PlayIcon} weight="fill" />
            {t.band.takeAgain}
          </button>
          {byItself && (
            <button
              type="button"
              disabled={disabled || isPending}
              onClick={() => setAsking(true)}
              className={cx(button, 'min-h-11 border border-on-danger/70 text-sm')}
            >
              {t.band.stay}
            </button>
          )}
        </div>
      )}
      {asking && <PauseSheet title={t.band.untilWhen} onClose={() => setAsking(false)} />}
    </section>
  );
}
