import type { SpokenLanguage } from '@tawa/domain/common/languages';
import type { Facts } from '../facts.ts';
import { drawInvoice, drawRefundNote } from './order-page.ts';
import { sayOnPaper } from './paper-words.ts';
import type { Reading } from './sheet.ts';
import { drawStatement } from './statement-page.ts';

export interface Drawn {
  number: string;
  issued_at: Date;
  facts: Facts;
  /** Of whoever reads it: what is ours on it is said in that language too, beside the English that the law wants. */
  language: SpokenLanguage;
}

/** The page of a paper, from its kept figures alone. */
export function drawPaper({ facts, language, ...named }: Drawn, say: Reading['say'] = sayOnPaper): Promise<Buffer> {
  const reading = { language, say };
  if (facts.of === 'invoice') return drawInvoice(named, facts, reading);
  return facts.of === 'statement' ? drawStatement(named, facts, reading) : drawRefundNote(named, facts, reading);
}
