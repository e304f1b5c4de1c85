// What the own sections of a menu become by a file.
import type { MenuSection, SectionForm } from '@tawa/contract/catalogue/menu.sections';
import type { SheetFault } from '@tawa/domain/catalogue/sheet-faults';
import { menuSectionsMax, sectionDishesMax } from '@tawa/domain/common/limits';

/** The sections that a dish of the file stands in, and no others. */
export interface WantedSections {
  row: number;
  menu_id: number;
  sections: readonly string[];
}

/** The sections after a file: dishes keep their places, further ones come behind them, new sections behind the others. */
export function planSections(before: readonly MenuSection[], wanted: readonly WantedSections[]): SectionForm[] {
  const keysByDish = new Map(
    wanted.map(({ menu_id, sections }) => [menu_id, new Set(sections.map((name) => name.toLowerCase()))]),
  );
  const after = new Map<string, SectionForm>();
  const placed = new Map<string, Set<number>>();
  for (const section of before) {
    const key = section.section_name.toLowerCase();
    const menu_ids = section.menu_ids.filter((id) => keysByDish.get(id)?.has(key) ?? true);
    after.set(key, { ...section, menu_ids });
    placed.set(key, new Set(menu_ids));
  }
  for (const { menu_id, sections } of wanted)
    for (const section_name of sections) {
      const key = section_name.toLowerCase();
      const section = after.get(key) ?? { section_id: null, section_name, time: null, outside: 'show', menu_ids: [] };
      const dishes = placed.get(key) ?? new Set();
      if (!dishes.has(menu_id)) section.menu_ids.push(menu_id);
      placed.set(key, dishes.add(menu_id));
      after.set(key, section);
    }
  return [...after.values()];
}

/** What the sections' own limits say of a plan, at the rows that go beyond them. */
export function judgeSections(sections: readonly SectionForm[], wanted: readonly WantedSections[]): SheetFault[] {
  const rowOf = new Map(wanted.map(({ menu_id, row }) => [menu_id, row]));
  return sections.flatMap(({ section_name, menu_ids }, place) => {
    const tooMany = place >= menuSectionsMax ? menu_ids.slice(0, 1) : [];
    const tooFull = menu_ids.slice(sectionDishesMax);
    const faultAt = (text: string) => (menuId: number) => ({ row: rowOf.get(menuId) ?? 1, column: 'section', text });
    return [
      ...tooMany.map(faultAt(`A menu has at most ${menuSectionsMax} sections, the file makes ${sections.length}`)),
      ...tooFull.map(
        faultAt(`“${section_name}” would have ${menu_ids.length} dishes, at most ${sectionDishesMax} fit`),
      ),
    ];
  });
}
