import { settleComplaint } from '@tawa/contract/care/complaints.office';
import { messageLengthMax } from '@tawa/domain/common/limits';
import { formatRupees } from '@tawa/domain/common/money';
import { causeOfComplaint } from '@tawa/domain/money/refund-files';
import { useState } from 'react';
import { call } from '#lib/api/api-client.ts';
import { refundPaths } from '#lib/refund-paths.ts';
import { useMayAct } from '#lib/session/office-access.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { FieldError } from '#ui/form/field.tsx';
import { TextareaField, TextField } from '#ui/form/input.tsx';
import { PanelPart } from '#ui/panel/panel-parts.tsx';
import { causeBody, type CauseChoice, noCause, RefundCauseFields } from '#ui/panel/panel-refund-cause.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { officeComplaintsTexts } from './complaints.texts.ts';
import { useOfficeAction, type OfficeThread } from './complaints.queries.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

type Money = 'none' | 'sum' | 'all';

interface Gift {
  money: Money;
  sum: string;
  choice: CauseChoice;
  as_credit: boolean;
}

const waysIn = keepEach((language: Language) => {
  const t = textsIn(officeComplaintsTexts, language);
  return (['none', 'sum', 'all'] as const).map((value) => ({ value, label: t.money[value] }));
});

/** The rupees that were typed; null while they are none. */
const rupeesIn = (typed: string): number | null =>
  /^\d{1,6}(\.\d{1,2})?$/.test(typed.trim()) && Number(typed) > 0 ? Number(typed) : null;

/** What the button does, in words: 'Refund ₹214.73 and resolve'. */
function deedOf({ money, sum, as_credit }: Gift, language: Language): string {
  const t = textsIn(officeComplaintsTexts, language);
  if (money === 'none') return t.resolve;
  const typed = rupeesIn(sum);
  const given = typed === null ? t.aSum : formatRupees(typed);
  const amount = money === 'all' ? t.allLeft : given;
  return as_credit ? t.creditAndResolve({ amount }) : t.refundAndResolve({ amount });
}

interface GiftProps {
  gift: Gift;
  error: string | undefined;
  onChange: (part: Partial<Gift>) => void;
  orderHref: string;
}

function GiftFields({ gift, error, onChange, orderHref }: GiftProps) {
  const language = useLanguage();
  const t = useTexts(officeComplaintsTexts);
  return (
    <>
      <Segmented
        label={t.giveBack}
        value={gift.money}
        onChange={(money) => onChange({ money })}
        options={waysIn(language)}
      />
      {gift.money === 'sum' && (
        <TextField
          label={t.sum}
          inputMode="decimal"
          maxLength={9}
          value={gift.sum}
          error={error}
          onChange={(event) => onChange({ sum: event.currentTarget.value })}
        />
      )}
      {gift.money !== 'none' && (
        <>
          <RefundCauseFields choice={gift.choice} onChange={(choice) => onChange({ choice })} />
          <Checkbox
            label={t.asCredit}
            checked={gift.as_credit}
            onChange={() => onChange({ as_credit: !gift.as_credit })}
          />
        </>
      )}
      <ButtonLink size={40} variant="quiet" to={orderHref} className="-ml-4">
        {t.toOrder}
      </ButtonLink>
    </>
  );
}

/** Ends a complaint with words, and money where that is due; what the button says is asked once more. */
function Settle({ complaint, orderHref }: { complaint: OfficeThread; orderHref: string }) {
  const language = useLanguage();
  const t = useTexts(officeComplaintsTexts);
  const [text, setText] = useState('');
  const [warn, setWarn] = useState(false);
  const [gift, setGift] = useState<Gift>({
    money: 'none',
    sum: '',
    choice: { ...noCause, cause: causeOfComplaint(complaint.category) },
    as_credit: false,
  });
  const [errors, setErrors] = useState<{ text?: string; sum?: string; why?: string }>({});
  const [asked, setAsked] = useState<'resolved' | 'declined' | null>(null);
  const action = useOfficeAction();
  const { complaint_id, version } = complaint;
  const ask = (decision: 'resolved' | 'declined') => {
    const isSumWrong = decision === 'resolved' && gift.money === 'sum' && rupeesIn(gift.sum) === null;
    const isWhyMissing = decision === 'resolved' && gift.money !== 'none' && causeBody(gift.choice) === null;
    const found = {
      ...(isWhyMissing && { why: t.whyMissing }),
      ...(text.trim() === '' && { text: t.explanationMissing }),
      ...(isSumWrong && { sum: t.sumWrong }),
    };
    setErrors(found);
    if (Object.keys(found).length === 0) setAsked(decision);
  };
  const send = (decision: 'resolved' | 'declined') => {
    const { money, sum, choice, as_credit } = gift;
    const amount = money === 'sum' ? { amount: rupeesIn(sum) ?? 0 } : {};
    const why = causeBody(choice);
    const refund = why && { ...amount, ...why, as_credit };
    const body = {
      decision,
      version,
      text: text.trim(),
      warn,
      ...(decision === 'resolved' && money !== 'none' && refund && { refund }),
    };
    const run = () => call(settleComplaint, { params: { complaint_id }, body });
    action.mutate({ run, done: t.settledDone }, { onSettled: () => setAsked(null) });
  };
  const label = asked === 'declined' ? t.decline : deedOf(gift, language);
  return (
    <div className="space-y-3">
      <GiftFields
        gift={gift}
        error={errors.sum}
        onChange={(part) => {
          setGift({ ...gift, ...part });
          setErrors({});
        }}
        orderHref={orderHref}
      />
      <TextareaField
        label={t.explanation}
        rows={4}
        maxLength={messageLengthMax}
        value={text}
        error={errors.text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setErrors({});
        }}
      />
      {errors.why && <FieldError>{errors.why}</FieldError>}
      <Checkbox label={t.warn} checked={warn} onChange={() => setWarn(!warn)} />
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => ask('resolved')}>{deedOf(gift, language)}</Button>
        <Button variant="danger" onClick={() => ask('declined')}>
          {t.decline}
        </Button>
      </div>
      <ConfirmDialog
        open={asked !== null}
        title={`${label}?`}
        confirmLabel={label}
        danger={asked === 'declined'}
        pending={action.isPending}
        pendingText={t.settling}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && send(asked)}
      >
        {warn
          ? t.settleWarningText({ name: complaint.customer_name })
          : t.settleText({ name: complaint.customer_name })}
      </ConfirmDialog>
    </div>
  );
}

interface Props {
  complaint: OfficeThread;
  /** Where the office works on the order. */
  orderHref: string;
}

/** How a complaint ended, or what ends it. */
export function OfficeOutcome({ complaint, orderHref }: Props) {
  const t = useTexts(officeComplaintsTexts);
  const mayAct = useMayAct('help');
  const { outcome, can_write } = complaint;
  const isOpen = can_write && mayAct;
  if (!outcome && !isOpen) return null;
  return (
    <PanelPart title={t.outcome}>
      {outcome && (
        <p className="mb-3 text-sm break-words whitespace-pre-line">
          {outcome.amount !== null && (
            <b className="num block">
              {t.given[outcome.kind === 'credit' ? 'credit' : 'refund']({ amount: formatRupees(outcome.amount) })}
            </b>
          )}
          {outcome.text}
        </p>
      )}
      {complaint.refunds.map(({ refund_id, amount }) => (
        <ButtonLink key={refund_id} size={40} variant="quiet" to={refundPaths.office(refund_id)} className="-ml-4">
          {t.openFile({ amount: formatRupees(amount) })}
        </ButtonLink>
      ))}
      {isOpen && <Settle complaint={complaint} orderHref={orderHref} />}
    </PanelPart>
  );
}
