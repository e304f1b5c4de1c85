import type {
  KitchenRefundFile,
  OfficeRefundFile,
  OwnRefundFile,
  RefundCountsAnswer,
  RefundFile,
} from '@tawa/contract/money/refunds.files';
import { toRupees } from '@tawa/domain/common/money';
import { appealStates, arrivesBy, refundCauses, refundPayers, weekEndOf } from '@tawa/domain/money/refund-files';
import { refundStates } from '@tawa/domain/money/refunds';
import { z } from 'zod/mini';
import { known } from '../refunds.answer.ts';
import type { RefundRow } from '../refunds.read.store.ts';
import type { FileFacts } from './refunds.files.store.ts';

const knownOrNull = <T extends string>(values: readonly T[], text: string | null): T | null =>
  text === null ? null : known(values, text);

const iso = (at: Date | string): string => new Date(at).toISOString();
const isoOrNull = (at: Date | string | null): string | null => (at === null ? null : iso(at));
const origins = ['automatic', 'customer', 'admin', 'complaint', 'kitchen', 'restaurant'] as const;
const destinations = ['source', 'credit', 'upi'] as const;

const storedMoney = z.object({
  food: z.int(),
  coupon_platform: z.int(),
  coupon_restaurant: z.int(),
  packaging: z.int(),
  delivery: z.int(),
  platform_fee: z.int(),
  tip: z.int(),
  gst_platform: z.int(),
  gst_restaurant: z.int(),
  gst_fee: z.int(),
});

/** What the sum consists of, part by part; one that somebody set has no parts. */
function partsOf({ money, amount }: RefundRow): RefundFile['parts'] {
  const read = z.safeParse(storedMoney, money);
  if (!read.success) return [{ kind: 'sum', amount: toRupees(amount) }];
  const of = read.data;
  const parts = [
    ['dishes', of.food],
    ['coupon', 0 - of.coupon_platform - of.coupon_restaurant],
    ['packaging', of.packaging],
    ['delivery', of.delivery],
    ['platform_fee', of.platform_fee],
    ['tip', of.tip],
    ['gst', of.gst_platform + of.gst_restaurant + of.gst_fee],
  ] as const;
  return parts.filter(([, paise]) => paise !== 0).map(([kind, paise]) => ({ kind, amount: toRupees(paise) }));
}

function photosOf({ photos, packing, appeal, placed_at }: FileFacts): RefundFile['photos'] {
  const isOlder = (at: string | null) => at !== null && new Date(at) < placed_at;
  const ofCustomer = photos.map(({ taken_at, at, ...photo }) => ({
    ...photo,
    by: 'customer' as const,
    at: iso(at),
    older_at: isOlder(taken_at) ? isoOrNull(taken_at) : null,
  }));
  const ofKitchen = packing ? [{ ...packing, by: 'kitchen' as const, at: iso(packing.at), older_at: null }] : [];
  const { photo = null, width = null, height = null, photo_at = null } = appeal ?? {};
  const ofAppeal =
    photo && width && height && photo_at
      ? [{ photo, width, height, by: 'appeal' as const, at: iso(photo_at), older_at: null }]
      : [];
  return [...ofCustomer, ...ofKitchen, ...ofAppeal];
}

/** Until when a restaurant may object at least; null where it bears nothing, has objected, or its statement is there. */
const appealUntil = ({ deducted, appeal, statement, posted_at }: FileFacts): string | null =>
  deducted > 0 && appeal === null && statement === null && posted_at ? weekEndOf(posted_at).toISOString() : null;

/** The file as both sides read it: nothing of where the money goes, and no words that only the office was told. */
function sharedAnswer(row: RefundRow, facts: FileFacts): RefundFile {
  const { complaint, appeal } = facts;
  return {
    refund_id: row.refund_id,
    order_number: row.order_number,
    restaurant_name: row.restaurant_name,
    restaurant_names: row.restaurant_names,
    logo: facts.logo,
    state: known(refundStates, row.state),
    amount: toRupees(row.amount),
    reason: row.reason,
    items: facts.items.map(({ is_veg, ...item }) => ({ ...item, is_veg: is_veg ? 1 : 0 })),
    parts: partsOf(row),
    cause: knownOrNull(refundCauses, facts.cause),
    payer: knownOrNull(refundPayers, facts.payer),
    explanation: facts.explanation,
    departure: facts.departure,
    decline_reason: row.decline_reason,
    photos: photosOf(facts),
    complaint: complaint && { ...complaint, created_on: iso(complaint.created_on) },
    times: {
      ready_at: isoOrNull(facts.ready_at),
      delivered_at: isoOrNull(facts.delivered_at),
      requested_at: iso(row.requested_at),
      decided_at: isoOrNull(row.decided_at),
      processed_at: isoOrNull(row.processed_at),
      arrives_by:
        row.destination === 'credit' || !row.decided_at
          ? null
          : arrivesBy(row.processed_at ?? row.decided_at).toISOString(),
    },
    origin: known(origins, row.origin),
    appeal_until: appealUntil(facts),
    appeal: appeal && {
      state: known(appealStates, appeal.state),
      words: appeal.words,
      appealed_at: iso(appeal.appealed_at),
      answer: appeal.answer,
      decided_at: isoOrNull(appeal.decided_at),
    },
  };
}

const customersOwn = (row: RefundRow, { payment_method }: FileFacts, counts: RefundCountsAnswer) => ({
  destination: known(destinations, row.destination),
  credit: toRupees(row.destination === 'credit' ? row.amount - row.held_part : row.credit_part),
  to_guests: row.held_part > 0 ? toRupees(row.held_part) : undefined,
  upi_id: row.upi_id,
  method: payment_method,
  bank_reference: row.bank_reference,
  words: row.origin === 'customer' ? row.note : '',
  counts,
});

const deductionOf = (facts: FileFacts, mayAppeal: boolean) => ({
  deducted: toRupees(facts.deducted),
  statement: facts.statement,
  can_appeal: mayAppeal && appealUntil(facts) !== null,
});

export const ownFileAnswer = (row: RefundRow, facts: FileFacts, counts: RefundCountsAnswer): OwnRefundFile => ({
  ...sharedAnswer(row, facts),
  ...customersOwn(row, facts, counts),
});

/** A draft is the office's alone, so a restaurant does not read of it. */
export const kitchenFileAnswer = (row: RefundRow, facts: FileFacts, mayAppeal: boolean): KitchenRefundFile => {
  const { statement, ...deduction } = deductionOf(facts, mayAppeal);
  return { ...sharedAnswer(row, facts), ...deduction, statement: statement?.is_shown ? statement : null };
};

export const officeFileAnswer = (row: RefundRow, facts: FileFacts, counts: RefundCountsAnswer): OfficeRefundFile => ({
  ...sharedAnswer(row, facts),
  ...customersOwn(row, facts, counts),
  ...deductionOf(facts, false),
});
