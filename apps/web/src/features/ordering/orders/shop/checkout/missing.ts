import type { Quote } from '@tawa/contract/ordering/checkout';
import { phone } from '@tawa/contract/common/common';
import { type CheckoutPart, remedyFor, type Remedy } from './remedies.ts';
import type { Checkout } from './use-checkout.ts';
import { checkoutTexts } from './checkout.texts.ts';
import { textsIn } from '#lib/i18n/texts.ts';
import type { Language } from '#lib/i18n/language.ts';

/** Something on this page without which nothing can be ordered: what is said of it, and the step that puts it right. */
export interface Missing {
  part: CheckoutPart;
  /** Null for what says itself in its own words. */
  thing: 'address' | 'time' | 'phone' | null;
  message: string;
  label: string;
}

// As they stand on the page.
const order: readonly CheckoutPart[] = ['place', 'phone', 'time', 'payment', 'proof'];

const things: Readonly<Record<string, Missing['thing']>> = { ADDRESS_REQUIRED: 'address', TIME_REQUIRED: 'time' };

function listRefused(checkout: Checkout, quote: Quote, language: Language): Missing[] {
  return quote.blocking.flatMap((problem) => {
    const remedy: Remedy = remedyFor(problem, quote, language);
    if (!('part' in remedy)) return [];
    return { part: remedy.part, thing: things[problem.code] ?? null, message: problem.message, label: remedy.label };
  });
}

/** What was not chosen yet is known before the server says so. */
function listUnchosen({ wishes }: Checkout, language: Language): Missing[] {
  const t = textsIn(checkoutTexts, language);
  const found: Missing[] = [];
  if (wishes.fulfilment === 'delivery' && wishes.address_id === null)
    found.push({ part: 'place', thing: 'address', message: '', label: t.remedies.address });
  if (wishes.when === 'scheduled' && wishes.scheduled_for === null && wishes.booking_number === null)
    found.push({ part: 'time', thing: 'time', message: '', label: t.remedies.pickTime });
  return found;
}

function listPhone({ details }: Checkout, isAccountRead: boolean, language: Language): Missing[] {
  const t = textsIn(checkoutTexts, language);
  if (phone.safeParse(details.contact_phone).success) return [];
  // The account's own number may still be on its way.
  if (details.contact_phone === '' && !isAccountRead) return [];
  return [{ part: 'phone', thing: 'phone', message: '', label: t.remedies.phone }];
}

/** Everything that is missing on this page, one for each part, in the order of the page. */
export function listMissing(
  { checkout, quote, isAccountRead }: { checkout: Checkout; quote: Quote; isAccountRead: boolean },
  language: Language,
): Missing[] {
  // A bill that is on its way says of what was chosen before what this one may not.
  const refused = checkout.quote.isPlaceholderData ? [] : listRefused(checkout, quote, language);
  const found = [...refused, ...listUnchosen(checkout, language), ...listPhone(checkout, isAccountRead, language)];
  return order.flatMap((part) => found.find((each) => each.part === part) ?? []);
}

/** 'One thing left: a delivery time', or the server's own words where something cannot be had as it was chosen. */
export function leftText([first, ...more]: readonly Missing[], { fulfilment }: Quote, language: Language): string {
  const t = textsIn(checkoutTexts, language);
  if (!first) return '';
  if (first.thing === null) return first.message;
  const thing = first.thing === 'time' && fulfilment === 'pickup' ? 'pickupTime' : first.thing;
  const count = more.length + 1;
  return count === 1 ? t.left[thing] : t.leftMore[thing]({ count });
}
