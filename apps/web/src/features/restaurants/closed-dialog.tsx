import type { RestaurantDetails } from '@tawa/contract/restaurants';
import { useState } from 'react';
import { messages } from '../../lib/messages.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { closedText, meanwhileText } from './closed-text.ts';

/** Says once that nothing can be ordered now, and leaves a line behind under the name. */
export function ClosedNotice({ restaurant }: { restaurant: RestaurantDetails }) {
  const [open, setOpen] = useState(restaurant.reason === 'offline');
  if (restaurant.status === 'online') return null;
  return (
    <>
      <Banner tone="warning" className="mt-4">
        {closedText(restaurant)}. {meanwhileText(restaurant)}
      </Banner>
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title={messages.restaurant.closedTitle}
        footer={
          <Button wide onClick={() => setOpen(false)}>
            Look around
          </Button>
        }
      >
        <p className="text-ink-2">{messages.restaurant.closedText}</p>
      </Sheet>
    </>
  );
}
