import type { EditedMenu, HeldPart } from '@tawa/contract/catalogue/menu.form';
import { ArrowsLeftRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowsLeftRight';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { partQuantityMax, partsMax } from '@tawa/domain/catalogue/combos';
import { useId, useState } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { QuantityStepper } from '#ui/form/stepper.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { VegMark } from '#ui/veg-mark.tsx';
import { MissingPart } from '../combo-parts.tsx';
import { kitchenMenuTexts } from '../menu.texts.ts';
import { PickDish } from '../pick-dish.tsx';

interface Part {
  menu_id: number;
  quantity: number;
}

interface Props {
  menu: EditedMenu;
  /** The dish that is edited; 0 for a new one. */
  menuId: number;
  /** The parts as they were saved, with what is missing of them. */
  held: readonly HeldPart[];
  parts: readonly Part[];
  error: string | undefined;
  onChange: (parts: Part[]) => void;
}

/** The dishes of a combo: which, how many of each, for which of them it is sold out, and others in their place. */
export function PartsField({ menu, menuId, held, parts, error, onChange }: Props) {
  const t = useTexts(kitchenMenuTexts);
  const errorId = useId();
  /** The dish that another one is picked for; null = one more. */
  const [picking, setPicking] = useState<{ gone: number | null; title: string } | null>(null);
  const nameOf = (id: number) =>
    menu.dishes.find(({ menu_id }) => menu_id === id) ?? held.find(({ menu_id }) => menu_id === id);
  const replace = (id: number, fresh: Partial<Part>) =>
    onChange(parts.map((part) => (part.menu_id === id ? { ...part, ...fresh } : part)));
  const pick = (fresh: number) => {
    if (picking?.gone) replace(picking.gone, { menu_id: fresh });
    else onChange([...parts, { menu_id: fresh, quantity: 1 }]);
    setPicking(null);
  };
  return (
    <section aria-label={t.combo.title} aria-describedby={error ? errorId : undefined}>
      <div className="mb-2 flex items-center justify-between">
        <h3 className="text-lg font-bold">{t.combo.title}</h3>
        <Button
          variant="quiet"
          size={40}
          icon={PlusIcon}
          disabled={parts.length >= partsMax}
          onClick={() => setPicking({ gone: null, title: t.combo.addTitle })}
        >
          {t.combo.add}
        </Button>
      </div>
      {parts.length === 0 && <p className="text-note text-ink-3">{t.combo.none}</p>}
      <ul className="grid gap-2">
        {parts.map(({ menu_id, quantity }) => {
          const dish = nameOf(menu_id);
          const name = dish?.dish_name ?? '';
          const part = held.find((each) => each.menu_id === menu_id);
          return (
            <li key={menu_id} className="flex flex-wrap items-center gap-2 rounded-lg border border-line py-1 pl-3">
              <VegMark veg={dish?.is_veg === 1} className="size-4" />
              <span className="min-w-0 flex-1 basis-32 text-body font-bold wrap-anywhere">{name}</span>
              {part?.is_missing && <MissingPart part={part} />}
              <span className="flex items-center">
                <QuantityStepper
                  label={name}
                  value={quantity}
                  max={partQuantityMax}
                  onChange={(count) => replace(menu_id, { quantity: count })}
                />
                <IconButton
                  label={t.combo.swapDish({ dish: name })}
                  icon={ArrowsLeftRightIcon}
                  onClick={() => setPicking({ gone: menu_id, title: t.combo.inPlace({ dish: name }) })}
                />
                <IconButton
                  label={t.combo.takeOut({ dish: name })}
                  icon={XIcon}
                  onClick={() => onChange(parts.filter((each) => each.menu_id !== menu_id))}
                />
              </span>
            </li>
          );
        })}
      </ul>
      {error && (
        <p id={errorId} role="alert" className="mt-1 text-note font-semibold text-danger">
          {error}
        </p>
      )}
      {picking && (
        <PickDish
          title={picking.title}
          without={[menuId, ...parts.map((part) => part.menu_id)]}
          onPick={(dish) => pick(dish.menu_id)}
          onClose={() => setPicking(null)}
        />
      )}
    </section>
  );
}
