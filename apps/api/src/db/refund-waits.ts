import { sql, type SqlBool } from 'kysely';

/** Whether a refund `r` waits for somebody of the office: it is asked for, or its restaurant objects to it. */
export const refundWaits = sql<SqlBool>`(r.state = 'requested' or exists (
  select from refund_appeals waiting where waiting.refund_id = r.refund_id and waiting.state = 'open'))`;
