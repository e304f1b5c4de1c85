import type { Address } from '@tawa/contract/accounts/addresses';
import type { Problem, Quote } from '@tawa/contract/ordering/checkout';
import { allergens } from '@tawa/domain/accounts/diet';
import { instructionsLengthMax, mobileDigits, tipRupees } from '@tawa/domain/common/limits';
import { formatRupees } from '@tawa/domain/common/money';
import { addressIn } from '@tawa/domain/common/public-addresses';
import { methodWords } from '#features/money/payments/shop/payment-methods.tsx';
import { checkoutTexts } from '#features/ordering/orders/shop/checkout/checkout.texts.ts';
import { orderRequestsTexts } from '#features/ordering/orders/order-requests.texts.ts';
import { foodTexts } from '#lib/diet/food.texts.ts';
import { formatCount, formatTime } from '#lib/format.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { checkoutScreenTexts } from '#routes/public/checkout/checkout.texts.ts';
import { userScreenTexts } from '#routes/user/user.texts.ts';
import { tipFieldTexts } from '#ui/payment/tip-field.texts.ts';
import { addressLine } from '../account/addresses.tsx';
import { AreaField, Group, Hidden, Pick, Refused, SelectField, Send, TextField } from '../fields.tsx';
import type { Refusal } from '../form-values.ts';
import type { Wishes } from '../kept/typed-draft.ts';
import { plainTexts } from '../plain.texts.ts';
import { plainAddress } from '../visit.ts';
import { billedLine, BilledLines, PlainBill } from './bill.tsx';
import { Blocking, Changes } from './problems.tsx';

interface PartProps {
  quote: Quote;
  wishes: Wishes;
  refusal: Refusal | null;
}

interface Props extends PartProps {
  addresses: readonly Address[];
  /** The Idempotency-Key of this form. */
  formKey: string;
  changed: readonly Problem[];
}

/** How it comes, and where to. */
function Place({ quote, addresses, wishes, refusal }: PartProps & { addresses: readonly Address[] }) {
  const t = useTexts(checkoutScreenTexts);
  const language = useLanguage();
  const { offers_delivery, offers_pickup, full_address } = quote.restaurant;
  const isPickup = wishes.fulfilment === 'pickup';
  return (
    <>
      <Group legend={t.howGets}>
        {(offers_delivery || !isPickup) && (
          <Pick type="radio" name="fulfilment" value="delivery" checked={!isPickup}>
            {t.delivery}
          </Pick>
        )}
        {(offers_pickup || isPickup) && (
          <Pick type="radio" name="fulfilment" value="pickup" checked={isPickup}>
            {full_address ? `${t.pickup}: ${full_address}` : t.pickup}
          </Pick>
        )}
      </Group>
      {!isPickup && (
        <Group legend={t.deliverTo} name="address_id" refusal={refusal}>
          {addresses.map((address) => (
            <Pick
              key={address.address_id}
              type="radio"
              name="address_id"
              value={String(address.address_id)}
              checked={address.address_id === wishes.address_id}
            >
              <b>{address.label}</b> {addressLine(address)}
            </Pick>
          ))}
          <a className="way" href={plainAddress(language, '/addresses?next=/checkout')}>
            {t.addNewAddress}
          </a>
        </Group>
      )}
    </>
  );
}

/** As soon as possible by a clock time, or one of the times that can be had. */
function Time({ quote, wishes, refusal }: PartProps) {
  const t = useTexts(checkoutTexts);
  const screen = useTexts(checkoutScreenTexts);
  const language = useLanguage();
  const isOpen = quote.restaurant.status === 'online';
  const soon = isOpen && wishes.time === '' ? screen.soonBy({ to: formatTime(quote.eta.to, language) }) : t.asSoonAs;
  return (
    <SelectField name="time" label={screen.when} value={wishes.time} refusal={refusal}>
      <option value="">{isOpen ? soon : t.notAtMoment}</option>
      {quote.slots.map(({ date, label, slots }) => (
        <optgroup key={date} label={label}>
          {slots
            .filter(({ full }) => !full)
            .map((slot) => (
              <option key={slot.at} value={slot.at}>
                {slot.label}
              </option>
            ))}
        </optgroup>
      ))}
    </SelectField>
  );
}

/** Cash, and credit where it pays for all; other ways have pages of their own that need a script. */
function Pay({ quote, wishes, refusal }: PartProps) {
  const t = useTexts(checkoutScreenTexts);
  const plain = useTexts(plainTexts);
  const language = useLanguage();
  const here = wishes.fulfilment === 'delivery' ? 'door' : 'counter';
  const ways = quote.payment_methods.flatMap(({ method, available, reason }) =>
    method === 'cod' || method === 'credit' ? [{ method, available, reason }] : [],
  );
  return (
    <Group legend={t.payWith} name="method" refusal={refusal}>
      {ways.map(({ method, available, reason }) => {
        const words = methodWords(method, quote, here, language);
        return (
          <Pick
            key={method}
            type="radio"
            name="method"
            value={method}
            checked={method === wishes.method}
            disabled={!available && method !== wishes.method}
          >
            <b>{words.heading}</b> <span className="quiet">{reason ?? words.text}</span>
          </Pick>
        );
      })}
      <p className="quiet">
        {plain.cashOnly({
          whole: (words) => <a href={addressIn(language, paths.checkout)}>{words}</a>,
        })}
      </p>
    </Group>
  );
}

/** What is asked for besides the dishes. */
function Requests({ wishes, refusal }: PartProps) {
  const t = useTexts(checkoutTexts);
  const notes = useTexts(orderRequestsTexts);
  const food = useTexts(foodTexts);
  const isBrought = wishes.fulfilment === 'delivery';
  return (
    <>
      <AreaField
        name="note"
        label={isBrought ? notes.noteForRider : notes.noteForKitchen}
        value={wishes.note}
        maxLength={instructionsLengthMax}
        refusal={refusal}
        optional
      />
      <SelectField name="unavailable" label={t.ifSoldOut} value={wishes.unavailable}>
        <option value="refund">{`${t.refundDish}: ${t.sendRest}`}</option>
        <option value="call">{`${t.callMe}: ${t.iDecideBy}`}</option>
        <option value="cancel">{`${t.cancelOrder}: ${t.fullRefund}`}</option>
      </SelectField>
      <details open={wishes.allergies.length > 0}>
        <summary>{t.allergy.title}</summary>
        <Group legend={t.allergy.title} hint={t.allergy.hint}>
          {allergens.map((name) => (
            <Pick key={name} type="checkbox" name="allergies" value={name} checked={wishes.allergies.includes(name)}>
              {food.allergen[name]}
            </Pick>
          ))}
        </Group>
      </details>
    </>
  );
}

/** What changes the bill. */
function Extras({ quote, wishes, refusal }: PartProps) {
  const t = useTexts(checkoutTexts);
  const tip = useTexts(tipFieldTexts);
  const applied = quote.coupon;
  const hint =
    applied &&
    `${t.codeApplied({ code: applied.code })}. ${t.youSaveSum({ discount: formatRupees(applied.discount) })}`;
  return (
    <>
      {wishes.coupon === null && applied && <Hidden name="best_coupon" value={applied.code} />}
      <TextField
        name="coupon"
        label={t.couponCode}
        hint={hint}
        value={wishes.coupon ?? applied?.code ?? ''}
        maxLength={16}
        refusal={refusal}
        optional
      />
      {wishes.fulfilment === 'delivery' && (
        <TextField
          name="tip"
          label={tip.inRupees}
          hint={`${t.allGoesRider} ${tip.wrong({ least: formatCount(tipRupees.min), most: formatCount(tipRupees.max) })}`}
          value={wishes.tip}
          inputMode="numeric"
          maxLength={String(tipRupees.max).length}
          refusal={refusal}
          optional
        />
      )}
    </>
  );
}

/** The checkout as one form: its first button works the bill out anew, its last one places the order. */
export function CheckoutPage({ quote, addresses, wishes, formKey, changed, refusal }: Props) {
  const t = useTexts(checkoutTexts);
  const screen = useTexts(checkoutScreenTexts);
  const user = useTexts(userScreenTexts);
  const plain = useTexts(plainTexts);
  const language = useLanguage();
  const { lines, charges, total, savings, credit, blocking, restaurant } = quote;
  const parts = { quote, wishes, refusal };
  const told = blocking.filter(({ code }) => !changed.some((one) => one.code === code));
  return (
    <>
      <Refused refusal={refusal} />
      <Changes problems={changed} quote={quote} />
      <h1>{screen.checkout}</h1>
      <p>{restaurant.restaurant_name}</p>
      <Blocking problems={told} quote={quote} />
      <BilledLines lines={lines.map(billedLine)} />
      <p>
        <a className="way" href={plainAddress(language, '/cart')}>
          {t.remedies.cart}
        </a>
      </p>
      <form method="post" action={plainAddress(language, '/checkout')}>
        <Hidden name="key" value={formKey} />
        <Hidden name="quote_id" value={quote.quote_id} />
        <Hidden name="total" value={total} />
        {credit && credit.used > 0 && <Hidden name="credit" value={credit.used} />}
        <Place {...parts} addresses={addresses} />
        <Time {...parts} />
        <Extras {...parts} />
        <TextField
          name="phone"
          label={screen.phoneForOrder}
          type="tel"
          value={wishes.phone}
          autoComplete="tel-national"
          maxLength={mobileDigits + 6}
          refusal={refusal}
        />
        <Requests {...parts} />
        <Pay {...parts} />
        {wishes.method === 'cod' && (
          <TextField
            name="change"
            label={t.changeNeededFor}
            hint={t.leaveOutIf}
            value={wishes.change}
            inputMode="decimal"
            maxLength={9}
            refusal={refusal}
            optional
          />
        )}
        <h2>{user.bill}</h2>
        <PlainBill
          charges={charges}
          total={total}
          totalLabel={t.pay}
          savings={savings}
          credit={credit && { used: credit.used, rest: credit.to_pay }}
        />
        <Send act="bill" look="second" wide unchecked>
          {plain.updateBill}
        </Send>
        {blocking.length === 0 && (
          <p>
            <Send act="place" wide>
              {`${t.placeOrder} · ${formatRupees(credit ? credit.to_pay : total)}`}
            </Send>
          </p>
        )}
      </form>
      <p className="quiet">{t.freeCancel}</p>
    </>
  );
}
