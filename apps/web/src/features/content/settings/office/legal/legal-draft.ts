import type { WrittenVersion } from '@tawa/contract/content/legal';
import { unknownFacts } from '@tawa/domain/content/legal';
import { legalDeskTexts as texts } from '#lib/messages-office-legal.ts';
import { momentOf } from '../typed-value.ts';

export interface LegalDraft {
  title: string;
  body: string;
  note: string;
  asks: boolean;
  when: string;
  moment: string;
}

const isEmpty = (text: string) => text.trim() === '';

function bodyProblem(body: string): string | undefined {
  if (isEmpty(body)) return texts.textMissing;
  const [unknown] = unknownFacts(body);
  return unknown === undefined ? undefined : texts.unknown(unknown);
}

/** Why the next version cannot begin then; nothing when it can. */
function momentProblem({ when, moment }: LegalDraft, last: WrittenVersion, now: number): string | undefined {
  const at = when === 'now' ? now : momentOf(moment);
  if (Number.isNaN(at)) return texts.noMoment;
  if (when !== 'now' && at <= now) return texts.pastMoment;
  return at <= Date.parse(last.effective_from) ? texts.beforeWaiting(last.version) : undefined;
}

/** What is wrong with what was written, by field. */
export function problemsOf(draft: LegalDraft, last: WrittenVersion, now: number) {
  return {
    title: isEmpty(draft.title) ? texts.titleMissing : undefined,
    body: bodyProblem(draft.body),
    note: isEmpty(draft.note) ? texts.noteMissing : undefined,
    moment: momentProblem(draft, last, now),
  };
}
