import { instructionsLengthMax } from '@tawa/domain/common/limits';
import { useTexts } from '#lib/i18n/texts.ts';
import { TextareaField } from '#ui/form/input.tsx';
import { orderRequestsTexts } from '../../order-requests.texts.ts';
import { UnavailableChoice } from './checkout-blocks.tsx';
import type { Checkout } from './use-checkout.ts';

/** What a customer may ask for with an order besides its dishes. */
export function RequestFields({ checkout: { details, setDetails, wishes } }: { checkout: Checkout }) {
  const t = useTexts(orderRequestsTexts);
  const isBrought = wishes.fulfilment === 'delivery' && wishes.booking_number === null;
  return (
    <div className="mt-6 grid gap-5">
      <UnavailableChoice
        value={details.item_unavailable_pref}
        onChange={(item_unavailable_pref) => setDetails({ ...details, item_unavailable_pref })}
      />
      <TextareaField
        label={isBrought ? t.noteForRider : t.noteForKitchen}
        optional
        maxLength={instructionsLengthMax}
        value={details.instructions}
        onChange={(event) => setDetails({ ...details, instructions: event.target.value })}
      />
    </div>
  );
}
