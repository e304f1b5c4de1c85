import type { Refund } from '@tawa/contract/refunds';
import { formatRupees } from '@tawa/domain/money';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDate } from '../../lib/format.ts';
import { refundMessages, refundWords } from '../../lib/messages-payments.ts';
import { FailedPart } from '../../ui/error-state.tsx';
import { refundsQuery } from './refunds.queries.ts';

function explain({ state, destination, processed_at, decline_reason, amount, credit }: Refund): string {
  if (state === 'requested') return refundMessages.requested;
  if (state === 'declined') return decline_reason ?? refundMessages.declined;
  if (destination === 'source' && credit > 0)
    return refundMessages.inParts(formatRupees(amount - credit), formatRupees(credit));
  if (destination === 'credit') return processed_at ? refundMessages.credited : refundMessages.becomesCredit;
  return processed_at ? refundMessages.sent(formatDate(processed_at)) : refundMessages.underWay;
}

const Step = ({ refund }: { refund: Refund }) => (
  <li className="py-3 first:pt-0 last:pb-0">
    <p className="flex items-baseline justify-between gap-4 text-body font-bold">
      <span>{refundWords[refund.state]}</span>
      <span className="num">{formatRupees(refund.amount)}</span>
    </p>
    {refund.items.length > 0 && (
      <p className="mt-1 text-sm text-ink-2">
        {refund.items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}
      </p>
    )}
    <p className="mt-1 text-sm break-words text-ink-2">{explain(refund)}</p>
    {refund.bank_reference && (
      <p className="num mt-1 text-note break-all text-ink-3">Bank reference {refund.bank_reference}</p>
    )}
  </li>
);

interface Props {
  userid: number;
  orderNumber: string;
  /** Frames the list; nothing is framed while nothing goes back. */
  frame: (content: ReactNode) => ReactNode;
}

/** Where the money of an order is that goes back, step by step. */
export function RefundSteps({ userid, orderNumber, frame }: Props) {
  const { data, isError, refetch } = useQuery(refundsQuery(userid, orderNumber));
  if (isError && !data) return frame(<FailedPart text={refundMessages.unread} onRetry={() => void refetch()} />);
  if (!data || data.refunds.length === 0) return null;
  return frame(
    <ul className="divide-y divide-line">
      {data.refunds.map((refund) => (
        <Step key={refund.refund_id} refund={refund} />
      ))}
    </ul>,
  );
}
