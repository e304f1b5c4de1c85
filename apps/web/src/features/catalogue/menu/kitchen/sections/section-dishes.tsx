import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import type { EditedMenu, MenuRow } from '@tawa/contract/catalogue/menu.form';
import { categoryFallback, sectionDishesMax } from '@tawa/domain/common/limits';
import { matchesAny } from '@tawa/domain/catalogue/search';
import { useState } from 'react';
import { useLanguage } from '#lib/i18n/language.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Input } from '#ui/form/plain-input.tsx';
import { SortableItem, SortableList } from '#ui/form/sortable-list.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Price } from '#ui/price.tsx';
import { VegMark } from '#ui/veg-mark.tsx';
import { Reasons, Thumbnail } from '../dish-line.tsx';
import { kitchenMenuTexts } from '../menu.texts.ts';
import { useStates } from '../use-states.ts';
import { timeWords } from './section-words.ts';
import type { DraftSection } from './sections-draft.ts';
import { sectionsTexts } from './sections.texts.ts';

interface Props {
  menu: EditedMenu;
  sections: readonly DraftSection[];
  section: DraftSection;
  onChange: (section: DraftSection) => void;
}

/** The category of a dish, and which other sections it stands in. */
function useAbout({ menu, sections, section }: Omit<Props, 'onChange'>) {
  const t = useTexts(sectionsTexts);
  const names = new Map(menu.categories.map(({ category_id, category_name }) => [category_id, category_name]));
  return ({ menu_id, category_id }: MenuRow): string => {
    const category = (category_id !== null && names.get(category_id)) || categoryFallback;
    const others = sections.filter(({ key, menu_ids }) => key !== section.key && menu_ids.includes(menu_id));
    if (others.length === 0) return category;
    return `${category} · ${t.also({ names: others.map(({ section_name }) => section_name).join(', ') })}`;
  };
}

/** Ticks which dishes stand in a section. */
function AddDishes({ onClose, ...props }: Props & { onClose: () => void }) {
  const t = useTexts(sectionsTexts);
  const { menu, section, onChange } = props;
  const [words, setWords] = useState('');
  const about = useAbout(props);
  const own = new Set(section.menu_ids);
  const isFull = own.size >= sectionDishesMax;
  const found = menu.dishes.filter(({ dish_name }) => matchesAny([dish_name], words));
  const toggle = (menuId: number) =>
    onChange({
      ...section,
      menu_ids: own.has(menuId) ? section.menu_ids.filter((id) => id !== menuId) : [...section.menu_ids, menuId],
    });
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.addTo({ name: section.section_name.trim() || t.unnamed })}
      phone="tall"
      footer={
        <Button wide onClick={onClose}>
          {t.done}
        </Button>
      }
    >
      <Input
        type="search"
        size={44}
        aria-label={t.search}
        placeholder={t.search}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {isFull && <p className="mt-2 text-note text-ink-3">{t.dishesFull({ max: sectionDishesMax })}</p>}
      {found.length === 0 && <p className="py-8 text-center text-ink-3">{t.noMatch}</p>}
      <ul className="mt-2">
        {found.map((dish) => (
          <li key={dish.menu_id} className="border-b border-line last:border-b-0 [content-visibility:auto]">
            <Checkbox
              checked={own.has(dish.menu_id)}
              disabled={isFull && !own.has(dish.menu_id)}
              onChange={() => toggle(dish.menu_id)}
              label={
                <span className="flex items-center gap-3">
                  <VegMark veg={dish.is_veg === 1} className="size-4" />
                  <span className="min-w-0">
                    <span className="block font-semibold wrap-anywhere">{dish.dish_name}</span>
                    <span className="block text-note text-ink-3">{about(dish)}</span>
                  </span>
                </span>
              }
            />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

interface RowProps {
  dish: MenuRow;
  about: string;
  removeLabel: string;
  onRemove: () => void;
  onSwitch: (on: boolean) => void;
}

function Row({ dish, about, removeLabel, onRemove, onSwitch }: RowProps) {
  const t = useTexts(kitchenMenuTexts);
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 py-2 pr-2">
      <Thumbnail dish={dish} />
      <VegMark veg={dish.is_veg === 1} className="size-4" />
      <span className="min-w-0 flex-1 basis-32">
        <span className="block text-body font-semibold wrap-anywhere">{dish.dish_name}</span>
        <span className="block text-note text-ink-3">{about}</span>
      </span>
      <span className="flex flex-wrap gap-1.5 empty:hidden">
        <Reasons dish={dish} />
      </span>
      <Price price={dish.discounted_price ?? dish.price} was={null} size="small" />
      <Switch
        label={t.onSale({ dishName: dish.dish_name })}
        hideLabel
        checked={dish.state === 'on'}
        onChange={onSwitch}
        className="shrink-0 px-1"
      />
      <IconButton icon={XIcon} label={removeLabel} onClick={onRemove} />
    </div>
  );
}

/** The dishes of one section in their order. */
export function SectionDishes(props: Props) {
  const t = useTexts(sectionsTexts);
  const language = useLanguage();
  const { menu, section, onChange } = props;
  const [isAdding, setAdding] = useState(false);
  const about = useAbout(props);
  const setState = useStates();
  const name = section.section_name.trim() || t.unnamed;
  const known = new Map(menu.dishes.map((dish) => [dish.menu_id, dish]));
  const dishes = section.menu_ids.flatMap((id) => known.get(id) ?? []);
  const without = (menuId: number) => section.menu_ids.filter((id) => id !== menuId);
  return (
    <section aria-label={t.inIt({ name })}>
      <div className="flex min-h-14 flex-wrap items-center gap-3 border-b border-line px-4 py-2">
        <div className="min-w-0 flex-1">
          <h2 className="text-lg font-bold wrap-anywhere">{name}</h2>
          <p className="num text-note text-ink-3">
            {t.dishCount({ count: dishes.length })} · {timeWords(section, language)}
          </p>
        </div>
        <Button variant="secondary" size={40} icon={PlusIcon} className="min-h-11!" onClick={() => setAdding(true)}>
          {t.addDishes}
        </Button>
      </div>
      {dishes.length === 0 && <p className="px-4 py-10 text-center text-body text-ink-3">{t.none}</p>}
      <SortableList
        items={dishes.map(({ menu_id, dish_name }) => ({ id: menu_id, name: dish_name }))}
        onMove={(menu_ids) => onChange({ ...section, menu_ids })}
      >
        <ul>
          {dishes.map((dish) => (
            <SortableItem
              key={dish.menu_id}
              id={dish.menu_id}
              name={dish.dish_name}
              className="border-b border-line pl-2"
            >
              <Row
                dish={dish}
                about={about(dish)}
                removeLabel={t.takeOut({ dish: dish.dish_name, name })}
                onRemove={() => onChange({ ...section, menu_ids: without(dish.menu_id) })}
                onSwitch={(on) => setState([dish], on ? { state: 'on' } : { state: 'sold_out', until: 'service_day' })}
              />
            </SortableItem>
          ))}
        </ul>
      </SortableList>
      {isAdding && <AddDishes {...props} onClose={() => setAdding(false)} />}
    </section>
  );
}
