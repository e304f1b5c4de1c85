import { findOwn } from '../common/own.ts';
import type { AuditLink, SentencePart } from './audit-links.ts';
import { actWords } from './audit-acts.ts';
import { changeWords, type ChangeWords, type Deed, reasonWords, valueWords } from './audit-values.ts';

/** What something is called, and where it can be looked at. */
export interface Named {
  name: string;
  link?: { to: AuditLink; key: string };
}

/** Who and what an act is about, by name; what is left out is gone. */
export interface DeedNames {
  actor: Named;
  subject?: Named;
  /** Other facts that had to be looked up: who was taken off the staff, the sum of a refund. */
  facts?: Readonly<Record<string, string>>;
}

export interface Sentence {
  parts: SentencePart[];
  reason: string;
  changes: ChangeWords[];
}

const goneNames = {
  administrator: 'somebody',
  bank_format: 'a bank format that is gone',
  blog: 'a post that is gone',
  booking: 'a booking that is gone',
  broadcast: 'a broadcast that is gone',
  cancel_run: 'a cancel run',
  category: 'a category that is gone',
  city: 'a city that is gone',
  city_announcement: 'an announcement that is gone',
  complaint: 'a complaint that is gone',
  contact: 'a message that is gone',
  coupon: 'a coupon that is gone',
  dish: 'a dish that is gone',
  dish_photo: 'a dish that is gone',
  price_report: 'a dish that is gone',
  export: 'a file',
  faq: 'a question that is gone',
  feedback: 'a review that is gone',
  hero_slide: 'a slide that is gone',
  legal_text: 'a legal text',
  mail: 'a letter',
  office_role: 'a role that is gone',
  order: 'an order that is gone',
  payment: 'a payment that is gone',
  payout: 'a statement that is gone',
  payout_batch: 'a bank file that is gone',
  provider_key: 'of a provider',
  refund: 'a refund that is gone',
  restaurant: 'a restaurant that is gone',
  share_refund: 'a refund that is gone',
  scheduled_report: 'a report that is gone',
  search_alias: 'a word that is gone',
  setting: 'a setting that is gone',
  tax_rate: 'a tax',
  team_member: 'somebody who is gone',
  testimonial: 'somebody who is gone',
  user: 'somebody whose account is gone',
  venue: 'a venue that is gone',
} as const;

/** What the facts themselves call a row that is gone, by its field. */
const ownNames = [
  'category_name',
  'cityname',
  'code',
  'title',
  'question',
  'heading',
  'written',
  'author_name',
  'words',
  'report',
  'name',
];

function nameInFacts({ before, after, subject }: Deed): string | undefined {
  // The facts of somebody else would name the wrong one.
  if (subject === 'restaurant' || subject === 'user' || subject === 'order') return undefined;
  for (const field of ownNames) {
    const found = findOwn(before, field) ?? findOwn(after, field);
    if (typeof found === 'string' && found !== '') return found;
  }
  return undefined;
}

const subjectOf = (deed: Deed, { subject }: DeedNames): Named =>
  subject ?? { name: nameInFacts(deed) ?? findOwn<string>(goneNames, deed.subject) ?? 'something that is gone' };

/** '[ as {role}]' goes where the role is unknown; '[{who}|somebody]' says the second then. */
const choices = /\[([^\]|]*)(?:\|([^\]]*))?\]/g;
const gaps = /\{([\w.]+)\}/g;

interface Filled {
  text: string;
  told: Set<string>;
}

function fill(template: string, deed: Deed, names: DeedNames): Filled {
  const told = new Set<string>();
  const say = (gap: string): string | undefined => {
    if (gap === 'actor' || gap === 'subject') return `{${gap}}`;
    const known = findOwn(names.facts ?? {}, gap);
    const [field, facts] = gap.startsWith('was.') ? [gap.slice(4), deed.before] : [gap, deed.after];
    const value = findOwn(facts, field);
    if (known === undefined && (value === undefined || value === null || value === '')) return undefined;
    told.add(field);
    if (known !== undefined) return known;
    const words = valueWords(field, value, deed);
    // A name in braces must not be read as a gap.
    return words.replaceAll(/[{}]/g, '');
  };
  const filled = (text: string): string | undefined => {
    let isWhole = true;
    const said = text.replaceAll(gaps, (_, gap: string) => {
      const words = say(gap);
      if (words === undefined) isWhole = false;
      return words ?? '';
    });
    return isWhole ? said : undefined;
  };
  const chosen = template.replaceAll(choices, (_, first: string, second?: string) => {
    const said = filled(first);
    return said ?? (second === undefined ? '' : (filled(second) ?? ''));
  });
  return { text: filled(chosen) ?? chosen.replaceAll(gaps, 'something'), told };
}

const capital = (text: string) => text.replace(/^./u, (first) => first.toUpperCase());
const partOf = ({ name, link }: Named): SentencePart => ({ text: name, to: link?.to ?? null, key: link?.key ?? null });

/** An entry of the log as a sentence whose names are links, with its reason and whatever else it changed in words. */
export function sentenceOf(deed: Deed, names: DeedNames): Sentence {
  const { text, told } = fill(actWords(deed.action, deed.before, deed.after), deed, names);
  const parts = text
    .split(/(\{actor\}|\{subject\})/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      if (piece === '{actor}') return partOf(names.actor);
      return piece === '{subject}' ? partOf(subjectOf(deed, names)) : { text: piece, to: null, key: null };
    });
  const [first, ...rest] = parts;
  const begun = first ? [{ ...first, text: capital(first.text) }, ...rest] : [];
  return { parts: begun, reason: reasonWords(deed.reason), changes: changeWords(deed, told) };
}
