import type { PayoutLine } from '@tawa/contract/payouts';
import { formatRupees } from '@tawa/domain/money';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../lib/format.ts';
import { payoutMessages } from '../../lib/messages-payouts.ts';
import { FailedPart } from '../../ui/error-state.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { payoutQuery } from './payouts.queries.ts';

const sum = (rupees: number): string => (rupees === 0 ? '–' : formatRupees(rupees).replace('-', '−'));

const numeric = (id: string, header: string, of: (line: PayoutLine) => number): Column<PayoutLine> => ({
  id,
  header,
  numeric: true,
  cell: (line) => sum(of(line)),
});

const columns: readonly Column<PayoutLine>[] = [
  {
    id: 'order',
    header: payoutMessages.order,
    cell: ({ order_number, at }) => (
      <>
        <span className="block font-semibold">{order_number ?? payoutMessages.correction}</span>
        <span className="text-note text-ink-3">{formatDate(at)}</span>
      </>
    ),
  },
  numeric('food', payoutMessages.food, (line) => line.item_total + line.discount),
  numeric('extras', payoutMessages.extras, (line) => line.packaging + line.delivery + line.tip + line.own_gst),
  numeric('commission', payoutMessages.commission, (line) => line.commission + line.commission_gst),
  numeric('tds', payoutMessages.tds, (line) => line.tds),
  numeric('refunds', payoutMessages.refunds, (line) => line.refunds + line.adjustment),
  numeric('cash', payoutMessages.cash, (line) => line.cash),
  numeric('net', payoutMessages.net, (line) => line.net),
];

const none: PayoutLine[] = [];

/** A statement order by order. */
export function StatementLines({ payoutId }: { payoutId: number }) {
  const { data, isError, isPending, refetch } = useQuery(payoutQuery(payoutId));
  if (isError && !data) return <FailedPart text={payoutMessages.unread} onRetry={() => void refetch()} />;
  return (
    <Table
      label={payoutMessages.lines}
      rows={data?.lines ?? none}
      columns={columns}
      rowId={(line) => line.order_number ?? line.at}
      empty={payoutMessages.noLines}
      loading={isPending}
      dense
    />
  );
}
