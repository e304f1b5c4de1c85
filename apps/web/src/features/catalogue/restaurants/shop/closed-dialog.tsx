import type { RestaurantDetails } from '@tawa/contract/catalogue/restaurants';
import { useEffect, useState } from 'react';
import { useCameBack } from '#lib/api/came-back.ts';
import { formatWhen } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { takesLaterOrders } from './closed-text.ts';
import { keepTold, wasTold } from './closed-told.ts';
import { restaurantsTexts } from './restaurants.texts.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

/** Why it is closed, when that is known, and when it opens. */
function reasonText({ reason, next_open_at }: RestaurantDetails, language: Language): string {
  const t = textsIn(restaurantsTexts, language);
  const why = reason === null ? '' : t.restaurant.closedWhy[reason];
  const opens =
    next_open_at === null ? '' : t.restaurant.opens({ when: formatWhen(next_open_at, Date.now(), language) });
  return [why, opens].filter(Boolean).join(' ');
}

interface Props {
  restaurant: RestaurantDetails;
  /** Leads to what is ordered for later. */
  onLater: () => void;
}

/** Says once in a closed spell that nothing can be ordered now, why, until when and what can be done. */
export function ClosedDialog({ restaurant, onLater }: Props) {
  const t = useTexts(restaurantsTexts);
  const language = useLanguage();
  const cameBack = useCameBack();
  // Told or not, whoever came back finds the page as it was left.
  const [isOpen, setIsOpen] = useState(() => !cameBack() && !wasTold(restaurant));
  useEffect(() => {
    if (isOpen) keepTold(restaurant);
  }, [isOpen, restaurant]);
  const close = () => setIsOpen(false);
  const isLater = takesLaterOrders(restaurant);
  const orderLater = () => {
    close();
    onLater();
  };
  return (
    <Sheet
      open={isOpen}
      onOpenChange={setIsOpen}
      title={t.restaurant.closedTitle}
      footer={
        <div className="grid gap-3">
          {isLater && (
            <Button wide onClick={orderLater}>
              {t.restaurant.later}
            </Button>
          )}
          <Button wide variant={isLater ? 'secondary' : 'primary'} onClick={close}>
            {t.restaurant.lookAround}
          </Button>
        </div>
      }
    >
      <p className="font-semibold">{reasonText(restaurant, language)}</p>
      <p className="mt-2 text-ink-2">{t.restaurant.closedText}</p>
      {isLater && <p className="mt-2 text-ink-2">{t.restaurant.laterText}</p>}
    </Sheet>
  );
}
