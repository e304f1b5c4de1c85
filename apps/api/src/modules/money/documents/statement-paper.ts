import type { Names } from '@tawa/domain/catalogue/names/names';
import type { LegalEntity } from '@tawa/domain/common/entity';
import type { Settings } from '@tawa/domain/content/settings';
import type { Statement, StatementLine } from './facts.ts';
import { issuedBy } from './order-papers.ts';

type Sums = Statement['sums'];
const none: Sums = {
  item_total: 0,
  discount: 0,
  packaging: 0,
  delivery: 0,
  tip: 0,
  own_gst: 0,
  commission: 0,
  commission_gst: 0,
  tds: 0,
  refunds: 0,
  cash: 0,
  adjustment: 0,
  net: 0,
  gst_9_5: 0,
};

const add = (one: Sums, other: Sums): Sums => ({
  item_total: one.item_total + other.item_total,
  discount: one.discount + other.discount,
  packaging: one.packaging + other.packaging,
  delivery: one.delivery + other.delivery,
  tip: one.tip + other.tip,
  own_gst: one.own_gst + other.own_gst,
  commission: one.commission + other.commission,
  commission_gst: one.commission_gst + other.commission_gst,
  tds: one.tds + other.tds,
  refunds: one.refunds + other.refunds,
  cash: one.cash + other.cash,
  adjustment: one.adjustment + other.adjustment,
  net: one.net + other.net,
  gst_9_5: one.gst_9_5 + other.gst_9_5,
});

interface Source {
  period_from: string;
  period_to: string;
  net: number;
  replaces: string | null;
  restaurant: {
    restaurant_name: string;
    names: Names | null;
    full_address: string | null;
    state: string | null;
    gstin: string | null;
    fssai_number: string | null;
  };
  lines: StatementLine[];
  rates: Statement['rates'];
}

function commissionTax(paise: number, state: string | null, seat: string): Statement['commission_tax'] {
  if (state !== null && state !== seat) return { cgst: 0, sgst: 0, igst: paise };
  const cgst = Math.floor(paise / 2);
  return { cgst, sgst: paise - cgst, igst: 0 };
}

const inOrder = (bps: readonly number[]): number[] => [...new Set(bps)].toSorted((a, b) => a - b);

/** Every rate that counted at some of these moments. */
export const ratesOf = (settings: readonly Settings[]): Statement['rates'] => ({
  commission_gst: inOrder(settings.map((at) => at('commission_gst'))),
  tds: inOrder(settings.map((at) => at('tds'))),
});

/** A week's statement. Throws when its lines do not come to what is owed. */
export function statementPaper({ restaurant, lines, net, ...source }: Source, entity: LegalEntity): Statement {
  const sums = lines.reduce((all, line) => add(all, line), none);
  if (sums.net !== net) throw new Error(`A statement's lines come to ${sums.net}, and ${net} is owed.`);
  const { restaurant_name, names, full_address, fssai_number, state, gstin } = restaurant;
  return {
    of: 'statement',
    period_from: source.period_from,
    period_to: source.period_to,
    replaces: source.replaces,
    ...issuedBy(entity, null),
    restaurant: {
      name: restaurant_name,
      ...(names && { names }),
      address: full_address,
      state,
      gstin,
      fssai: fssai_number,
    },
    lines,
    sums,
    commission_tax: commissionTax(0 - sums.commission_gst, state, entity.state),
    rates: source.rates,
    total: net,
  };
}
