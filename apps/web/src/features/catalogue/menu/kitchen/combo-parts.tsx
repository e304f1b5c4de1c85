import type { HeldPart, MenuRow } from '@tawa/contract/catalogue/menu.form';
import { ArrowsLeftRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowsLeftRight';
import { MoonIcon } from '@phosphor-icons/react/dist/ssr/Moon';
import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { formatWhen } from '#lib/format.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useSaveDish } from './menu-editor.queries.ts';
import { kitchenMenuTexts } from './menu.texts.ts';
import { PickDish } from './pick-dish.tsx';

const missingText = ({ dish_name: dish, back_at }: HeldPart, language: Language): string => {
  const t = textsIn(kitchenMenuTexts, language);
  if (back_at === null) return t.combo.missing({ dish });
  return t.combo.missingUntil({ dish, until: formatWhen(back_at, Date.now(), language) });
};

/** 'Sold out: Mango Lassi is' of a part that a combo is sold out for. */
export function MissingPart({ part }: { part: HeldPart }) {
  const language = useLanguage();
  return (
    <Badge tone="warning" icon={MoonIcon}>
      {missingText(part, language)}
    </Badge>
  );
}

/** Puts another dish where one of a combo stands, unless somebody changed the combo since it was shown. */
function useSwap({ menu_id, dish_name, parts, version }: MenuRow) {
  const t = useTexts(kitchenMenuTexts);
  const save = useSaveDish();
  return (gone: HeldPart, fresh: MenuRow) => {
    const wanted = parts.map((part) => ({
      menu_id: part.menu_id === gone.menu_id ? fresh.menu_id : part.menu_id,
      quantity: part.quantity,
    }));
    save.mutate(
      { menuId: menu_id, change: { version, parts: wanted } },
      {
        onSuccess: ({ isOvertaken }) => {
          if (isOvertaken) toast.error(t.combo.overtaken({ combo: dish_name }));
          else toast.success(t.combo.swapped({ dish: fresh.dish_name, combo: dish_name }));
        },
        onError: (error) => toast.error(messageFrom(error, t.notSaved)),
      },
    );
  };
}

/** What is in a combo of the list, for which of it the combo is sold out, and another dish in its place. */
export function ComboParts({ combo }: { combo: MenuRow }) {
  const t = useTexts(kitchenMenuTexts);
  const [gone, setGone] = useState<HeldPart | null>(null);
  const swap = useSwap(combo);
  const missing = combo.parts.filter(({ is_missing }) => is_missing);
  return (
    <>
      <span className="basis-full text-note text-ink-3">
        {combo.parts.map(({ quantity, dish_name }) => t.combo.part({ count: quantity, dish: dish_name })).join(' · ')}
      </span>
      {missing.map((part) => (
        <span key={part.menu_id} className="flex flex-wrap items-center gap-1.5">
          <MissingPart part={part} />
          <Button
            variant="quiet"
            size={40}
            icon={ArrowsLeftRightIcon}
            aria-label={t.combo.swapDish({ dish: part.dish_name })}
            className="relative z-10"
            onClick={() => setGone(part)}
          >
            {t.combo.swap}
          </Button>
        </span>
      ))}
      {gone && (
        <PickDish
          title={t.combo.inPlace({ dish: gone.dish_name })}
          without={[combo.menu_id, ...combo.parts.map(({ menu_id }) => menu_id)]}
          onClose={() => setGone(null)}
          onPick={(fresh) => {
            swap(gone, fresh);
            setGone(null);
          }}
        />
      )}
    </>
  );
}
