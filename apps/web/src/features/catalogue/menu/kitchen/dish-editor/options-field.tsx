import type { EditedGroup } from '@tawa/contract/catalogue/menu.form';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/ssr/PencilSimple';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { formatRupees } from '@tawa/domain/common/money';
import { useState } from 'react';
import { useTexts, textsIn } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/dialog/menu.tsx';
import { kitchenMenuTexts } from '../menu.texts.ts';
import { OptionGroupSheet } from '../option-group-sheet.tsx';
import { kitchenDishEditorTexts } from './dish-editor.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

interface Props {
  groups: readonly EditedGroup[];
  chosen: readonly number[];
  onChange: (ids: number[]) => void;
}

const rule = ({ min_choices, max_choices }: EditedGroup, language: Language): string => {
  const t = textsIn(kitchenDishEditorTexts, language);
  if (min_choices === max_choices) return t.choose({ minChoices: min_choices });
  return min_choices === 0
    ? t.up({ maxChoices: max_choices })
    : t.chooseTo({ minChoices: min_choices, maxChoices: max_choices });
};
const priceText = (price: number): string => (price === 0 ? '' : ` +${formatRupees(price)}`);
const text = ({ options }: EditedGroup, language: Language): string =>
  options
    .map(
      ({ option_name, price, sold_out }) =>
        `${option_name}${priceText(price)}${sold_out ? ` ${textsIn(kitchenDishEditorTexts, language).soldOut}` : ''}`,
    )
    .join(' · ');

/** The choices a dish offers: its own pick of what the whole menu shares. */
export function OptionsField({ groups, chosen, onChange }: Props) {
  const language = useLanguage();
  const t = useTexts(kitchenMenuTexts);
  const [edited, setEdited] = useState<{ group: EditedGroup | null } | null>(null);
  const own = chosen.flatMap((id) => groups.find((group) => group.option_group_id === id) ?? []);
  const others = groups.filter(({ option_group_id }) => !chosen.includes(option_group_id));
  const close = () => setEdited(null);
  return (
    <section aria-label={t.options}>
      <div className="mb-2 flex items-center justify-between">
        <h3 className="text-lg font-bold">{t.options}</h3>
        <Menu
          trigger={
            <Button variant="quiet" size={40} icon={PlusIcon}>
              {t.addGroup}
            </Button>
          }
          items={[
            ...others.map((group) => ({
              label: `${group.group_name} (${rule(group, language)})`,
              onSelect: () => onChange([...chosen, group.option_group_id]),
            })),
            { label: t.newChoices, icon: PlusIcon, onSelect: () => setEdited({ group: null }) },
          ]}
        />
      </div>
      {own.length === 0 && <p className="text-note text-ink-3">{t.noChoicesSizesExtras}</p>}
      <ul className="grid gap-2">
        {own.map((group) => (
          <li key={group.option_group_id} className="rounded-lg border border-line">
            <div className="flex items-center border-b border-line pl-3">
              <p className="min-w-0 flex-1 text-body font-bold">
                {group.group_name} <span className="text-note font-normal text-ink-3">{rule(group, language)}</span>
              </p>
              <IconButton
                label={t.change({ groupName: group.group_name })}
                icon={PencilSimpleIcon}
                onClick={() => setEdited({ group })}
              />
              <IconButton
                label={t.takeOffDish({ groupName: group.group_name })}
                icon={XIcon}
                onClick={() => onChange(chosen.filter((id) => id !== group.option_group_id))}
              />
            </div>
            <p className="num px-3 py-2 text-note break-words text-ink-2">{text(group, language)}</p>
          </li>
        ))}
      </ul>
      {edited && (
        <OptionGroupSheet
          group={edited.group}
          onClose={close}
          onSaved={({ option_group_id }) => {
            if (!chosen.includes(option_group_id)) onChange([...chosen, option_group_id]);
            close();
          }}
        />
      )}
    </section>
  );
}
