import type { Paper, PaperValue, RestaurantProfile } from '@tawa/contract/catalogue/restaurants.kitchen';
import { checkChecklist, type CheckedPapers, type MachineCheck } from '@tawa/domain/catalogue/checklist-checks';
import { describeHours } from '@tawa/domain/catalogue/opening-hours';
import { weekTexts } from '@tawa/domain/catalogue/week-text';
import { masked, maskedUpi } from '@tawa/domain/catalogue/papers';
import { cuisineTypes, restaurantTypes } from '@tawa/contract/catalogue/restaurants';
import {
  checklistItems,
  decideChecklist,
  isRestaurantState,
  paperFields,
  type PaperField,
  type RestaurantState,
} from '@tawa/domain/catalogue/restaurant-life';
import { zonedParts } from '@tawa/domain/common/zoned-time';
import { z } from 'zod/mini';
import type { ProfileRow } from './restaurants.profile.store.ts';

const text = z.nullish(z.string());
const storedValue = z.object({
  number: text,
  valid_until: text,
  document_id: text,
  legal_name: text,
  kind: z.nullish(z.enum(['bank', 'upi'])),
  holder: text,
  account: text,
  ifsc: text,
  upi: text,
});
const storedRemarks = z.record(z.string(), z.string());
const instantOf = (stored: Date | string | null): string | null =>
  stored === null ? null : new Date(stored).toISOString();

export const stateOf = (lifecycle: string): RestaurantState => (isRestaurantState(lifecycle) ? lifecycle : 'draft');

/** What may be read back: account numbers and UPI ids are masked. */
function paperValueOf(stored: unknown): PaperValue | null {
  if (stored === null) return null;
  const { kind, legal_name, holder, account, ifsc, upi, ...rest } = z.parse(storedValue, stored);
  return {
    ...rest,
    legal_name: legal_name ?? undefined,
    kind: kind ?? undefined,
    holder: holder ?? undefined,
    ifsc: ifsc ?? undefined,
    account: account ? masked(account) : undefined,
    upi: upi ? maskedUpi(upi) : undefined,
  };
}

function papersOf({ papers }: ProfileRow): Paper[] {
  return paperFields.flatMap((field) => {
    const row = papers.find((paper) => paper.field === field);
    if (!row) return [];
    const { in_force, proposed, proposed_on, remark } = row;
    return [
      {
        field,
        in_force: paperValueOf(in_force),
        proposed: paperValueOf(proposed),
        proposed_on: instantOf(proposed_on),
        remark,
      },
    ];
  });
}

const fieldsWith = ({ papers }: ProfileRow): PaperField[] =>
  paperFields.filter((field) => papers.some((paper) => paper.field === field));

const factsOf = (row: ProfileRow) => ({
  ...row,
  city_is_active: row.city_is_active ?? false,
  email_verified: row.email_verified_at !== null,
  open_days: new Set(row.hours.map(({ weekday }) => weekday)).size,
  papers: fieldsWith(row),
});

/** What is done of the checklist and what is missing. */
export const checklistOf = (row: ProfileRow) => decideChecklist(factsOf(row));

/** The papers as they were written; what waits for the office comes before what is in force. */
function writtenOf({ papers }: ProfileRow): CheckedPapers {
  const valueOf = (field: PaperField) => {
    const paper = papers.find((one) => one.field === field);
    return paper && z.parse(storedValue, paper.proposed ?? paper.in_force ?? {});
  };
  const [fssai, gstin, pan, payout] = [valueOf('fssai'), valueOf('gstin'), valueOf('pan'), valueOf('payout')];
  return {
    fssai: fssai && {
      number: fssai.number ?? '',
      valid_until: fssai.valid_until ?? null,
      document_id: fssai.document_id ?? null,
    },
    gstin: gstin && { number: gstin.number ?? null },
    pan: pan && { number: pan.number ?? '', legal_name: pan.legal_name ?? '' },
    payout: payout && { kind: payout.kind ?? 'bank', holder: payout.holder ?? '', ifsc: payout.ifsc ?? null },
  };
}

/** What a machine finds at each item of the checklist. */
export function checksOf(row: ProfileRow, nameIsTaken: boolean, now: Date): MachineCheck[] {
  const { cityname, city_lat, city_lng, timezone } = row;
  const city =
    cityname === null || city_lat === null || city_lng === null
      ? null
      : { name: cityname, lat: city_lat, lng: city_lng };
  return checkChecklist({
    ...factsOf(row),
    city,
    name_is_taken: nameIsTaken,
    written: writtenOf(row),
    today: zonedParts(now, timezone).date,
  });
}

const remarkOf = ({ remarks }: ProfileRow, item: string): string | null =>
  remarks.find((one) => one.item === item)?.remark ?? null;

const stepsOf = ({ steps }: ProfileRow): RestaurantProfile['steps'] =>
  steps.map(({ from_state, to_state, remarks, at, ...step }) => ({
    ...step,
    from_state: stateOf(from_state),
    to_state: stateOf(to_state),
    remarks: z.parse(storedRemarks, remarks),
    at: new Date(at).toISOString(),
  }));

/** The row in the words of the contract. */
export function profileAnswer(row: ProfileRow): RestaurantProfile {
  const checklist = checklistOf(row);
  const schedule = { time_zone: row.timezone, hours: row.hours, exceptions: [] };
  return {
    ...row,
    names: row.names ?? {},
    lifecycle: stateOf(row.lifecycle),
    cuisine_type: cuisineTypes.find((one) => one === row.cuisine_type) ?? null,
    restaurant_type: restaurantTypes.find((one) => one === row.restaurant_type) ?? null,
    submitted_on: instantOf(row.submitted_on),
    created_on: row.created_on.toISOString(),
    email_verified: row.email_verified_at !== null,
    opening_days: describeHours(schedule).Opening_days ?? '',
    opening_hours: weekTexts(row.hours),
    terms: {
      version: row.terms_version,
      in_force: row.terms_in_force,
      signed_on: instantOf(row.terms_signed_on),
    },
    checklist: checklistItems.map((item) => ({
      item,
      missing: checklist.find((line) => line.item === item)?.missing ?? null,
      remark: remarkOf(row, item),
    })),
    papers: papersOf(row),
    documents: row.documents.map((scan) => ({ ...scan, uploaded_on: new Date(scan.uploaded_on).toISOString() })),
    steps: stepsOf(row),
  };
}
