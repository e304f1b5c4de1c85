import type { Paper, PaperValue, RestaurantProfile } from '@tawa/contract/catalogue/restaurants.kitchen';
import type { ChecklistItem } from '@tawa/domain/catalogue/restaurant-life';
import { formatDate } from './format.ts';
import { libTexts } from './lib.texts.ts';
import { textsIn, keepEach } from '#lib/i18n/texts.ts';
import type { Language } from '#lib/i18n/language.ts';

export const shownPaperIn = keepEach(
  (language: Language): Readonly<Record<Paper['field'], (value: PaperValue) => string>> => {
    const t = textsIn(libTexts, language);
    return {
      fssai: ({ number, valid_until }) =>
        `${number ?? ''}${valid_until ? t.until({ validUntil: formatDate(valid_until, language) }) : ''}`,
      gstin: ({ number }) => number ?? t.notRegistered,
      pan: ({ number, legal_name }) => `${number ?? ''}, ${legal_name ?? ''}`,
      payout: ({ kind, holder, account, upi }) => `${kind === 'upi' ? upi : account}, ${holder}`,
    };
  },
);

/** The paper behind an item. */
export const paperOf = ({ papers }: RestaurantProfile, item: ChecklistItem): Paper | undefined =>
  papers.find(({ field }) => field === item);

/** A paper as it counts now, or as it waits where nothing counts yet. */
function paperText(profile: RestaurantProfile, item: ChecklistItem, language: Language): string {
  const paper = paperOf(profile, item);
  const value = paper?.in_force ?? paper?.proposed;
  return paper && value ? shownPaperIn(language)[paper.field](value) : '';
}

/** The owner's own words, with the city and the pin code where they leave them out. */
function addressOf({ full_address, cityname, pincode }: RestaurantProfile): string {
  const rest = [cityname, pincode].filter((part) => part && !full_address?.includes(part));
  return [full_address, ...rest].filter(Boolean).join(', ');
}

/** What stands beside an item of the checklist. */
export function valueOfItem(profile: RestaurantProfile, item: ChecklistItem, language: Language): string {
  const t = textsIn(libTexts, language);
  const { terms } = profile;
  const texts: Partial<Record<ChecklistItem, string>> = {
    name: profile.restaurant_name,
    logo: profile.logo ? t.uploaded : '',
    description: profile.description,
    cuisine: profile.cuisine_type ?? '',
    type: { veg: 'Veg', 'non-veg': 'Non-veg', both: 'Both' }[profile.restaurant_type ?? 'both'],
    address: addressOf(profile),
    contact: [profile.contact_number, profile.owner_email].filter(Boolean).join(' and '),
    hours: profile.opening_hours.join('\n'),
    venue: t.venues2({ venues: profile.venues }),
    terms: terms.signed_on
      ? t.versionAccepted({ version: terms.version ?? 0, signedOn: formatDate(terms.signed_on, language) })
      : '',
  };
  return texts[item] ?? paperText(profile, item, language);
}
