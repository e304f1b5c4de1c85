import type { RestaurantDetails } from '@tawa/contract/catalogue/restaurants';
import { useEffect, useState } from 'react';
import { useCameBack } from '#lib/api/came-back.ts';
import { formatWhen } from '#lib/format.ts';
import { messages } from '#lib/messages.ts';
import { useHydrated } from '#lib/store.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { closedText, meanwhileText, takesLaterOrders } from './closed-text.ts';
import { forgetTold, keepTold, wasTold } from './closed-told.ts';

const texts = messages.restaurant;

/** Why it is closed, when that is known, and when it opens. */
function reasonText({ reason, next_open_at }: RestaurantDetails): string {
  const why = reason === null ? '' : texts.closedWhy[reason];
  const opens = next_open_at === null ? '' : texts.opens(formatWhen(next_open_at, Date.now()));
  return [why, opens].filter(Boolean).join(' ');
}

interface Props {
  restaurant: RestaurantDetails;
  /** Leads to what is ordered for later. */
  onLater: () => void;
}

/** Says once in a closed spell that nothing can be ordered now, why, until when and what can be done; a line of it stays under the name. */
export function ClosedNotice({ restaurant, onLater }: Props) {
  const { restaurant_id, status } = restaurant;
  const hydrated = useHydrated();
  useEffect(() => {
    if (status === 'online') forgetTold(restaurant_id);
  }, [restaurant_id, status]);
  if (status === 'online') return null;
  return (
    <>
      <Banner tone="warning" className="mt-4">
        {closedText(restaurant)}. {meanwhileText(restaurant)}
      </Banner>
      {hydrated && <ClosedDialog key={restaurant_id} restaurant={restaurant} onLater={onLater} />}
    </>
  );
}

function ClosedDialog({ restaurant, onLater }: Props) {
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
      title={texts.closedTitle}
      footer={
        <div className="grid gap-3">
          {isLater && (
            <Button wide onClick={orderLater}>
              {texts.later}
            </Button>
          )}
          <Button wide variant={isLater ? 'secondary' : 'primary'} onClick={close}>
            {texts.lookAround}
          </Button>
        </div>
      }
    >
      <p className="font-semibold">{reasonText(restaurant)}</p>
      <p className="mt-2 text-ink-2">{texts.closedText}</p>
      {isLater && <p className="mt-2 text-ink-2">{texts.laterText}</p>}
    </Sheet>
  );
}
