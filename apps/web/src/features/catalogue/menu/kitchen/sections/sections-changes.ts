import { writtenNames } from '@tawa/domain/catalogue/names/names';
import { clockText } from '@tawa/domain/common/clock-text';
import { textsIn } from '#lib/i18n/texts.ts';
import type { Language } from '#lib/i18n/language.ts';
import type { DraftSection } from './sections-draft.ts';
import { sectionsTexts } from './sections.texts.ts';

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const clock = (time: string) => (time === '' ? '–' : clockText(time));
const days = (weekdays: readonly number[]) => weekdays.toSorted((a, b) => a - b);

function changesOfTime(before: DraftSection, after: DraftSection, language: Language): string[] {
  const t = textsIn(sectionsTexts, language).change;
  const name = after.section_name.trim();
  const [was, is] = [before.time, after.time];
  if (!was || !is) return was === is ? [] : [is ? t.timed({ name }) : t.always({ name })];
  return [
    ...(was.opens === is.opens ? [] : [t.opens({ name, before: clock(was.opens), after: clock(is.opens) })]),
    ...(was.closes === is.closes ? [] : [t.closes({ name, before: clock(was.closes), after: clock(is.closes) })]),
    ...(isSame(days(was.weekdays), days(is.weekdays)) ? [] : [t.days({ name })]),
  ];
}

function changesOfOne(before: DraftSection, after: DraftSection, language: Language): string[] {
  const t = textsIn(sectionsTexts, language).change;
  const name = after.section_name.trim();
  return [
    ...(before.section_name === name ? [] : [t.name({ before: before.section_name, name })]),
    ...(isSame(writtenNames(before.names ?? {}), writtenNames(after.names ?? {})) ? [] : [t.names({ name })]),
    ...changesOfTime(before, after, language),
    ...(before.outside === after.outside ? [] : [after.outside === 'show' ? t.shown({ name }) : t.hidden({ name })]),
    ...(isSame(before.menu_ids, after.menu_ids) ? [] : [t.dishes({ name })]),
  ];
}

/** What is not saved yet, each change in words. */
export function changesOf(base: readonly DraftSection[], draft: readonly DraftSection[], language: Language): string[] {
  const texts = textsIn(sectionsTexts, language);
  const before = new Map(base.map((section) => [section.key, section]));
  const kept = new Set(draft.map(({ key }) => key));
  const order = (sections: readonly DraftSection[], other: ReadonlySet<number>) =>
    sections.map(({ key }) => key).filter((key) => other.has(key));
  const isMoved = !isSame(order(base, kept), order(draft, new Set(before.keys())));
  return [
    ...draft.flatMap((section) => {
      const was = before.get(section.key);
      if (was) return changesOfOne(was, section, language);
      return [texts.change.added({ name: section.section_name.trim() || texts.unnamed })];
    }),
    ...base.filter(({ key }) => !kept.has(key)).map(({ section_name: name }) => texts.change.gone({ name })),
    ...(isMoved ? [texts.change.order] : []),
  ];
}
