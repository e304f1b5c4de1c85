import type { EditedMenu } from '@tawa/contract/catalogue/menu.form';
import type { SectionForm, SectionSetup } from '@tawa/contract/catalogue/menu.sections';
import { nameFault } from '@tawa/domain/catalogue/names/name-fault';
import { nameLanguages, writtenNames, type NameLanguage } from '@tawa/domain/catalogue/names/names';
import { menuSectionsMax, sectionDishesMax, sectionNameLengthMax } from '@tawa/domain/common/limits';

/** A section as it is edited; its key stays while its name is typed and its place changes. */
export interface DraftSection extends SectionForm {
  key: number;
}

export const draftOf = ({ sections }: Pick<SectionSetup, 'sections'>): DraftSection[] =>
  sections.map((section) => ({ ...section, key: section.section_id }));

/** A new section; keys of new ones are below zero. */
export const newSection = (sections: readonly DraftSection[]): DraftSection => ({
  key: Math.min(0, ...sections.map(({ key }) => key)) - 1,
  section_id: null,
  section_name: '',
  names: {},
  time: null,
  outside: 'show',
  menu_ids: [],
});

/** The sections in the order of these keys. */
export const inOrder = (sections: readonly DraftSection[], keys: readonly number[]): DraftSection[] =>
  keys.flatMap((key) => sections.find((section) => section.key === key) ?? []);

/** What is sent, and compared to say whether anything is unsaved. */
export const formOf = (sections: readonly DraftSection[]): SectionForm[] =>
  sections.map(({ key: _key, section_name, names = {}, time, ...section }) => ({
    ...section,
    section_name: section_name.trim(),
    names: writtenNames({ hi: names.hi?.trim(), kn: names.kn?.trim() }),
    time: time && { ...time, weekdays: time.weekdays.toSorted((a, b) => a - b) },
  }));

export type Fault = 'missing' | 'twice' | 'noDay' | 'noTime' | 'otherName';

/** What is wrong with the name of a section in another language. */
export const otherNameFault = ({ names = {} }: Pick<DraftSection, 'names'>, language: NameLanguage): string | null =>
  nameFault(language, names[language]?.trim() ?? '');

/** The first section that cannot be saved, and why. */
export function faultOf(sections: readonly DraftSection[]): { key: number; fault: Fault } | null {
  const names = sections.map(({ section_name }) => section_name.trim().toLowerCase());
  for (const [place, section] of sections.entries()) {
    const { key, time } = section;
    const name = names[place] ?? '';
    if (name === '') return { key, fault: 'missing' };
    if (names.indexOf(name) !== place) return { key, fault: 'twice' };
    if (nameLanguages.some((language) => otherNameFault(section, language))) return { key, fault: 'otherName' };
    if (time && (time.opens === '' || time.closes === '')) return { key, fault: 'noTime' };
    if (time?.weekdays.length === 0) return { key, fault: 'noDay' };
  }
  return null;
}

/** A section for each category of the menu that has dishes, in its order; a menu looks the same with them. */
export const sectionsOfCategories = ({ categories, dishes }: EditedMenu): SectionForm[] =>
  categories
    .map(({ category_id, category_name }) => ({
      section_id: null,
      section_name: category_name.slice(0, sectionNameLengthMax).trim(),
      time: null,
      outside: 'show' as const,
      menu_ids: dishes
        .filter((dish) => dish.category_id === category_id)
        .map(({ menu_id }) => menu_id)
        .slice(0, sectionDishesMax),
    }))
    .filter(({ menu_ids }) => menu_ids.length > 0)
    .slice(0, menuSectionsMax);
