import { messages } from '#lib/messages.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';

/** What comes next for a restaurant that has just registered. */
export function RestaurantRegistered({ onClose }: { onClose: () => void }) {
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title="Welcome to Tawa"
      description={messages.registration.restaurantDone}
    >
      <Button wide onClick={onClose}>
        Continue to login
      </Button>
    </Sheet>
  );
}
