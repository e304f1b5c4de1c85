import type { Quote } from '@tawa/contract/ordering/checkout';
import { timeZoneDefault } from '@tawa/domain/common/limits';
import { clockTime } from '@tawa/domain/common/clock-text';
import { dateText } from '@tawa/domain/common/text';
import { zonedParts } from '@tawa/domain/common/zoned-time';
import { Fold } from '#features/ordering/orders/shop/checkout/fold.tsx';
import { slotText, TimeChoice } from '#features/ordering/orders/shop/checkout/time-choice.tsx';
import type { Checkout } from '#features/ordering/orders/shop/checkout/use-checkout.ts';
import type { Folds } from '#features/ordering/orders/shop/checkout/use-folds.ts';
import { formatTime } from '#lib/format.ts';
import { useNow } from '#ui/state/use-now.ts';
import { checkoutScreenTexts } from './checkout.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

interface Props {
  quote: Quote;
  checkout: Checkout;
  folds: Folds;
  isMissing: boolean;
}

/** When dishes for a table are cooked; nothing is to be chosen. */
function TableHour({ quote: { scheduled_for }, folds }: Props) {
  const t = useTexts(checkoutScreenTexts);
  if (scheduled_for === null) return null;
  const at = new Date(scheduled_for);
  const day = dateText(zonedParts(at, timeZoneDefault).date);
  const when = t.dayAt({ day, at: clockTime(at, timeZoneDefault) });
  return <Fold part="time" folds={folds} title={t.when} what={t.cookedFor({ when })} />;
}

/** The hour of the table, or else as soon as possible, or a slot of the next days. */
export function TimeBlock(props: Props) {
  const { quote, checkout, folds, isMissing } = props;
  const t = useTexts(checkoutScreenTexts);
  const language = useLanguage();
  const now = useNow(Date.now, 60_000);
  const { booking_number, scheduled_for } = checkout.wishes;
  if (booking_number !== null) return <TableHour {...props} />;
  const chosen =
    scheduled_for === null
      ? t.soonBy({ to: formatTime(quote.eta.to, language) })
      : slotText(scheduled_for, quote, now, language);
  return (
    <Fold part="time" folds={folds} title={t.when} what={isMissing ? t.pickTime : chosen} isMissing={isMissing}>
      <TimeChoice quote={quote} checkout={checkout} onPicked={() => folds.done('time')} />
    </Fold>
  );
}
