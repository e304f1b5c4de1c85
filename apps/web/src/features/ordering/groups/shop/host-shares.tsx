import type { Group, GroupGuest } from '@tawa/contract/ordering/groups';
import { AlarmIcon } from '@phosphor-icons/react/dist/ssr/Alarm';
import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowUUpLeft';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock';
import { XCircleIcon } from '@phosphor-icons/react/dist/ssr/XCircle';
import { formatPaise, toPaise } from '@tawa/domain/common/money';
import { type ReactNode, useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { formatTime } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { Icon, type Shape } from '#ui/icon.tsx';
import { ShareParts } from '#ui/payment/share-parts.tsx';
import { toast } from '#ui/toast/toast.ts';
import { groupPaths } from './group-paths.ts';
import type { useGroupActs } from './groups.queries.ts';
import { useMove } from './host-deadline.tsx';
import { useShareAct } from './shares.queries.ts';
import { shareTexts } from './shares.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

type Acts = ReturnType<typeof useGroupActs>;
type Asked = NonNullable<GroupGuest['asked']>;

const bold = (words: ReactNode) => <b className="num font-bold">{words}</b>;
const isGuestPaid = (state: string) => state === 'paid' || state === 'used' || state === 'back';

/** Whether the host pays for all, or each their share; settled once somebody has paid. */
export function WhoPays({ group, acts }: { group: Group; acts: Acts }) {
  const t = useTexts(shareTexts);
  const move = useMove(group, acts);
  const isSettled = group.guests.some(({ asked }) => asked !== null && isGuestPaid(asked.state));
  if (isSettled) return null;
  const choose = (pays: string) => pays !== group.pays && move(pays === 'each' ? 'each_pays' : 'host_pays');
  return (
    <section aria-labelledby="pays" className="mt-2">
      <h2 id="pays" className="pb-2 text-xl font-bold">
        {t.whoPays}
      </h2>
      <Segmented
        label={t.whoPays}
        value={group.pays}
        onChange={choose}
        options={[
          { value: 'each', label: t.each },
          { value: 'host', label: t.all },
        ]}
        className="w-full"
      />
      {group.pays === 'each' && group.pay_by === null && <p className="pt-2 text-sm text-ink-2">{t.eachHint}</p>}
    </section>
  );
}

/** Until when shares are paid, and what comes then. */
export function PayBy({ group }: { group: Group }) {
  const t = useTexts(shareTexts);
  const language = useLanguage();
  const { pay_by, server_time, lapses_at } = group;
  if (pay_by === null) return null;
  const isOver = Date.parse(pay_by) <= Date.parse(server_time);
  const time = formatTime(pay_by, language);
  return (
    <div className="flex items-center gap-3 rounded-lg bg-accent-soft px-4 py-2.5">
      <Icon of={AlarmIcon} weight="fill" className="shrink-0 text-[1.375rem] text-accent-ink" />
      <p className="min-w-0 flex-1">
        <b className="num block text-body font-bold">{isOver ? t.payOver({ time }) : t.payBy({ time })}</b>
        <span className="num block text-sm text-ink-2">
          {isOver ? t.payOverText({ time: formatTime(lapses_at, language) }) : t.payByText}
        </span>
      </p>
    </div>
  );
}

const looks: Readonly<Record<Exclude<Asked['state'], 'withdrawn'>, { tone: BadgeTone; icon: Shape }>> = {
  asked: { tone: 'warning', icon: ClockIcon },
  by_host: { tone: 'info', icon: CheckCircleIcon },
  paid: { tone: 'success', icon: CheckCircleIcon },
  used: { tone: 'success', icon: CheckCircleIcon },
  dropped: { tone: 'neutral', icon: XCircleIcon },
  back: { tone: 'neutral', icon: ArrowUUpLeftIcon },
};

/** What became of a share, beside its guest's name. */
export function ShareBadge({ asked: { state } }: { asked: Asked }) {
  const t = useTexts(shareTexts);
  if (state === 'withdrawn') return null;
  const { tone, icon } = looks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {t.states[state]}
    </Badge>
  );
}

function GoOn({ name, act, isPending }: { name: string; act: (onDone: () => void) => void; isPending: boolean }) {
  const { goOn: t } = useTexts(shareTexts);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button variant="danger" size={40} onClick={() => setAsked(true)}>
        {t.button({ name })}
      </Button>
      {asked && (
        <ConfirmDialog
          title={t.title({ name })}
          confirmLabel={t.button({ name })}
          cancelLabel={t.keep({ name })}
          danger
          pending={isPending}
          pendingText={t.pending}
          onConfirm={() => act(() => setAsked(false))}
          onCancel={() => setAsked(false)}
        >
          {t.text}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Does something about a guest's share, and tells what came of it. */
function useAct(userid: number, groupId: number) {
  const t = useTexts(shareTexts);
  const { mutate, isPending } = useShareAct(userid, groupId);
  const act = (guest: GroupGuest, kind: 'remind' | 'pay' | 'drop', onDone?: () => void) =>
    isPending ||
    mutate(
      { group_guest_id: guest.group_guest_id, act: kind },
      {
        onSuccess: () => {
          if (kind === 'remind') toast.success(t.reminded({ name: guest.name }));
        },
        onError: (error) => toast.error(messageFrom(error, t.failed)),
        onSettled: onDone,
      },
    );
  return { act, isPending };
}

/** The parts of a guest's share, with what its host can do while it is not paid. */
export function ShareOfGuest({ userid, groupId, guest }: { userid: number; groupId: number; guest: GroupGuest }) {
  const { act, isPending } = useAct(userid, groupId);
  const { asked, name } = guest;
  if (asked === null) return null;
  return (
    <>
      <div className="-mx-3 -mb-1">
        <ShareParts share={asked} />
      </div>
      {asked.state === 'asked' && (
        <GoOn name={name} act={(onDone) => act(guest, 'drop', onDone)} isPending={isPending} />
      )}
    </>
  );
}

/** What is paid of what was asked for, and the next step: for the first who has not paid, or to the checkout. */
export function AskingFoot({ userid, group }: { userid: number; group: Group }) {
  const t = useTexts(shareTexts);
  const { act, isPending } = useAct(userid, group.group_id);
  const shares = group.guests.flatMap((guest) =>
    guest.asked && ['asked', 'paid'].includes(guest.asked.state) ? [{ guest, asked: guest.asked }] : [],
  );
  const paid = shares.filter(({ asked }) => asked.state === 'paid');
  const sum = (list: typeof shares) => formatPaise(list.reduce((all, { asked }) => all + toPaise(asked.total), 0));
  const waiting = shares.find(({ asked }) => asked.state === 'asked');
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface px-4 py-3">
      <div className="mx-auto max-w-[640px]">
        {shares.length > 0 && (
          <p className="flex flex-wrap justify-between gap-x-3 pb-2 text-body">
            <span>{t.paidOf({ paid: paid.length, count: shares.length, amount: sum(paid), b: bold })}</span>
            <span>{t.ofAll({ amount: sum(shares), b: bold })}</span>
          </p>
        )}
        {waiting ? (
          <div className="grid grid-cols-2 gap-2.5">
            <Button
              size={56}
              wide
              variant="secondary"
              aria-disabled={isPending || undefined}
              onClick={() => act(waiting.guest, 'pay')}
            >
              <span className="line-clamp-2 wrap-anywhere">{t.payFor({ name: waiting.guest.name })}</span>
            </Button>
            <Button size={56} wide aria-disabled={isPending || undefined} onClick={() => act(waiting.guest, 'remind')}>
              <span className="line-clamp-2 wrap-anywhere">{t.remind({ name: waiting.guest.name })}</span>
            </Button>
          </div>
        ) : (
          <ButtonLink size={56} wide to={groupPaths.checkout(group.group_id)}>
            {t.order}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
