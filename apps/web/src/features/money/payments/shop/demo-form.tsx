import type { demoPayment } from '@tawa/contract/money/payments';
import { formatRupees } from '@tawa/domain/common/money';
import { useState } from 'react';
import type { z } from 'zod/mini';
import { messageFrom } from '#lib/api/api-client.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { usePayDemo } from './payments.queries.ts';
import { paymentsTexts } from './payments.texts.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { useLanguage, type Language } from '#lib/i18n/language.ts';

interface Props {
  session: string;
  payment: z.infer<typeof demoPayment>;
  /** Goes back to the shop. */
  onLeave: () => void;
}

const mannersIn = keepEach((language: Language) => {
  const t = textsIn(paymentsTexts, language);
  return [
    ['slow', t.tell30Seconds],
    ['often', t.tellFiveTimes],
    ['mixed', t.alsoSayFailed],
    ['silent', t.tellNobodyShop],
    ['forged', t.signWithWrong],
    ['wrong', t.claimOneRupee],
  ] as const;
});
type Manner = ReturnType<typeof mannersIn>[number][0];

const bodyOf = (chosen: readonly Manner[]) => {
  const has = (manner: Manner) => chosen.includes(manner);
  return {
    delay_s: has('slow') ? 30 : 0,
    copies: has('silent') ? 0 : has('often') ? 5 : 1,
    also_failed: has('mixed') ? ('after' as const) : ('no' as const),
    forged: has('forged'),
    ...(has('wrong') && { claimed_amount: 1 }),
  };
};

/** The bank's page of a machine without a bank: pay, fail, pay late, or just leave. */
export function DemoForm({ session, payment, onLeave }: Props) {
  const language = useLanguage();
  const t = useTexts(paymentsTexts);
  const [chosen, setChosen] = useState<readonly Manner[]>([]);
  const press = usePayDemo(session);
  const send = (action: 'pay' | 'fail' | 'pay_late') =>
    press.mutate({ action, ...bodyOf(chosen) }, { onSuccess: onLeave });
  const toggle = (manner: Manner, isOn: boolean) =>
    setChosen((now) => (isOn ? [...now, manner] : now.filter((each) => each !== manner)));
  return (
    <>
      <Banner tone="info">{t.demo}</Banner>
      <div>
        <p className="num text-note text-ink-3">{t.forOrder({ reference: payment.reference })}</p>
        <p className="num text-4xl font-extrabold">{formatRupees(payment.amount)}</p>
      </div>
      {payment.is_paid && <Banner tone="success">{t.wasPaidAlready}</Banner>}
      {press.error && (
        <Banner tone="danger" alert>
          {messageFrom(press.error, t.unreachable)}
        </Banner>
      )}
      <div className="grid gap-3">
        <Button size={56} wide pending={press.isPending} pendingText={t.paying} onClick={() => send('pay')}>
          {t.pay}
        </Button>
        <Button variant="secondary" wide onClick={() => send('fail')}>
          {t.fail}
        </Button>
        <Button variant="secondary" wide onClick={() => send('pay_late')}>
          {t.payLateAfter}
        </Button>
        <Button variant="quiet" wide onClick={onLeave}>
          {t.closeWindow}
        </Button>
      </div>
      <details className="rounded-md border border-line p-4">
        <summary className="min-h-11 cursor-pointer content-center font-semibold">{t.howProviderBehaves}</summary>
        <div className="mt-2 grid gap-1">
          {mannersIn(language).map(([manner, label]) => (
            <Checkbox
              key={manner}
              label={label}
              checked={chosen.includes(manner)}
              onChange={(event) => toggle(manner, event.target.checked)}
            />
          ))}
        </div>
      </details>
    </>
  );
}
