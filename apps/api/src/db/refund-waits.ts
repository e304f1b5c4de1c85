import { sql, type SqlBool } from 'kysely';

/** Whether a refund `r` waits for somebody of the office: it is asked for, or its restaurant objects to it. */
export const refundWaits = sql<SqlBool>`(r.state = 'requested' or exists (
  select from refund_appeals waiting where waiting.refund_id = r.refund_id and waiting.state = 'open'))`;

/** Whether a decided refund `r` waits for somebody of the office: the bank refused it, or it is to be transferred by hand. */
export const refundIsStuck = sql<SqlBool>`(r.state not in ('processed', 'declined')
  and (r.state = 'failed' or (r.state = 'approved' and r.destination = 'upi')))`;
