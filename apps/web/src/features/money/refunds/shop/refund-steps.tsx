import type { Refund } from '@tawa/contract/money/refunds';
import { refundBusinessDays } from '@tawa/domain/common/limits';
import { formatRupees } from '@tawa/domain/common/money';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDate, formatWhen } from '#lib/format.ts';
import { refundPaths } from '#lib/refund-paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useNow } from '#ui/state/use-now.ts';
import { FailedPart } from '#ui/state/error-state.tsx';
import { Timeline, type TimelineEntry } from '#ui/timeline.tsx';
import { refundsQuery } from './refunds.queries.ts';
import { refundsTexts } from './refunds.texts.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const daysText = (language: Language) =>
  textsIn(refundsTexts, language).steps.days({ from: refundBusinessDays.from, to: refundBusinessDays.to });

function explain(
  { state, destination, processed_at, decline_reason, amount, credit }: Refund,
  language: Language,
): string {
  const t = textsIn(refundsTexts, language);
  if (state === 'requested') return t.requested;
  if (state === 'declined') return decline_reason ?? t.declined;
  if (destination === 'source' && credit > 0)
    return t.inParts({ back: formatRupees(amount - credit), credit: formatRupees(credit), days: daysText(language) });
  if (destination === 'credit') return processed_at ? t.credited : t.becomesCredit;
  return processed_at
    ? t.sent({ day: formatDate(processed_at, language), days: daysText(language) })
    : t.underWay({ days: daysText(language) });
}

/** From the wish, where there was one, to the money: what is done has its time, what comes has its days. */
function entriesOf(
  { state, destination, requested_at, decided_at, processed_at }: Refund,
  now: number,
  language: Language,
): TimelineEntry[] {
  const t = textsIn(refundsTexts, language);
  const words = t.steps;
  const when = (at: string | null) => (at === null ? undefined : formatWhen(at, now, language));
  const toBank = destination !== 'credit';
  const asked = { id: 'asked', title: words.asked, time: when(requested_at), state: 'done' } as const;
  const arrives = { id: 'arrives', title: words.arrives, time: daysText(language), state: 'next' } as const;
  return [
    // What goes back by itself was asked for by nobody.
    ...(requested_at === decided_at ? [] : [asked]),
    { id: 'approved', title: words.approved, time: when(decided_at), state: decided_at ? 'done' : 'now' },
    {
      id: 'sent',
      title: toBank ? words.sent : words.credited,
      time: when(processed_at),
      note: state === 'failed' ? words.again : undefined,
      state: processed_at ? 'done' : decided_at ? 'now' : 'next',
    },
    ...(toBank ? [arrives] : []),
  ];
}

const Step = ({ refund, orderNumber, now }: { refund: Refund; orderNumber: string; now: number }) => {
  const t = useTexts(refundsTexts);
  const language = useLanguage();
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <p className="flex items-baseline justify-between gap-4 text-body font-bold">
        <span>{t.refund[refund.state]}</span>
        <span className="num">{formatRupees(refund.amount)}</span>
      </p>
      {refund.to_guests !== undefined && (
        <p className="num mt-1 text-sm text-ink-2">{t.toGuests({ amount: formatRupees(refund.to_guests) })}</p>
      )}
      {refund.items.length > 0 && (
        <p className="mt-1 text-sm text-ink-2">
          {refund.items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}
        </p>
      )}
      <p className="mt-1 text-sm break-words text-ink-2">{explain(refund, language)}</p>
      {refund.bank_reference && (
        <p className="num mt-1 text-note break-all text-ink-3">
          {t.bankReference({ bankReference: refund.bank_reference })}
        </p>
      )}
      {refund.state !== 'declined' && (
        <div className="mt-4">
          <Timeline entries={entriesOf(refund, now, language)} />
        </div>
      )}
      <ButtonLink size={40} variant="quiet" to={refundPaths.own(orderNumber, refund.refund_id)} className="mt-2 -ml-4">
        {t.openFile}
      </ButtonLink>
    </li>
  );
};

interface Props {
  userid: number;
  orderNumber: string;
  /** Frames the list; nothing is framed while nothing goes back. */
  frame: (content: ReactNode) => ReactNode;
}

/** Where the money of an order is that goes back, step by step. */
export function RefundSteps({ userid, orderNumber, frame }: Props) {
  const t = useTexts(refundsTexts);
  const { data, isError, refetch } = useQuery(refundsQuery(userid, orderNumber));
  const now = useNow(Date.now, 60_000);
  if (isError && !data) return frame(<FailedPart text={t.unread} onRetry={() => void refetch()} />);
  if (!data || data.refunds.length === 0) return null;
  return frame(
    <ul className="divide-y divide-line">
      {data.refunds.map((refund) => (
        <Step key={refund.refund_id} refund={refund} orderNumber={orderNumber} now={now} />
      ))}
    </ul>,
  );
}
