import type { GroupGuest, GroupPage } from '@tawa/contract/ordering/groups';
import type { PayPage } from '@tawa/contract/money/payments';
import { formatRupees } from '@tawa/domain/common/money';
import { useEffect, useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { formatTime } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { ShareParts } from '#ui/payment/share-parts.tsx';
import { toast } from '#ui/toast/toast.ts';
import type { GroupKeys } from './guest-bag.tsx';
import { useCheckShare, useOpenShare, useTakeBack } from './shares.queries.ts';
import { ownShareTexts } from './own-shares.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

type Asked = NonNullable<GroupGuest['asked']>;

interface Props {
  page: GroupPage;
  asked: Asked;
  keys: GroupKeys;
  /** Leaves for the page where money is paid. */
  goToPay: (page: PayPage) => void;
}

/** Where a share is paid, until when, and the question whether it was. */
function ToPay({ page, asked, keys, goToPay }: Props) {
  const t = useTexts(ownShareTexts);
  const language = useLanguage();
  const open = useOpenShare(keys);
  const check = useCheckShare(keys);
  const { mutate: ask } = check;
  // Whoever comes back from the payment page finds out at once what became of it.
  useEffect(() => ask(), [ask]);
  const isLate = page.pay_by !== null && Date.parse(page.pay_by) <= Date.parse(page.server_time);
  const pay = (method: GroupPage['ways'][number]) =>
    open.isPending ||
    open.mutate(method, {
      onSuccess: goToPay,
      onError: (error) => toast.error(messageFrom(error, t.failedOpen)),
    });
  const again = () =>
    ask(undefined, {
      onSuccess: (now) => {
        if (now.own?.asked?.state === 'asked') toast.error(t.notThere);
      },
      onError: (error) => toast.error(messageFrom(error, t.failedCheck)),
    });
  const [first, ...others] = page.ways;
  return (
    <>
      {asked.reminded_at !== null && (
        <Banner tone="warning" className="mt-3">
          {t.reminder({ host: page.host })}
        </Banner>
      )}
      <p className="mt-3 mb-2 text-body text-ink-2">
        {isLate || page.pay_by === null
          ? t.late
          : t.payBy({
              time: formatTime(page.pay_by, language),
              b: (words) => <b className="num font-bold text-ink">{words}</b>,
            })}
      </p>
      <ShareParts share={asked} />
      {!isLate && first && (
        <div className="mt-4 grid gap-2.5">
          <Button
            size={56}
            wide
            amount={formatRupees(asked.total)}
            pending={open.isPending}
            pendingText={t.opening}
            onClick={() => pay(first)}
          >
            {t.pay[first]}
          </Button>
          {others.map((method) => (
            <Button key={method} wide variant="secondary" onClick={() => pay(method)}>
              {t.pay[method]}
            </Button>
          ))}
          <Button wide variant="quiet" pending={check.isPending} pendingText={t.checking} onClick={again}>
            {t.check}
          </Button>
        </div>
      )}
    </>
  );
}

/** Takes a payment back before there is an order. */
function TakeBack({ asked, keys }: { asked: Asked; keys: GroupKeys }) {
  const { take: t, failed } = useTexts(ownShareTexts);
  const [isAsked, setAsked] = useState(false);
  const back = useTakeBack(keys);
  const go = () =>
    back.mutate(undefined, {
      onError: (error) => toast.error(messageFrom(error, failed)),
      onSettled: () => setAsked(false),
    });
  return (
    <>
      <button type="button" className="min-h-11 text-sm font-bold text-brand-ink" onClick={() => setAsked(true)}>
        {t.button}
      </button>
      {isAsked && (
        <ConfirmDialog
          title={t.title}
          confirmLabel={t.confirm}
          cancelLabel={t.keep}
          danger
          pending={back.isPending}
          pendingText={t.pending}
          onConfirm={go}
          onCancel={() => setAsked(false)}
        >
          {t.text({ amount: formatRupees(asked.total) })}
        </ConfirmDialog>
      )}
    </>
  );
}

/** What became of a share that is not to be paid any more. */
function Settled({ page, asked, keys }: Omit<Props, 'goToPay'>) {
  const t = useTexts(ownShareTexts);
  const amount = formatRupees(asked.back);
  const { state } = asked;
  if (state === 'back')
    return (
      <Banner tone="info" title={t.back.title} className="mt-3">
        {asked.is_back_sent ? t.back.sent({ amount }) : t.back.text({ amount })}
      </Banner>
    );
  if (state === 'dropped')
    return (
      <Banner tone="warning" title={t.dropped.title} className="mt-3">
        {t.dropped.text}
      </Banner>
    );
  if (state === 'by_host') return <p className="mt-3 text-body text-ink-2">{t.byHost({ host: page.host })}</p>;
  return (
    <>
      <Banner tone="success" className="mt-3">
        {state === 'used' ? t.used : t.held({ host: page.host })}
      </Banner>
      {asked.back > 0 && <p className="num mt-2 text-body text-ink-2">{t.part({ amount })}</p>}
      <div className="mt-3">
        <ShareParts share={asked} />
      </div>
      {state === 'paid' && page.state === 'asking' && <TakeBack asked={asked} keys={keys} />}
    </>
  );
}

/** What a guest was asked to pay: where they pay it, and what became of it. */
export function OwnShare(props: Props) {
  const t = useTexts(ownShareTexts);
  const { asked, page } = props;
  const isToPay = asked.state === 'asked' && page.state === 'asking';
  return (
    <div role="status" className="mt-3 border-t border-line pt-3">
      <h3 className="text-lg font-bold">{t.title}</h3>
      {isToPay ? <ToPay {...props} /> : <Settled {...props} />}
    </div>
  );
}
