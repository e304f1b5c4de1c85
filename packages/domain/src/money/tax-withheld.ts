import { roundHalfUp } from '../common/money.ts';
import { findOwn } from '../common/own.ts';
import { addUp, check, idOf, netOf, numberOf, report, sumBy, suppliesOf, taxOf, type TaxMonth } from './tax-month.ts';
import type { TaxReport, TaxRow, TaxWord } from './tax-reports.ts';

/** Table 3 of GSTR-8: what restaurants sell themselves through the platform, section 52. */
export function collected(month: TaxMonth): TaxReport {
  const own = suppliesOf(month, 'restaurant');
  const rows = addUp(
    own.map(({ restaurant_id, gstin, state, tcs_bp, ...one }): TaxRow => {
      const restaurant = month.parties.get(restaurant_id)?.restaurant ?? null;
      return { id: idOf(restaurant, restaurant_id, tcs_bp), restaurant, gstin, state, law_rate: tcs_bp, ...netOf(one) };
    }),
  ).map((row) => ({
    ...row,
    due: roundHalfUp(numberOf(row, 'taxable') * numberOf(row, 'law_rate'), 10_000),
    withheld: 0,
  }));
  const { all, waiting } = month.ledger;
  const value = sumBy([...suppliesOf(month, 'platform_9_5'), ...own], (one) => netOf(one).taxable);
  return report({
    key: 'gstr8',
    columns: ['restaurant', 'gstin', 'state', 'supplied', 'credited', 'taxable', 'law_rate', 'due', 'withheld'],
    rows,
    checks: [
      check('own_gst', taxOf(rows), all.own_gst, waiting.own_gst),
      check('restaurants_value', value, all.restaurants_value, waiting.restaurants_value),
    ],
  });
}

const holders: Readonly<Record<string, TaxWord>> = { P: 'individual', H: 'huf', C: 'company', F: 'firm' };

/** Who holds a PAN, which its fourth character says; null without one. */
export const holderOf = (pan: string | null): TaxWord | null =>
  pan === null ? null : (findOwn(holders, pan.charAt(3)) ?? 'other');

interface Judged {
  pan: string | null;
  yearGross: number;
  threshold: number;
}

/** Why section 194-O asks for less or more than its rate; null where it asks for just that. */
export function tdsRemark({ pan, yearGross, threshold }: Judged): TaxWord | null {
  if (pan === null) return 'no_pan';
  const isPerson = ['individual', 'huf'].includes(holderOf(pan) ?? '');
  return isPerson && yearGross <= threshold ? 'below_threshold' : null;
}

/** What was deducted for the income tax, section 194-O. */
export function deducted(month: TaxMonth): TaxReport {
  const { kept, parties, threshold, ledger } = month;
  const rows = addUp(
    kept.flatMap((one): TaxRow[] => {
      const party = parties.get(one.restaurant_id);
      if (!party || (one.gross === 0 && one.tds === 0)) return [];
      const { restaurant, legal_name, pan } = party;
      const yearGross = month.yearGross.get(one.restaurant_id) ?? 0;
      const remark = tdsRemark({ pan, yearGross, threshold });
      const law_rate = remark === 'no_pan' ? one.no_pan_bp : remark === 'below_threshold' ? 0 : one.law_bp;
      const words = { restaurant, legal_name, pan, holder: holderOf(pan), year_gross: yearGross, remark };
      const id = idOf(restaurant, party.restaurant_id, one.tds_bp, law_rate);
      return [{ id, ...words, gross: one.gross, rate: one.tds_bp, withheld: one.tds, law_rate }];
    }),
  ).map((row) => ({ ...row, due: roundHalfUp(numberOf(row, 'gross') * numberOf(row, 'law_rate'), 10_000) }));
  return report({
    key: 'tds',
    columns: [
      'restaurant',
      'legal_name',
      'pan',
      'holder',
      'year_gross',
      'gross',
      'rate',
      'withheld',
      'law_rate',
      'due',
      'remark',
    ],
    rows,
    checks: [
      check(
        'tds',
        sumBy(rows, (row) => numberOf(row, 'withheld')),
        ledger.all.tds,
      ),
    ],
  });
}
