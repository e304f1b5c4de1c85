// Choices and own sections as cells say them, judged by the rules that their forms have.
import { optionGroupForm, type OptionGroupForm } from '@tawa/contract/catalogue/menu.form';
import { sectionName } from '@tawa/contract/catalogue/menu.sections';
import { choiceNames } from '@tawa/contract/common/names.form';
import { nameLanguages, type NameLanguage, type Names } from '@tawa/domain/catalogue/names/names';
import {
  readChoiceNames,
  readNames,
  readOptionText,
  writeChoiceNames,
  writeOptionText,
  type GroupNames,
  type GroupText,
} from '@tawa/domain/catalogue/option-text';
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

/** Names of the groups of a dish, one for one; a language that is left out says nothing, and what is there stays. */
export type SaidNames = Readonly<Partial<Record<NameLanguage, readonly GroupNames[]>>>;

export interface Named {
  names?: Names | undefined;
  options: readonly { names?: Names | undefined }[];
}

/** The cell of these groups in a language. */
export const namesCellOf = (groups: readonly Named[], language: NameLanguage): string =>
  writeChoiceNames(
    groups.map(({ names, options }) => ({
      group: names?.[language] ?? '',
      options: options.map((option) => option.names?.[language] ?? ''),
    })),
  );

const faultOf = (language: NameLanguage, name: string): string[] =>
  (z.safeParse(choiceNames, { [language]: name }).error?.issues ?? []).map(
    ({ message }) => `“${name.slice(0, 60)}”: ${message}`,
  );

/** The names of a cell, one for each of these groups and of their choices, or what is wrong with it. */
export function readNamesCell(
  cell: string,
  language: NameLanguage,
  groups: ReadGroups,
): { said: readonly GroupNames[]; faults: readonly string[] } {
  const text = readChoiceNames(cell);
  if ('fault' in text) return { said: [], faults: [text.fault] };
  if (text.read.length === 0)
    return { said: groups.map(({ options }) => ({ group: '', options: options.map(() => '') })), faults: [] };
  const wrong = (fault: string) => ({ said: [], faults: [fault] });
  if (text.read.length !== groups.length)
    return wrong(`Groups named here: ${text.read.length}; groups in options: ${groups.length}. Put | between two`);
  for (const [at, { group_name, options }] of groups.entries()) {
    const named = text.read[at]?.options.length ?? 0;
    if (named !== options.length)
      return wrong(
        `“${group_name}”: ${named} names for ${options.length} choices. Leave a name empty between two commas`,
      );
  }
  return {
    said: text.read,
    faults: text.read.flatMap(({ group, options }) => [group, ...options].flatMap((name) => faultOf(language, name))),
  };
}

/** What the cells of a row say of its choices and sections. */
type HeldCells = Readonly<Record<'section' | 'options' | 'options_hi' | 'options_kn', string>>;

interface Held {
  options: readonly string[];
  /** What is wrong with the names of its choices, by column. */
  nameFaults: readonly [column: 'options_hi' | 'options_kn', text: string][];
  names: SaidNames;
  section: readonly string[];
  groups: ReadGroups | null;
  sections: readonly string[] | null;
}

const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one
    .map((name) => name.toLowerCase())
    .toSorted()
    .join('\n') ===
  other
    .map((name) => name.toLowerCase())
    .toSorted()
    .join('\n');

/** Choices and sections of a row; a cell that says what is there already is not judged, so it can never be wrong. */
export function readHeld(
  cells: HeldCells,
  before: (HeldCells & { section_names: readonly string[] }) | undefined,
): Held {
  const [hadOptions, hadSection] = [before?.options ?? '', before?.section ?? ''];
  const options = cells.options === hadOptions ? null : readGroups(cells.options);
  const section = cells.section === hadSection ? null : readSections(cells.section);
  const keepsOptions = !options || (options.read.length > 0 && textOfGroups(options.read) === hadOptions);
  const changed = nameLanguages.filter(
    (language) => cells[`options_${language}`] !== (before?.[`options_${language}`] ?? ''),
  );
  // Names that follow the choices stand in their order, which is read even where the choices are what they were.
  const named = changed.length > 0 ? (options ?? readGroups(cells.options)) : options;
  const said = changed.map((language) => ({
    language,
    ...readNamesCell(cells[`options_${language}`], language, named?.read ?? []),
  }));
  const names: SaidNames = Object.fromEntries(said.map((one) => [one.language, one.said]));
  const keepsSection = !section || isSameSet(section.read, before?.section_names ?? []);
  return {
    options: named?.faults ?? [],
    nameFaults:
      named && named.faults.length > 0
        ? []
        : said.flatMap(({ language, faults }) => faults.map((text) => [`options_${language}` as const, text] as const)),
    names,
    section: section?.faults ?? [],
    groups: keepsOptions ? (changed.length > 0 ? (named?.read ?? null) : null) : options.read,
    sections: keepsSection ? null : section.read,
  };
}
