import type { EditedMenu } from '@tawa/contract/catalogue/menu.form';
import { categoryFallback } from '@tawa/domain/common/limits';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/ssr/EyeSlash';
import { ImageIcon } from '@phosphor-icons/react/dist/ssr/Image';
import { MoonIcon } from '@phosphor-icons/react/dist/ssr/Moon';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/ssr/PencilSimple';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { Chip } from '#ui/chip.tsx';
import { cx } from '#ui/cx.ts';
import { Icon, type Shape } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/dialog/menu.tsx';
import { sendCategories, useArrange } from './menu-editor.queries.ts';
import { countCategories, countNeeds, deps, type MenuFilter, type Need } from './menu-view.ts';
import { SortableItem, SortableList } from '#ui/form/sortable-list.tsx';
import { kitchenMenuTexts } from './menu.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const needLooksIn = keepEach((language: Language): Record<Need, { label: string; icon: Shape }> => {
  const t = textsIn(kitchenMenuTexts, language);
  return {
    sold_out: { label: t.soldOut, icon: MoonIcon },
    no_photo: { label: t.noPhoto, icon: ImageIcon },
    draft: { label: t.drafts, icon: PencilSimpleIcon },
    hidden: { label: t.hidden, icon: EyeSlashIcon },
  };
});

interface Props {
  menu: EditedMenu;
  filter: MenuFilter;
  onFilter: (change: Partial<MenuFilter>) => void;
}

const entry =
  'flex min-h-11 flex-1 items-center justify-between gap-2 rounded-md px-2 text-left text-body font-medium text-ink-2 aria-pressed:bg-brand-soft aria-pressed:font-bold aria-pressed:text-brand-ink';

function useCategories(menu: EditedMenu) {
  const arrange = useArrange();
  const names = new Map([...menu.categories, ...menu.further_categories].map((one) => [one.category_id, one]));
  return (ids: number[]) =>
    arrange.mutate({
      expect: (before) => ({ ...before, categories: ids.flatMap((id) => names.get(id) ?? []) }),
      send: () => sendCategories(ids),
    });
}

/** Adds one of the product's categories to the menu. */
function AddCategory({ menu }: { menu: EditedMenu }) {
  const t = useTexts(kitchenMenuTexts);
  const setCategories = useCategories(menu);
  const own = menu.categories.map(({ category_id }) => category_id);
  if (menu.further_categories.length === 0) return null;
  return (
    <Menu
      trigger={<IconButton label={t.addCategory} icon={PlusIcon} />}
      items={menu.further_categories.map(({ category_id, category_name }) => ({
        label: category_name,
        onSelect: () => setCategories([...own, category_id]),
      }))}
    />
  );
}

/** Categories in their order and what needs a hand, beside the table. */
export function CategoryRail({ menu, filter, onFilter }: Props) {
  const language = useLanguage();
  const t = useTexts(kitchenMenuTexts);
  const counts = countCategories(menu);
  const needCounts = countNeeds(menu.dishes);
  const setCategories = useCategories(menu);
  const without = counts.get(0) ?? 0;
  const items = menu.categories.map(({ category_id, category_name }) => ({ id: category_id, name: category_name }));
  const choose = (category: number | null) => onFilter({ category, deps: null });
  return (
    <nav
      aria-label={t.categories}
      className="w-[212px] shrink-0 overflow-y-auto border-r border-line p-3 max-lg:hidden"
    >
      <div className="flex items-center justify-between pl-2">
        <h2 className="text-lg font-bold">{t.categories}</h2>
        <AddCategory menu={menu} />
      </div>
      <button
        type="button"
        aria-pressed={filter.category === null && filter.deps === null}
        onClick={() => choose(null)}
        className={cx(entry, 'w-full')}
      >
        {t.allDishes({ count: menu.dishes.length, mark: (words) => <span className="num">{words}</span> })}
      </button>
      <SortableList items={items} onMove={setCategories}>
        <ul>
          {items.map(({ id, name }) => (
            <SortableItem key={id} id={id} name={name}>
              <button type="button" aria-pressed={filter.category === id} onClick={() => choose(id)} className={entry}>
                <span className="min-w-0 break-words">{name}</span>
                <span className="num">{counts.get(id) ?? 0}</span>
              </button>
            </SortableItem>
          ))}
        </ul>
      </SortableList>
      {without > 0 && (
        <button
          type="button"
          aria-pressed={filter.category === 0}
          onClick={() => choose(0)}
          className={cx(entry, 'w-full pl-9')}
        >
          {categoryFallback} <span className="num">{without}</span>
        </button>
      )}
      <p className="px-2 pt-2 pb-4 text-note text-ink-3">{t.arrange}</p>
      <h3 className="border-t border-line px-2 pt-4 pb-1 font-sans text-sm font-semibold text-ink-3">{t.deps}</h3>
      {deps
        .filter((need) => needCounts[need] > 0 || filter.deps === need)
        .map((need) => (
          <button
            key={need}
            type="button"
            aria-pressed={filter.deps === need}
            onClick={() => onFilter({ deps: filter.deps === need ? null : need, category: null })}
            className={cx(entry, 'w-full justify-start')}
          >
            <Icon of={needLooksIn(language)[need].icon} className="text-[1.125rem]" />
            {needLooksIn(language)[need].label}
            <span className="num ml-auto font-bold text-ink">{needCounts[need]}</span>
          </button>
        ))}
    </nav>
  );
}

/** The same above the list on narrow screens. */
export function CategoryTabs({ menu, filter, onFilter }: Props) {
  const language = useLanguage();
  const t = useTexts(kitchenMenuTexts);
  const needCounts = countNeeds(menu.dishes);
  const all = { category_id: null, category_name: t.all };
  const without = menu.dishes.some(({ category_id }) => category_id === null);
  const rest = without ? [{ category_id: 0, category_name: categoryFallback }] : [];
  const shown = deps.filter((need) => needCounts[need] > 0 || filter.deps === need);
  return (
    <div className="border-b border-line lg:hidden">
      <div className="no-scrollbar flex h-14 gap-5 overflow-x-auto px-4" role="group" aria-label={t.categories}>
        {[all, ...menu.categories, ...rest].map(({ category_id, category_name }) => (
          <button
            key={category_id}
            type="button"
            aria-pressed={filter.category === category_id}
            onClick={() => onFilter({ category: category_id, deps: null })}
            className="min-w-6 shrink-0 border-b-[3px] border-transparent text-base font-medium text-ink-2 aria-pressed:border-brand aria-pressed:font-bold aria-pressed:text-brand-ink"
          >
            {category_name}
          </button>
        ))}
      </div>
      {shown.length > 0 && (
        <div className="no-scrollbar flex gap-2 overflow-x-auto border-t border-line px-4 py-2">
          {shown.map((need) => (
            <Chip
              key={need}
              icon={needLooksIn(language)[need].icon}
              pressed={filter.deps === need}
              onClick={() => onFilter({ deps: filter.deps === need ? null : need, category: null })}
            >
              {needLooksIn(language)[need].label} <span className="num font-bold">{needCounts[need]}</span>
            </Chip>
          ))}
        </div>
      )}
    </div>
  );
}
