// What becomes of the names that a file says of choices and their groups, which dishes share.
import type { EditedGroup, OptionGroupForm } from '@tawa/contract/catalogue/menu.form';
import { nameLanguages, type NameLanguage, type Names } from '@tawa/domain/catalogue/names/names';
import { writeChoiceNames, type GroupNames } from '@tawa/domain/catalogue/option-text';
import type { SheetFault } from '@tawa/domain/catalogue/sheet-faults';
import { keyOf, type ChoicePlan, type WantedGroups } from './menu.sheet.choices.ts';
import { namesCellOf, type Named, type SaidNames } from './menu.sheet.cells.ts';

type Wanted = WantedGroups & { names: SaidNames };
interface Menu {
  groups: readonly EditedGroup[];
  idsByDish: ReadonlyMap<number, readonly number[]>;
}
type Link = ChoicePlan['links'][number]['groups'][number];
const linkKey = (link: Link): string => ('id' in link ? `id ${link.id}` : `added ${link.added}`);

interface Told {
  row: number;
  names: GroupNames;
}

interface Saying extends Told {
  key: string;
  language: NameLanguage;
  group_name: string;
}

/** Everything that the rows say of groups, one after the other. */
function listSayings(plan: ChoicePlan, wanted: readonly Wanted[]): Saying[] {
  const linksOf = new Map(plan.links.map(({ row, groups }) => [row, groups]));
  return wanted.flatMap(({ row, groups, names }) =>
    (linksOf.get(row) ?? []).flatMap((link, at) =>
      nameLanguages.flatMap((language) => {
        const said = names[language]?.[at];
        return said
          ? [{ row, key: linkKey(link), language, names: said, group_name: groups[at]?.group_name ?? '' }]
          : [];
      }),
    ),
  );
}

/** What the rows say of each group; a group that two rows call otherwise is a fault of the second. */
function gather(plan: ChoicePlan, wanted: readonly Wanted[]) {
  const told = new Map<string, Partial<Record<NameLanguage, Told>>>();
  const faults: SheetFault[] = [];
  for (const { row, key, language, names, group_name } of listSayings(plan, wanted)) {
    const known = told.get(key) ?? {};
    const first = known[language];
    if (!first) told.set(key, { ...known, [language]: { row, names } });
    else if (writeChoiceNames([first.names]) !== writeChoiceNames([names]))
      faults.push({
        row,
        column: `options_${language}`,
        text: `“${group_name}” has other names in row ${first.row}. Dishes that share choices share their names`,
      });
  }
  return { told, faults };
}

/** A group with what rows say of it, and with the names of the one that it was where they say nothing. */
function namedForm(
  form: OptionGroupForm,
  before: EditedGroup | undefined,
  told: Partial<Record<NameLanguage, Told>> | undefined,
): OptionGroupForm {
  const known = new Map(before?.options.map(({ option_name, names }) => [keyOf(option_name), names]));
  const say = (
    names: Names | undefined,
    nameOf: (said: GroupNames) => string | undefined,
  ): { hi?: string; kn?: string } =>
    Object.fromEntries(
      nameLanguages.flatMap((language) => {
        const said = told?.[language];
        const name = said ? nameOf(said.names) : names?.[language];
        return name ? [[language, name]] : [];
      }),
    );
  return {
    ...form,
    names: say(before?.names, ({ group }) => group),
    options: form.options.map((option, at) => ({
      ...option,
      names: say(known.get(keyOf(option.option_name)), ({ options }) => options[at]),
    })),
  };
}

const formOf = ({ group_name, kind, min_choices, max_choices, names, options }: EditedGroup): OptionGroupForm => ({
  group_name,
  names,
  kind,
  min_choices,
  max_choices,
  options,
});
const allNames = (groups: readonly Named[]) =>
  nameLanguages.map((language) => namesCellOf(groups, language)).join('\n');

/** The plan with the names that its rows say, and what is wrong among them; a group that is made anew keeps those of the dish's former one. */
export function planNames(
  menu: Menu,
  plan: ChoicePlan,
  wanted: readonly Wanted[],
): { choices: ChoicePlan; faults: SheetFault[] } {
  const { told, faults } = gather(plan, wanted);
  const groupById = new Map(menu.groups.map((group) => [group.option_group_id, group]));
  const dishOf = new Map(wanted.map(({ row, menu_id }) => [row, menu_id]));
  // The first dish that a new group is made for says which one it was.
  const dishOfAdded = new Map(
    plan.links
      .toReversed()
      .flatMap(({ row, groups }) =>
        groups.flatMap((link) => ('id' in link ? [] : [[link.added, dishOf.get(row)] as const])),
      ),
  );
  const formerOf = (at: number, { group_name }: OptionGroupForm): EditedGroup | undefined =>
    (menu.idsByDish.get(dishOfAdded.get(at) ?? 0) ?? [])
      .flatMap((id) => groupById.get(id) ?? [])
      .find((group) => keyOf(group.group_name) === keyOf(group_name));
  const changed = plan.changed.map(({ group, form }) => ({
    group,
    form: namedForm(form, group, told.get(linkKey({ id: group.option_group_id }))),
  }));
  const isChanged = new Set(plan.changed.map(({ group }) => group.option_group_id));
  const renamed = menu.groups.flatMap((group) => {
    const said = told.get(linkKey({ id: group.option_group_id }));
    if (!said || isChanged.has(group.option_group_id)) return [];
    const form = namedForm(formOf(group), group, said);
    return allNames([form]) === allNames([group]) ? [] : [{ group, form }];
  });
  const added = plan.added.map((form, at) => namedForm(form, formerOf(at, form), told.get(linkKey({ added: at }))));
  return { choices: { ...plan, added, changed: [...changed, ...renamed] }, faults };
}
