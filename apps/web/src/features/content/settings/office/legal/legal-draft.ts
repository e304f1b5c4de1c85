import type { WrittenVersion } from '@tawa/contract/content/legal';
import { unknownFacts } from '@tawa/domain/content/legal';
import { momentOf } from '../typed-value.ts';
import { officeLegalTexts } from './legal.texts.ts';
import { textsIn } from '#lib/i18n/texts.ts';
import type { Language } from '#lib/i18n/language.ts';

export interface LegalDraft {
  title: string;
  body: string;
  note: string;
  asks: boolean;
  when: string;
  moment: string;
}

const isEmpty = (text: string) => text.trim() === '';

/** Why a text cannot be published; nothing when it can. */
export function bodyProblem(body: string, language: Language): string | undefined {
  const t = textsIn(officeLegalTexts, language);
  if (isEmpty(body)) return t.textMissing;
  const [unknown] = unknownFacts(body);
  return unknown === undefined ? undefined : t.unknown({ name: `{{${unknown}}}` });
}

/** Why the next version cannot begin then; nothing when it can. */
function momentProblem(
  { when, moment }: LegalDraft,
  last: WrittenVersion,
  now: number,
  language: Language,
): string | undefined {
  const t = textsIn(officeLegalTexts, language);
  const at = when === 'now' ? now : momentOf(moment);
  if (Number.isNaN(at)) return t.noMoment;
  if (when !== 'now' && at <= now) return t.pastMoment;
  return at <= Date.parse(last.effective_from) ? t.beforeWaiting({ number: last.version }) : undefined;
}

/** What is wrong with what was written, by field. */
export function problemsOf(draft: LegalDraft, last: WrittenVersion, now: number, language: Language) {
  const t = textsIn(officeLegalTexts, language);
  return {
    title: isEmpty(draft.title) ? t.titleMissing : undefined,
    body: bodyProblem(draft.body, language),
    note: isEmpty(draft.note) ? t.noteMissing : undefined,
    moment: momentProblem(draft, last, now, language),
  };
}
