import type { LegalEntity } from '@tawa/domain/common/entity';
import type { SpokenLanguage } from '@tawa/domain/common/languages';
import type { Facts } from '../facts.ts';
import { drawInvoice, drawRefundNote } from './order-page.ts';
import { sayOnPaper } from './paper-words.ts';
import { drawReportPages, type Report } from './report-page.ts';
import type { Reading } from './sheet.ts';
import { drawStatement } from './statement-page.ts';

export interface DrawnPaper {
  number: string;
  issued_at: Date;
  facts: Facts;
  /** Of whoever reads it: what is ours on it is said in that language too, beside the English that the law wants. */
  language: SpokenLanguage;
  /** Where the files of refunds open for whoever reads it, without the number at its end; a statement links them. */
  filesAt?: string;
}

/** Figures that are printed; they have no number and are not kept. */
interface Figures {
  report: Report;
  entity: LegalEntity;
}

export type Drawn = DrawnPaper | Figures;

/** The pages of a paper, from its kept figures alone, or of a report. */
export function drawPaper(drawn: Drawn, say: Reading['say'] = sayOnPaper): Promise<Buffer> {
  if ('report' in drawn) return drawReportPages(drawn.report, drawn.entity);
  const { facts, language, filesAt, ...named } = drawn;
  const reading = { language, say };
  if (facts.of === 'invoice') return drawInvoice(named, facts, reading);
  if (facts.of === 'statement') return drawStatement(named, facts, reading, filesAt);
  return drawRefundNote(named, facts, reading);
}
