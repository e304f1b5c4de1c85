import { CalendarBlankIcon } from '@phosphor-icons/react/dist/ssr/CalendarBlank';
import { LightningIcon } from '@phosphor-icons/react/dist/ssr/Lightning';
import type { Quote } from '@tawa/contract/ordering/checkout';
import { useState } from 'react';
import { capital } from '#lib/capital.ts';
import { formatTime, formatWhen } from '#lib/format.ts';
import { RadioCard } from '#ui/form/checkbox.tsx';
import { Chip } from '#ui/chip.tsx';
import { FieldGroup } from '#ui/form/field.tsx';
import { useNow } from '#ui/state/use-now.ts';
import type { Checkout } from './use-checkout.ts';
import { checkoutTexts } from './checkout.texts.ts';
import { useTexts, textsIn } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

/** The chosen time from its start to its end: 'Tomorrow, 9:30 pm to 10:00 pm'. */
export function slotText(scheduled_for: string, { eta }: Quote, now: number, language: Language): string {
  const t = textsIn(checkoutTexts, language);
  const end =
    Date.parse(eta.from) === Date.parse(scheduled_for) ? ` ${t.to({ to: formatTime(eta.to, language) })}` : '';
  return capital(formatWhen(scheduled_for, now, language)) + end;
}

/** Until when the kitchen takes orders today. */
function LastOrders({ quote: { restaurant } }: { quote: Quote }) {
  const t = useTexts(checkoutTexts);
  const language = useLanguage();
  if (!restaurant.orders_until) return null;
  return (
    <p className="mt-3 text-note text-ink-3">
      {t.takesLastOrders({
        restaurantName: restaurant.restaurant_name,
        ordersUntil: formatTime(restaurant.orders_until, language),
      })}
    </p>
  );
}

const soonMs = 60 * 60_000;

function Slots({ quote, checkout, onPicked }: TimeProps) {
  const t = useTexts(checkoutTexts);
  const chosen = checkout.wishes.scheduled_for;
  const [date, setDate] = useState(() => quote.slots.find((each) => each.slots.some(({ at }) => at === chosen))?.date);
  const day = quote.slots.find((each) => each.date === date) ?? quote.slots[0];
  if (!day) return <p className="mt-4 text-body text-ink-2">{t.noTimesCan}</p>;
  return (
    <div className="mt-4">
      <div className="flex gap-2 overflow-x-auto pb-1 no-scrollbar">
        {quote.slots.map((each) => (
          <Chip key={each.date} pressed={each.date === day.date} onClick={() => setDate(each.date)}>
            {each.label}
          </Chip>
        ))}
      </div>
      <ul className="mt-3 grid grid-cols-2 gap-2 sm:grid-cols-4">
        {day.slots.map(({ at, label, full }) => (
          <li key={at}>
            <Chip
              pressed={at === chosen}
              disabled={full}
              className="num w-full justify-center"
              onClick={() => {
                checkout.change({ when: 'scheduled', scheduled_for: at });
                onPicked();
              }}
            >
              {full ? (
                <span>
                  <s>{label}</s> <span className="text-note">{t.full}</span>
                </span>
              ) : (
                label
              )}
            </Chip>
          </li>
        ))}
      </ul>
      <LastOrders quote={quote} />
    </div>
  );
}

interface TimeProps {
  quote: Quote;
  checkout: Checkout;
  /** After a time was picked. */
  onPicked: () => void;
}

/** As soon as possible by a clock time, or a slot of the next days. */
export function TimeChoice({ quote, checkout, onPicked }: TimeProps) {
  const language = useLanguage();
  const t = useTexts(checkoutTexts);
  const { scheduled_for, when, fulfilment } = checkout.wishes;
  // Where nothing comes now but later, the times are shown at once; none is chosen by itself.
  const needsTime = quote.blocking.some(({ next_slots = [] }) => next_slots.length > 0);
  const isClosed = quote.restaurant.status === 'offline' || (needsTime && scheduled_for === null);
  const later = scheduled_for !== null || when === 'scheduled' || needsTime;
  const now = useNow(Date.now, 60_000);
  const closesAt = Date.parse(quote.restaurant.orders_until ?? '');
  const arrives = fulfilment === 'delivery' ? t.arrives : t.ready;
  return (
    <>
      <FieldGroup label={t.when} hideLabel>
        <div className="grid gap-3 sm:grid-cols-2">
          <RadioCard
            name="when"
            icon={<LightningIcon />}
            heading={t.asSoonAs}
            text={
              isClosed
                ? t.notAtMoment
                : scheduled_for === null
                  ? t.by({ arrives, to: formatTime(quote.eta.to, language) })
                  : undefined
            }
            checked={!later && !isClosed}
            disabled={isClosed}
            onChange={() => checkout.change({ when: 'now', scheduled_for: null })}
          />
          <RadioCard
            name="when"
            icon={<CalendarBlankIcon weight="fill" />}
            heading={t.schedule}
            text={scheduled_for === null ? t.pickTime : slotText(scheduled_for, quote, now, language)}
            checked={later}
            disabled={quote.slots.length === 0}
            onChange={() => checkout.change({ when: 'scheduled' })}
          />
        </div>
      </FieldGroup>
      {later && <Slots quote={quote} checkout={checkout} onPicked={onPicked} />}
      {!later && closesAt - now < soonMs && <LastOrders quote={quote} />}
    </>
  );
}
