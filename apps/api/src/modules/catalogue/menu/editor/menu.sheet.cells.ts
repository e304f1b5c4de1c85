// Choices and own sections as cells say them, judged by the rules that their forms have.
import { optionGroupForm, type OptionGroupForm } from '@tawa/contract/catalogue/menu.form';
import { sectionName } from '@tawa/contract/catalogue/menu.sections';
import { readNames, readOptionText, writeOptionText, type GroupText } from '@tawa/domain/catalogue/option-text';
import { z } from 'zod/mini';

export type ReadGroups = readonly OptionGroupForm[];
interface Judged<T> {
  read: T;
  faults: readonly string[];
}

/** The cell of these choices; which of them are sold out is not part of it. */
export const textOfGroups = (groups: ReadGroups): string =>
  writeOptionText(groups.map((group) => ({ ...group, options: [...group.options] })));

/** What tells groups apart: two of the same text are one. */
export const textOfGroup = (group: OptionGroupForm): string => textOfGroups([group]);

function judgeGroup(group: GroupText): { form?: OptionGroupForm; faults: string[] } {
  const options = group.options.map((option) => ({ ...option, option_id: null, sold_out: false }));
  const checked = z.safeParse(optionGroupForm, { ...group, options });
  if (checked.success) return { form: checked.data, faults: [] };
  const faults = checked.error.issues.map(({ path, message }) => {
    const [, place] = path;
    const option = path[0] === 'options' && typeof place === 'number' ? group.options[place]?.option_name : undefined;
    return option === undefined
      ? `“${group.group_name}”: ${message}`
      : `“${group.group_name}”, “${option}”: ${message}`;
  });
  return { faults };
}

/** The groups of a cell, or what is wrong with it. */
export function readGroups(cell: string): Judged<ReadGroups> {
  const text = readOptionText(cell);
  if ('fault' in text) return { read: [], faults: [text.fault] };
  const judged = text.read.map(judgeGroup);
  const read = judged.flatMap(({ form }) => form ?? []);
  const faults = judged.flatMap((each) => each.faults);
  const texts = read.map(textOfGroup);
  const twice = read.find((group, index) => texts.indexOf(textOfGroup(group)) !== index);
  return { read, faults: twice ? [...faults, `“${twice.group_name}” stands there twice`] : faults };
}

/** The sections of a cell, or what is wrong with it. */
export function readSections(cell: string): Judged<readonly string[]> {
  const names = readNames(cell);
  if ('fault' in names) return { read: [], faults: [names.fault] };
  const checked = names.read.map((name) => z.safeParse(sectionName, name));
  const faults = checked.flatMap(({ error }, index) =>
    (error?.issues ?? []).map(({ message }) => `“${(names.read[index] ?? '').slice(0, 60)}”: ${message}`),
  );
  const byKey = new Map(
    checked.flatMap(({ data }) => (data === undefined ? [] : [[data.toLowerCase(), data] as const])),
  );
  return { read: [...byKey.values()], faults };
}
