import { CalendarBlankIcon } from '@phosphor-icons/react/dist/ssr/CalendarBlank';
import { LightningIcon } from '@phosphor-icons/react/dist/ssr/Lightning';
import type { Quote } from '@tawa/contract/checkout';
import { tipChoices } from '@tawa/domain/limits';
import { formatRupees } from '@tawa/domain/money';
import { useState, type ReactNode } from 'react';
import { formatTime, formatWhen } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { RadioCard } from '../../ui/checkbox.tsx';
import { Chip } from '../../ui/chip.tsx';
import { FieldGroup } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { useNow } from '../../ui/countdown-ring.tsx';
import type { Checkout, Details } from './use-checkout.ts';

/** A numbered block of the checkout. */
export function Block({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={`block-${number}`}
      className="border-line bg-surface p-5 max-lg:border-b-8 lg:rounded-2xl lg:border lg:p-7"
    >
      <h2 id={`block-${number}`} className="mb-5 flex items-center gap-4 text-xl font-bold">
        <span
          aria-hidden="true"
          className="num grid size-8 place-items-center rounded-full bg-brand text-body font-bold text-on-brand"
        >
          {number}
        </span>
        {title}
      </h2>
      <div className="lg:pl-12">{children}</div>
    </section>
  );
}

function Slots({ quote, checkout }: { quote: Quote; checkout: Checkout }) {
  const chosen = checkout.wishes.scheduled_for;
  const [date, setDate] = useState(() => quote.slots[0]?.date);
  const day = quote.slots.find((each) => each.date === date) ?? quote.slots[0];
  if (!day) return <p className="mt-4 text-body text-ink-2">No times can be booked at the moment.</p>;
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
        {day.slots.map(({ at, label }) => (
          <li key={at}>
            <Chip
              pressed={at === chosen}
              className="num w-full justify-center"
              onClick={() => checkout.change({ scheduled_for: at })}
            >
              {label}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** As soon as possible by a clock time, or a slot of the next days. */
export function TimeBlock({ quote, checkout }: { quote: Quote; checkout: Checkout }) {
  const { scheduled_for, fulfilment } = checkout.wishes;
  const [later, setLater] = useState(scheduled_for !== null);
  const now = useNow(Date.now, 60_000);
  const arrives = fulfilment === 'delivery' ? 'Arrives' : 'Ready';
  return (
    <>
      <FieldGroup label="When" hideLabel>
        <div className="grid gap-3 sm:grid-cols-2">
          <RadioCard
            name="when"
            icon={<LightningIcon />}
            heading="As soon as possible"
            text={scheduled_for === null ? `${arrives} by ${formatTime(quote.eta.to)}` : undefined}
            checked={!later}
            disabled={quote.restaurant.status === 'offline'}
            onChange={() => {
              setLater(false);
              checkout.change({ scheduled_for: null });
            }}
          />
          <RadioCard
            name="when"
            icon={<CalendarBlankIcon weight="fill" />}
            heading="Schedule"
            text={scheduled_for === null ? undefined : formatWhen(scheduled_for, now)}
            checked={later}
            onChange={() => setLater(true)}
          />
        </div>
      </FieldGroup>
      {later && <Slots quote={quote} checkout={checkout} />}
    </>
  );
}

const preferences = [
  ['refund', 'Refund the dish', 'Send the rest'],
  ['call', 'Call me', 'I decide by phone'],
  ['cancel', 'Cancel the order', 'Full refund'],
] as const;

export function UnavailableChoice({
  value,
  onChange,
}: {
  value: Details['item_unavailable_pref'];
  onChange: (value: Details['item_unavailable_pref']) => void;
}) {
  return (
    <FieldGroup label="What if something is sold out?">
      <div className="grid gap-3 sm:grid-cols-3">
        {preferences.map(([preference, heading, text]) => (
          <RadioCard
            key={preference}
            name="unavailable"
            heading={heading}
            text={text}
            checked={value === preference}
            onChange={() => onChange(preference)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

/** A tip is never chosen beforehand; pressing it again takes it away. */
export function TipChoice({ checkout }: { checkout: Checkout }) {
  const { tip } = checkout.wishes;
  return (
    <FieldGroup label="Tip your rider" hint="All of it goes to the rider. Nothing is added unless you choose.">
      <div className="flex flex-wrap gap-2">
        {tipChoices.map((amount) => (
          <Chip
            key={amount}
            pressed={tip === amount}
            onClick={() => checkout.change({ tip: tip === amount ? 0 : amount })}
          >
            ₹{amount}
          </Chip>
        ))}
      </div>
    </FieldGroup>
  );
}

/** A code of one's own; the applied one shows what it saves. */
export function CouponField({ quote, checkout }: { quote: Quote; checkout: Checkout }) {
  const [code, setCode] = useState('');
  const refused = quote.blocking.find((problem) => problem.code === 'COUPON_INVALID');
  if (quote.coupon)
    return (
      <div className="flex items-center justify-between gap-3 rounded-md border border-dashed border-line-strong p-3">
        <span>
          <span className="block text-body font-bold">{quote.coupon.code} applied</span>
          <span className="num block text-note font-semibold text-success">
            {quote.coupon.discount > 0 ? `−${formatRupees(quote.coupon.discount)}` : quote.coupon.title}
          </span>
        </span>
        <Button variant="quiet" size={40} onClick={() => checkout.change({ coupon_code: null })}>
          Remove
        </Button>
      </div>
    );
  return (
    <form
      aria-label="Coupon"
      onSubmit={(event) => {
        event.preventDefault();
        checkout.change({ coupon_code: code.trim() || null });
      }}
    >
      <div className="flex gap-2">
        <Input
          aria-label="Coupon code"
          placeholder="Coupon code"
          value={code}
          maxLength={16}
          onChange={(event) => setCode(event.target.value.toUpperCase())}
          className="flex-1"
        />
        <Button type="submit" variant="secondary" disabled={code.trim().length < 4}>
          Apply
        </Button>
      </div>
      {refused && (
        <p role="alert" className="mt-2 flex items-center justify-between gap-2 text-note font-semibold text-danger">
          {refused.message}
          <button
            type="button"
            className="min-h-11 text-brand-ink"
            onClick={() => checkout.change({ coupon_code: null })}
          >
            Go on without it
          </button>
        </p>
      )}
    </form>
  );
}
