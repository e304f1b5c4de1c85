import { metresBetween } from '../common/distance.ts';
import { dayMs } from '../common/durations.ts';
import { ifscPattern, readFssai, readGstin, readPan } from './papers.ts';
import { checklistItems, decideChecklist, type ChecklistFacts, type ChecklistItem } from './restaurant-life.ts';
import { dateWords } from '../common/text.ts';

/** What can be found out about an item without a person; the office decides all the same. */
export interface MachineCheck {
  item: ChecklistItem;
  ok: boolean;
  text: string;
}

/** The papers as they were written, the waiting ones before those in force. */
export interface CheckedPapers {
  fssai?: { number: string; valid_until: string | null; document_id: string | null };
  gstin?: { number: string | null };
  pan?: { number: string; legal_name: string };
  payout?: { kind: 'bank' | 'upi'; holder: string; ifsc: string | null };
}

export interface CheckedFacts extends ChecklistFacts {
  /** Another restaurant of the city bears the same name. */
  name_is_taken: boolean;
  city: { name: string; lat: number; lng: number } | null;
  /** What the papers say, beside `papers`, which says whether they are there. */
  written: CheckedPapers;
  /** YYYY-MM-DD. */
  today: string;
}

type Finding = Omit<MachineCheck, 'item'>;
const right = (text: string): Finding => ({ ok: true, text });
const wrong = (text: string): Finding => ({ ok: false, text });

const cityKmMax = 40;
const endingDays = 30;

/** Two spellings of one name: case, dots and spaces aside. */
const sameName = (one: string, other: string): boolean => {
  const bare = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return bare(one) === bare(other);
};

function checkAddress({ lat, lng, city }: CheckedFacts): Finding {
  if (lat === null || lng === null || city === null) return wrong('No point on the map');
  const km = metresBetween({ lat, lng }, city) / 1000;
  return km <= cityKmMax ? right(`Pin in ${city.name}`) : wrong(`Pin is ${Math.round(km)} km from ${city.name}`);
}

function checkFssai({ written: { fssai }, today }: CheckedFacts): Finding {
  if (!fssai) return wrong('No licence');
  const reading = readFssai(fssai.number);
  if (!reading.ok) return wrong(reading.text);
  if (fssai.document_id === null) return wrong('The document is missing');
  const kind = reading.text.split('.')[0] ?? '';
  if (fssai.valid_until === null) return right(kind);
  const left = Math.round((Date.parse(fssai.valid_until) - Date.parse(today)) / dayMs);
  if (left < 0) return wrong(`Ended on ${dateWords(fssai.valid_until)}`);
  return left <= endingDays ? wrong(`${kind}, ends in ${left === 1 ? '1 day' : `${left} days`}`) : right(kind);
}

function checkGstin({ written: { gstin, pan } }: CheckedFacts): Finding {
  if (!gstin) return wrong('No number');
  if (gstin.number === null) return right('Says: not registered');
  const reading = readGstin(gstin.number, pan?.number);
  if (reading.ok) return right(pan ? 'Checksum and PAN fit' : 'Checksum fits');
  return wrong(readGstin(gstin.number).ok ? 'Holds another PAN' : 'Checksum does not fit');
}

function checkPan({ written: { gstin, pan } }: CheckedFacts): Finding {
  if (!pan) return wrong('No PAN');
  const reading = readPan(pan.number);
  if (!reading.ok) return wrong(reading.text);
  if (gstin?.number)
    return gstin.number.slice(2, 12) === pan.number ? right('Fits GSTIN') : wrong('Differs from GSTIN');
  return right(reading.text.split('.')[0] ?? '');
}

function checkPayout({ written: { payout, pan } }: CheckedFacts): Finding {
  if (!payout) return wrong('No account');
  if (payout.kind === 'bank' && !ifscPattern.test(payout.ifsc ?? '')) return wrong('The IFSC is not right');
  if (pan && !sameName(payout.holder, pan.legal_name)) return wrong('Holder differs from PAN');
  return right(pan ? 'Holder fits PAN' : 'Number looks right');
}

const checks: Readonly<Record<ChecklistItem, (facts: CheckedFacts) => Finding>> = {
  name: ({ name_is_taken, city }) =>
    name_is_taken ? wrong(city ? `Taken in ${city.name}` : 'Taken') : right('Not taken'),
  logo: () => right('Picture is there'),
  description: ({ description }) => right(`${description.trim().length} characters`),
  cuisine: () => right('Chosen'),
  type: () => right('Chosen'),
  address: checkAddress,
  contact: () => right('E-mail verified'),
  hours: ({ open_days: days }) => right(days === 7 ? 'Open every day' : `Open on ${days} of 7 days`),
  venue: () => right('Given'),
  fssai: checkFssai,
  gstin: checkGstin,
  pan: checkPan,
  payout: checkPayout,
  terms: ({ terms_version }) => right(`Version ${terms_version}, in force`),
};

const unmet: Partial<Record<ChecklistItem, string>> = {
  contact: 'E-mail not verified',
  terms: 'Not the version in force',
};

/** What a machine finds at each item, in the order of the checklist; where something lacks, it says so. */
export function checkChecklist(facts: CheckedFacts): MachineCheck[] {
  const missing = new Map(decideChecklist(facts).map((line) => [line.item, line.missing]));
  return checklistItems.map((item) => {
    const lack = missing.get(item) ?? null;
    return { item, ...(lack === null ? checks[item](facts) : wrong(unmet[item] ?? 'Missing')) };
  });
}
