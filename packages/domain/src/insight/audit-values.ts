// What a fact of the log says to a person: no number without its unit, no code and no id.
import { officeRoleWords } from '../accounts/administrators.ts';
import { staffRoleWords } from '../accounts/staff.ts';
import { cityTermWords, isCityTerm } from '../catalogue/city-terms.ts';
import { lifecycleWords } from '../catalogue/restaurant-life.ts';
import { refundCauseWords } from '../money/refund-files.ts';
import { complaintCategoryWords, complaintPanelWords } from '../care/complaints.ts';
import { timeZoneDefault } from '../common/limits.ts';
import { formatPaise, formatRupees } from '../common/money.ts';
import { findOwn } from '../common/own.ts';
import { dateTimeWords } from '../common/clock-text.ts';
import { dateWords } from '../common/text.ts';
import { isSettingKey, settingWords } from '../content/settings.ts';
import { panelStateWords } from '../ordering/order-states.ts';

/** What is written down about an act. */
export interface Deed {
  action: string;
  subject: string;
  subject_id: string;
  reason: string;
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
}

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;
const day = /^\d{4}-\d{2}-\d{2}$/;
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const code = /^(?:[a-z]+(?:_[a-z\d]+)+|[A-Z]+(?:_[A-Z]+)+)$/;
const lengthMax = 160;

const capital = (text: string) => text.replace(/^./, (first) => first.toUpperCase());
const spaced = (text: string) => text.replaceAll('_', ' ').toLowerCase();

/** Fields that only the machine reads. */
const machine = /(^|_)(id|ids|sha256|hash|key|version)$|^account$/;
const shownAnyway = new Set(['key', 'version']);
const isMachine = (field: string) => machine.test(field) && !shownAnyway.has(field);

const labels = {
  isactive: 'Shown',
  category_name: 'Name',
  cityname: 'Name',
  restaurant_name: 'Name',
  lat: 'Latitude',
  lng: 'Longitude',
  net: 'To pay',
  cod_allowed: 'Cash allowed',
  commission_bp: 'Commission',
  rate_bp: 'Rate',
  orders_max: 'Orders at most',
} as const;

/** 'valid_from' → 'Valid from'. */
export const fieldLabel = (field: string): string =>
  findOwn<string>(labels, field) ?? capital(spaced(field.replace(/_(bp|on|at)$/, '').replace(/_ids$/, 's')));

const statusWords = (subject: string): object => {
  if (subject === 'order') return panelStateWords;
  return subject === 'complaint' ? complaintPanelWords : {};
};

const fieldWords = {
  role: { ...staffRoleWords, ...officeRoleWords },
  category: complaintCategoryWords,
  lifecycle: lifecycleWords,
  cause: refundCauseWords,
  liable_party: { restaurant: 'the restaurant', platform: 'Tawa', goodwill: 'Tawa, as goodwill' },
} as const;

const wordsOf = (field: string, subject: string): object =>
  field === 'status' ? statusWords(subject) : (findOwn<object>(fieldWords, field) ?? {});

const rupeeFields = new Set([
  'amount',
  'budget',
  'goodwill',
  'max_discount',
  'min_order',
  'restaurant_budget',
  'total',
]);

function numberWords(field: string, value: number, { action, after, before }: Deed): string {
  if (action === 'payment.return') return formatPaise(value);
  if (field.endsWith('_bp')) return `${value / 100}%`;
  if (field.endsWith('percent')) return `${value}%`;
  if (rupeeFields.has(field)) return formatRupees(value);
  const term = before['term'] ?? after['term'];
  if (field === 'value' && typeof term === 'string' && isCityTerm(term)) return cityTermWords(term, value);
  if (field === 'value' && action.startsWith('coupon.'))
    return (after['type'] ?? before['type']) === 'flat' ? formatRupees(value) : `${value}%`;
  return value.toLocaleString('en-IN');
}

function textWords(field: string, value: string, { subject }: Deed): string {
  if (value === '') return 'nothing';
  if (field === 'term') return spaced(value);
  if (instant.test(value)) return dateTimeWords(new Date(value), timeZoneDefault);
  if (day.test(value)) return dateWords(value);
  if (value.startsWith('uploads/')) return 'a picture';
  const known = wordsOf(field, subject);
  const word = Object.entries(known).find(([key]) => key === value)?.[1];
  if (typeof word === 'string') return word;
  const plain = code.test(value) ? capital(spaced(value)) : value.replaceAll(/<[^>]*>/g, ' ').replaceAll(uuid, '…');
  return plain.length > lengthMax ? `${plain.slice(0, lengthMax)}…` : plain;
}

function listWords(field: string, values: readonly unknown[], deed: Deed): string {
  if (values.length === 0) return 'none';
  const said = values.map((value) => valueWords(field, value, deed));
  return said.join(values.some((value) => typeof value === 'object') ? '; ' : ', ');
}

function objectWords(value: object, deed: Deed): string {
  const said = Object.entries(value)
    .filter(([name]) => !isMachine(name))
    .map(([name, inner]) => `${fieldLabel(name)}: ${valueWords(name, inner, deed)}`);
  return said.length === 0 ? 'something' : said.join(', ');
}

/** A value of the log in words. */
export function valueWords(field: string, value: unknown, deed: Deed): string {
  if (value === null || value === undefined) return 'nothing';
  if (deed.subject === 'setting' && field === 'value' && isSettingKey(deed.subject_id))
    return typeof value === 'number' || typeof value === 'string' ? settingWords(deed.subject_id, value) : 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return numberWords(field, value, deed);
  if (typeof value === 'string') return textWords(field, value, deed);
  if (Array.isArray(value)) return listWords(field, value, deed);
  return typeof value === 'object' ? objectWords(value, deed) : 'something';
}

/** Something that an act changed, in words. */
export interface ChangeWords {
  field: string;
  before: string;
  after: string;
}

const idsWords = (value: unknown): string => {
  if (!Array.isArray(value)) return 'nothing';
  return value.length === 0 ? 'none' : `${value.length} chosen`;
};

const isIds = (field: string) => field.endsWith('_ids') || field === 'removed';

/** Every field that an act changed and that its sentence does not tell. */
export function changeWords(deed: Deed, told: ReadonlySet<string>): ChangeWords[] {
  const fields = [...new Set([...Object.keys(deed.before), ...Object.keys(deed.after)])];
  const say = (field: string, value: unknown) => (isIds(field) ? idsWords(value) : valueWords(field, value, deed));
  return fields
    .filter((field) => !told.has(field) && (isIds(field) || !isMachine(field)))
    .map((field) => ({
      field: fieldLabel(field),
      before: say(field, findOwn(deed.before, field)),
      after: say(field, findOwn(deed.after, field)),
    }));
}

/** A reason as it was given, with codes said in words. */
export const reasonWords = (reason: string): string =>
  reason.replaceAll(/\b[A-Z]+(?:_[A-Z]+)+\b|^OTHER\b/g, (found) => capital(spaced(found)));
