import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { authTexts } from './auth.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** What comes next for a restaurant that has just registered. */
export function RestaurantRegistered({ onClose }: { onClose: () => void }) {
  const t = useTexts(authTexts);
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.welcomeTawa}
      description={t.registration.restaurantDone}
    >
      <Button wide onClick={onClose}>
        {t.continueLogin}
      </Button>
    </Sheet>
  );
}
