import { HourglassMediumIcon } from '@phosphor-icons/react/dist/ssr/HourglassMedium';
import { PowerIcon } from '@phosphor-icons/react/dist/ssr/Power';
import type { KitchenStatus } from '@tawa/contract/ordering/orders.kitchen';
import { isRestaurantState } from '@tawa/domain/catalogue/restaurant-life';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { formatWhen } from '#lib/format.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toast/toast.ts';
import { kitchenStatusQuery, useSetKitchenStatus } from './kitchen.queries.ts';
import { kitchenOrdersTexts } from './orders.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { useAsksFor } from '#ui/panel/panel-act.ts';

const pausesIn = keepEach((language: Language) => {
  const t = textsIn(kitchenOrdersTexts, language);
  return [
    [t.pauseMinutes({ minutes: 15 }), { switch: 'paused', minutes: 15 }],
    [t.pauseMinutes({ minutes: 30 }), { switch: 'paused', minutes: 30 }],
    [t.pauseMinutes({ minutes: 60 }), { switch: 'paused', minutes: 60 }],
    [t.untilTomorrow, { switch: 'paused', until_tomorrow: true }],
    [t.untilIReturn, { switch: 'offline' }],
  ] as const;
});

export const isAccepting = (status: Pick<KitchenStatus, 'switch'> | undefined): boolean =>
  status?.switch === 'online' || status?.switch === 'busy';

/** Reads and sets the kitchen's switch; a refusal is told in a toast. */
export function useKitchenSwitch() {
  const t = useTexts(kitchenOrdersTexts);
  const { data } = useQuery(kitchenStatusQuery());
  const { mutate, isPending } = useSetKitchenStatus();
  const change = (body: Parameters<typeof mutate>[0], done?: () => void) =>
    mutate(body, {
      onSuccess: done,
      onError: (error) => toast.error(messageFrom(error, t.network)),
    });
  const isBusy = data?.switch === 'busy';
  const toggleBusy = () => change(isBusy ? { switch: 'online' } : { switch: 'busy', minutes: 10 });
  return { data, change, isPending, isBusy, toggleBusy };
}

/** Asks until when no order is taken. */
export function PauseSheet({ title, onClose }: { title?: string; onClose: () => void }) {
  const language = useLanguage();
  const t = useTexts(kitchenOrdersTexts);
  const { change, isPending } = useKitchenSwitch();
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={title ?? t.stopTakingOrders}
      description={t.openOrdersStay}
    >
      <div className="grid gap-3">
        {pausesIn(language).map(([label, body]) => (
          <Button key={label} variant="secondary" wide pending={isPending} onClick={() => change(body, onClose)}>
            {label}
          </Button>
        ))}
      </div>
    </Sheet>
  );
}

/** Ten minutes more for every new order. */
export function BusyButton({ disabled, className }: { disabled: boolean; className?: string }) {
  const t = useTexts(kitchenOrdersTexts);
  const { data, isBusy, toggleBusy } = useKitchenSwitch();
  if (!data || data.lifecycle !== 'active') return null;
  return (
    <button
      type="button"
      disabled={disabled || !isAccepting(data)}
      aria-pressed={isBusy}
      onClick={toggleBusy}
      className={cx(
        'press flex h-11 shrink-0 items-center gap-2 rounded-md border px-3 text-sm font-bold whitespace-nowrap disabled:text-ink-3',
        isBusy ? 'border-accent bg-accent-soft text-accent-ink' : 'border-line bg-surface enabled-hover:bg-surface-2',
        className,
      )}
    >
      <Icon of={HourglassMediumIcon} weight="bold" className="text-[1.125rem]" />
      {isBusy ? t.busyMin({ busyMinutes: data.busy_minutes }) : t.busy}
    </button>
  );
}

function lookOf(status: KitchenStatus, isOn: boolean): string {
  if (isOn) return 'bg-success-solid text-on-success';
  const isAlarm = status.switch === 'paused' && status.missed_orders.length > 0;
  return isAlarm ? 'bg-danger-solid text-on-danger' : 'border border-line-strong bg-surface-2 text-ink';
}

/** Takes orders or not; closing asks for how long. */
export function AcceptingSwitch({ disabled, now }: { disabled: boolean; now: number }) {
  const t = useTexts(kitchenOrdersTexts);
  const language = useLanguage();
  const { data, change } = useKitchenSwitch();
  const [asking, setAsking] = useState(useAsksFor('pause'));
  if (!data) return null;
  if (data.lifecycle !== 'active')
    return <Badge tone="warning">{isRestaurantState(data.lifecycle) && t.lifecycle[data.lifecycle]}</Badge>;
  const accepting = isAccepting(data);
  const isShut = accepting && data.reason === 'closed';
  const opens =
    data.next_open_at === null ? t.closed : t.opensShort({ when: formatWhen(data.next_open_at, now, language) });
  const paused = data.switch_until ? t.pausedUntil({ when: formatWhen(data.switch_until, now, language) }) : t.paused;
  const short = isShut ? t.closed : accepting ? t.open : t.paused;
  const long = isShut ? opens : accepting ? t.accepting : paused;
  // What is written on either width is in the name, for who speaks to the page.
  const name = `${short}, ${accepting && !isShut ? t.acceptingOrders : long}`;
  return (
    <>
      <button
        type="button"
        role="switch"
        aria-checked={accepting}
        aria-label={name}
        disabled={disabled}
        onClick={() => (accepting ? setAsking(true) : change({ switch: 'online' }))}
        className={cx(
          'press flex h-11 shrink-0 items-center gap-2.5 rounded-full text-sm font-bold whitespace-nowrap disabled:bg-surface-3 disabled:text-ink-3 max-md:px-3.5 md:pr-1.5 md:pl-4 md:text-body',
          lookOf(data, accepting && !isShut),
        )}
      >
        <Icon of={PowerIcon} weight="bold" className="text-[0.9375rem] md:hidden" />
        <span className="md:hidden">{short}</span>
        <span className="max-md:hidden">{long}</span>
        <span
          className={cx(
            'grid size-8 place-items-center rounded-full text-[0.9375rem] max-md:hidden',
            accepting && !isShut ? 'bg-on-success text-success-solid' : 'bg-surface text-ink-2',
          )}
        >
          <Icon of={PowerIcon} weight="bold" />
        </span>
      </button>
      {asking && <PauseSheet onClose={() => setAsking(false)} />}
    </>
  );
}
