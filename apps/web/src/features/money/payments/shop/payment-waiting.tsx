import type { Payment } from '@tawa/contract/money/payments';
import { formatRupees } from '@tawa/domain/common/money';
import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { CountdownRing } from '#ui/state/countdown-ring.tsx';
import { goToPay } from './go-to-pay.ts';
import { useCheckPayment, useGiveUp, useOpenPayment } from './payments.queries.ts';
import { paymentsTexts } from './payments.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

interface Props {
  userid: number;
  payment: Payment;
  /** Goes back to the checkout, whose cart still holds the dishes. */
  onGivenUp: () => void;
}

/** The order waits for its money: how long still, where to pay, and what to do when it hangs. */
export function PaymentWaiting({ userid, payment, onGivenUp }: Props) {
  const t = useTexts(paymentsTexts);
  const { order_number, restaurant_name, amount, method, status, opened_at, expires_at, server_time } = payment;
  const [ahead] = useState(() => Date.parse(server_time) - Date.now());
  const [clock] = useState(() => () => Date.now() + ahead);
  const open = useOpenPayment();
  const check = useCheckPayment(userid);
  const giveUp = useGiveUp();
  const failure = open.error ?? check.error ?? giveUp.error;
  const pay = () => open.mutate(order_number, { onSuccess: (answer) => answer.status === 200 && goToPay(answer.body) });
  const isNotThere = check.isSuccess && check.data.order_status === 'pending_payment';
  return (
    <>
      <div className="flex items-center gap-4">
        {expires_at && (
          <CountdownRing
            endsAt={Date.parse(expires_at)}
            totalMs={Date.parse(expires_at) - Date.parse(opened_at)}
            now={clock}
          />
        )}
        <div className="min-w-0">
          <h1 className="text-2xl font-extrabold tracking-[-.02em]">{t.waiting}</h1>
          <p className="num text-note text-ink-3">{t.order({ orderNumber: order_number })}</p>
        </div>
      </div>
      <p className="text-body text-ink-2">{t.waitingText({ name: restaurant_name })}</p>
      {status === 'failed' && (
        <Banner tone="danger" alert>
          {t.failed}
        </Banner>
      )}
      {method === 'upi' && status !== 'failed' && <Banner tone="info">{t.upi}</Banner>}
      {isNotThere && <Banner tone="warning">{t.notYet}</Banner>}
      {failure && (
        <Banner tone="danger" alert>
          {messageFrom(failure, t.unreachable)}
        </Banner>
      )}
      <Button
        size={56}
        wide
        amount={formatRupees(amount)}
        pending={open.isPending}
        pendingText={t.opening}
        onClick={pay}
      >
        {status === 'failed' ? t.tryAgain : t.payNow}
      </Button>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button
          variant="secondary"
          wide
          pending={check.isPending}
          pendingText={t.asking}
          onClick={() => check.mutate(order_number)}
        >
          {t.check}
        </Button>
        <Button
          variant="quiet"
          wide
          pending={giveUp.isPending}
          pendingText={t.changing}
          onClick={() => giveUp.mutate(payment, { onSuccess: ({ status: moved }) => moved === 200 && onGivenUp() })}
        >
          {t.change}
        </Button>
      </div>
      <p className="text-note text-ink-3">{t.reversal}</p>
    </>
  );
}
