import * as refunds from '@tawa/contract/money/refunds';
import * as stuck from '@tawa/contract/money/refunds.stuck';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';

export const stuckRefundsKey = ['stuck-refunds'] as const;

export const stuckRefundsQuery = queryOptions({
  queryKey: stuckRefundsKey,
  queryFn: async ({ signal }) => (await call(stuck.listStuckRefunds, {}, signal)).body,
  staleTime: 0,
});

type Of = Pick<stuck.StuckRefund, 'of' | 'id'>;

/** Sends it again, whoever it goes back to. */
export const retryStuck = ({ of, id }: Of) =>
  of === 'share'
    ? call(stuck.retryShareRefund, { params: { share_refund_id: id }, body: {} })
    : call(refunds.retryRefund, { params: { refund_id: id }, body: {} });

/** Notes that it was transferred by hand. */
export const markStuckPaid = ({ of, id }: Of, reference: string) =>
  of === 'share'
    ? call(stuck.markShareRefundPaid, { params: { share_refund_id: id }, body: { reference } })
    : call(refunds.markRefundPaid, { params: { refund_id: id }, body: { reference } });
