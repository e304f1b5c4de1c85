import type { RestaurantDetails } from '@tawa/contract/restaurants';
import { useState } from 'react';
import { formatWhen } from '../../lib/format.ts';
import { messages } from '../../lib/messages.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { closedText, meanwhileText, takesLaterOrders } from './closed-text.ts';

const { restaurant: texts } = messages;

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

/** Says once that nothing can be ordered now, why, until when and what can be done; a line of it stays under the name. */
export function ClosedNotice({ restaurant, onLater }: Props) {
  const [seen, setSeen] = useState(false);
  if (restaurant.status === 'online') return null;
  const close = () => setSeen(true);
  const isLater = takesLaterOrders(restaurant);
  const orderLater = () => {
    close();
    onLater();
  };
  return (
    <>
      <Banner tone="warning" className="mt-4">
        {closedText(restaurant)}. {meanwhileText(restaurant)}
      </Banner>
      <Sheet
        open={!seen}
        onOpenChange={(open) => setSeen(!open)}
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
    </>
  );
}
