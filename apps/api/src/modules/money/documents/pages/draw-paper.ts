import type { Facts } from '../facts.ts';
import { drawInvoice, drawRefundNote } from './order-page.ts';
import { drawStatement } from './statement-page.ts';

export interface Drawn {
  number: string;
  issued_at: Date;
  facts: Facts;
}

/** The page of a paper, from its kept figures alone. */
export function drawPaper({ facts, ...named }: Drawn): Promise<Buffer> {
  if (facts.of === 'invoice') return drawInvoice(named, facts);
  return facts.of === 'statement' ? drawStatement(named, facts) : drawRefundNote(named, facts);
}
