import { NotePencilIcon } from '@phosphor-icons/react/dist/ssr/NotePencil';
import { instructionsLengthMax } from '@tawa/domain/common/limits';
import { keepEach, textsIn, useTexts } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { Button } from '#ui/button.tsx';
import { RadioCard } from '#ui/form/checkbox.tsx';
import { FieldGroup } from '#ui/form/field.tsx';
import { TextareaField } from '#ui/form/input.tsx';
import { orderRequestsTexts } from '../../order-requests.texts.ts';
import { AllergyBlock } from './allergy-block.tsx';
import { Fold } from './fold.tsx';
import type { Checkout } from './use-checkout.ts';
import { changeId, noteFieldId, type Folds } from './use-folds.ts';
import { checkoutTexts } from './checkout.texts.ts';

const preferencesIn = keepEach((language: Language) => {
  const t = textsIn(checkoutTexts, language);
  return [
    { preference: 'refund', heading: t.refundDish, text: t.sendRest },
    { preference: 'call', heading: t.callMe, text: t.iDecideBy },
    { preference: 'cancel', heading: t.cancelOrder, text: t.fullRefund },
  ] as const;
});

interface Props {
  checkout: Checkout;
  folds: Folds;
}

function SoldOutBlock({ checkout: { details, setDetails }, folds }: Props) {
  const t = useTexts(checkoutTexts);
  const preferences = preferencesIn(useLanguage());
  const chosen = preferences.find(({ preference }) => preference === details.item_unavailable_pref);
  return (
    <Fold part="soldOut" folds={folds} title={t.ifSoldOut} what={chosen?.heading} detail={chosen?.text}>
      <FieldGroup label={t.soldOutChoice} hideLabel>
        <div className="grid gap-3 sm:grid-cols-3">
          {preferences.map(({ preference, heading, text }) => (
            <RadioCard
              key={preference}
              name="unavailable"
              heading={heading}
              text={text}
              checked={details.item_unavailable_pref === preference}
              onChange={() => setDetails({ ...details, item_unavailable_pref: preference })}
            />
          ))}
        </div>
      </FieldGroup>
    </Fold>
  );
}

function NoteBlock({ checkout: { details, setDetails, wishes }, folds }: Props) {
  const t = useTexts(orderRequestsTexts);
  const checkoutWords = useTexts(checkoutTexts);
  const isBrought = wishes.fulfilment === 'delivery' && wishes.booking_number === null;
  const label = isBrought ? t.noteForRider : t.noteForKitchen;
  if (details.instructions === '' && folds.open !== 'note')
    return (
      <div className="border-b border-line bg-surface px-1 lg:border-0 lg:bg-transparent lg:px-2">
        <Button
          id={changeId('note')}
          variant="quiet"
          size={48}
          icon={NotePencilIcon}
          className="px-3"
          onClick={() => folds.lead('note')}
        >
          {isBrought ? checkoutWords.addNoteRider : checkoutWords.addNoteKitchen}
        </Button>
      </div>
    );
  return (
    <Fold
      part="note"
      folds={folds}
      title={label}
      what={<span className="line-clamp-2 font-semibold">{details.instructions}</span>}
    >
      <TextareaField
        id={noteFieldId}
        label={label}
        hideLabel
        optional
        maxLength={instructionsLengthMax}
        value={details.instructions}
        onChange={(event) => setDetails({ ...details, instructions: event.target.value })}
      />
    </Fold>
  );
}

/** What a customer may ask for with an order besides its dishes. */
export const RequestBlocks = (props: Props) => (
  <>
    <SoldOutBlock {...props} />
    <AllergyBlock details={props.checkout.details} setDetails={props.checkout.setDetails} />
    <NoteBlock {...props} />
  </>
);
