// Which groups of choices the dishes of a file get: those that are there, some of them changed, and new ones.
import type { EditedGroup, OptionGroupForm } from '@tawa/contract/catalogue/menu.form';
import { textOfGroup, type ReadGroups } from './menu.sheet.cells.ts';

/** The groups of a dish in the file, which may be a new dish. */
export interface WantedGroups {
  row: number;
  menu_id: number | null;
  groups: ReadGroups;
}

export interface ChoicePlan {
  added: OptionGroupForm[];
  changed: { group: EditedGroup; form: OptionGroupForm }[];
  /** By rows of the file: the id of a group, or which of the added ones. */
  links: { row: number; groups: ({ id: number } | { added: number })[] }[];
}

interface Menu {
  groups: readonly EditedGroup[];
  /** Groups by dishes, of all dishes of the menu. */
  idsByDish: ReadonlyMap<number, readonly number[]>;
}

/** What choices and groups are known by. */
export const keyOf = (name: string): string => name.trim().toLowerCase();

function holdersOf({ idsByDish }: Menu): Map<number, number[]> {
  const holders = new Map<number, number[]>();
  for (const [menuId, ids] of idsByDish)
    for (const id of ids) {
      const known = holders.get(id);
      if (known) known.push(menuId);
      else holders.set(id, [menuId]);
    }
  return holders;
}

/** The group as it would be written, its choices known by their names. */
function changedForm({ options }: EditedGroup, form: OptionGroupForm): OptionGroupForm {
  const known = new Map(options.map((option) => [keyOf(option.option_name), option]));
  return {
    ...form,
    options: form.options.map((option) => {
      const before = known.get(keyOf(option.option_name));
      return before ? { ...option, option_id: before.option_id, sold_out: before.sold_out } : option;
    }),
  };
}

/**
 * Groups that every dish which has them changes in the same way: these are changed themselves, so that their choices
 * stay in carts. Where one dish keeps a group or changes it otherwise, the others get another group.
 */
function findChanged(menu: Menu, wanted: readonly WantedGroups[]): ChoicePlan['changed'] {
  const holders = holdersOf(menu);
  const byDish = new Map(
    wanted.flatMap(({ menu_id, groups }) => (menu_id === null ? [] : [[menu_id, groups] as const])),
  );
  const wantedTexts = new Set(wanted.flatMap(({ groups }) => groups.map(textOfGroup)));
  const taken = new Set(menu.groups.map(textOfGroup));
  return menu.groups.flatMap((group) => {
    const dishes = holders.get(group.option_group_id) ?? [];
    if (dishes.length === 0 || wantedTexts.has(textOfGroup(group))) return [];
    const next = dishes.map((menuId) => {
      const named = byDish.get(menuId)?.filter((form) => keyOf(form.group_name) === keyOf(group.group_name)) ?? [];
      return named.length === 1 ? named[0] : undefined;
    });
    const [form] = next;
    if (!form) return [];
    const text = textOfGroup(form);
    if (taken.has(text) || !next.every((each) => each && textOfGroup(each) === text)) return [];
    taken.add(text);
    return [{ group, form: changedForm(group, form) }];
  });
}

/** Decides which groups are linked, changed and made; groups of the same text are one. */
export function planChoices(menu: Menu, wanted: readonly WantedGroups[]): ChoicePlan {
  const changed = findChanged(menu, wanted);
  const textById = new Map(menu.groups.map((group) => [group.option_group_id, textOfGroup(group)]));
  const linkByText = new Map<string, { id: number } | { added: number }>();
  for (const [id, text] of textById) if (!linkByText.has(text)) linkByText.set(text, { id });
  for (const { group, form } of changed) linkByText.set(textOfGroup(form), { id: group.option_group_id });
  const added: OptionGroupForm[] = [];
  const links = wanted.map(({ row, menu_id, groups }) => {
    const own = menu_id === null ? [] : (menu.idsByDish.get(menu_id) ?? []);
    return {
      row,
      groups: groups.map((form) => {
        const text = textOfGroup(form);
        const kept = own.find((id) => textById.get(id) === text);
        const link = kept === undefined ? linkByText.get(text) : { id: kept };
        if (link) return link;
        const made = { added: added.push(form) - 1 };
        linkByText.set(text, made);
        return made;
      }),
    };
  });
  return { added, changed, links };
}
