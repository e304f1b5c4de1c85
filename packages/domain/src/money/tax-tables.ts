import { supplyCodes } from './gst.ts';
import {
  addUp,
  check,
  idOf,
  type Kept,
  netOf,
  numberOf,
  report,
  type Series,
  splitTax,
  sumBy,
  suppliesOf,
  type Supply,
  taxOf,
  type TaxMonth,
  type TaxParty,
  valueOf,
} from './tax-month.ts';
import type { TaxReport, TaxRow, TaxWord } from './tax-reports.ts';
import { collected, deducted } from './tax-withheld.ts';

interface CommissionRow {
  party: TaxParty;
  kept: Kept;
  row: TaxRow;
}

/** The commission by restaurant and rate; what was undone of it is positive here. */
function commissionsOf({ kept, parties, seat }: TaxMonth): CommissionRow[] {
  return kept.flatMap((one): CommissionRow[] => {
    const party = parties.get(one.restaurant_id);
    if (!party || (one.commission === 0 && one.commission_gst === 0)) return [];
    const sign = one.kind === 'earned' ? 1 : -1;
    const { restaurant, gstin, state } = party;
    const row = {
      id: idOf(restaurant, party.restaurant_id, one.commission_gst_bp),
      restaurant,
      gstin,
      state,
      registration: seat.gstin,
      code: supplyCodes.platform_fee,
      rate: one.commission_gst_bp,
      taxable: sign * one.commission,
      ...splitTax(sign * one.commission_gst, state, seat.state),
    };
    return [{ party, kept: one, row }];
  });
}

const partyColumns = ['restaurant', 'gstin', 'state', 'registration', 'code', 'rate'] as const;
const taxColumnsOf = ['taxable', 'igst', 'cgst', 'sgst'] as const;

/** Commission to registered restaurants: what was invoiced, or what was credited of it. */
function registeredCommission(month: TaxMonth, kind: Kept['kind']): TaxReport {
  const own = commissionsOf(month).filter(({ party, kept }) => party.gstin !== null && kept.kind === kind);
  const rows = addUp(own.map(({ row }) => row));
  const ledger = month.ledger.registered[kind];
  const sign = kind === 'earned' ? 1 : -1;
  return report({
    key: kind === 'earned' ? 'gstr1_4' : 'gstr1_9b',
    columns: [...partyColumns, ...taxColumnsOf],
    rows,
    checks: [
      check('commission', valueOf(rows), sign * ledger.commission),
      check('commission_gst', taxOf(rows), sign * ledger.commission_gst),
    ],
  });
}

/** A commission as a row of those that net what was credited. */
function netCommission({ kept, row }: CommissionRow): TaxRow {
  const isEarned = kept.kind === 'earned';
  const sign = isEarned ? 1 : -1;
  const value = numberOf(row, 'taxable');
  return {
    ...row,
    entry: 'commission' satisfies TaxWord,
    supplied: isEarned ? value : 0,
    credited: isEarned ? 0 : value,
    taxable: sign * value,
    igst: sign * numberOf(row, 'igst'),
    cgst: sign * numberOf(row, 'cgst'),
    sgst: sign * numberOf(row, 'sgst'),
  };
}

function consumers(month: TaxMonth): TaxReport {
  const fees = suppliesOf(month, 'platform').map(({ state, registration, code, rate_bp, ...one }): TaxRow => ({
    id: idOf('fee', registration, state, rate_bp),
    entry: 'platform_fee' satisfies TaxWord,
    registration,
    state,
    code,
    rate: rate_bp,
    ...netOf(one),
  }));
  const commissions = commissionsOf(month)
    .filter(({ party }) => party.gstin === null)
    .map(netCommission)
    .map((row): TaxRow => ({ ...row, id: idOf('kept', String(row.state), Number(row.rate)) }));
  const [feeRows, commissionRows] = [addUp(fees), addUp(commissions)];
  const { all, waiting, unregistered } = month.ledger;
  return report({
    key: 'gstr1_7',
    columns: ['entry', 'registration', 'state', 'code', 'rate', 'supplied', 'credited', ...taxColumnsOf],
    rows: [...feeRows, ...commissionRows],
    checks: [
      check('fee', valueOf(feeRows), all.fee, waiting.fee),
      check('fee_gst', taxOf(feeRows), all.fee_gst, waiting.fee_gst),
      check('commission', valueOf(commissionRows), unregistered.commission),
      check('commission_gst', taxOf(commissionRows), unregistered.commission_gst),
    ],
  });
}

function bySupplyCode(month: TaxMonth): TaxReport {
  const printed = month.supplies
    .filter(({ of }) => of !== 'restaurant')
    .map(({ registration, code, rate_bp, ...one }): TaxRow => ({
      id: idOf('b2c', registration, code, rate_bp),
      recipient: 'b2c' satisfies TaxWord,
      registration,
      code,
      rate: rate_bp,
      ...netOf(one),
    }));
  const commissions = commissionsOf(month).map((one): TaxRow => {
    const recipient: TaxWord = one.party.gstin === null ? 'b2c' : 'b2b';
    const row = netCommission(one);
    return { ...row, id: idOf(recipient, month.seat.gstin, String(row.code), Number(row.rate)), recipient };
  });
  const rows = addUp([...printed, ...commissions]);
  const { all, waiting } = month.ledger;
  return report({
    key: 'gstr1_12',
    columns: ['recipient', 'registration', 'code', 'rate', ...taxColumnsOf],
    rows,
    checks: [check('gst_all', taxOf(rows), all.gst_all, waiting.fee_gst + waiting.gst_9_5)],
  });
}

function issued({ series, ledger: { all, waiting } }: TaxMonth): TaxReport {
  const rows = series.map((one): TaxRow => ({
    id: idOf(one.kind, one.first),
    entry: one.kind,
    first: one.first,
    last: one.last,
    documents: one.documents,
    other_month: one.last_serial - one.first_serial + 1 - one.documents,
    amount: one.amount,
  }));
  const amountOf = (kind: Series['kind']) => sumBy(series, (one) => (one.kind === kind ? one.amount : 0));
  return report({
    key: 'gstr1_13',
    columns: ['entry', 'first', 'last', 'documents', 'other_month', 'amount'],
    rows,
    checks: [
      check('invoiced', amountOf('invoice'), all.invoiced, waiting.invoiced),
      check('undone', amountOf('credit_note'), all.undone, waiting.undone),
    ],
  });
}

function throughOperator(month: TaxMonth): TaxReport {
  const rows = addUp(
    suppliesOf(month, 'platform_9_5').map(
      ({ restaurant_id, gstin, state, registration, code, rate_bp, ...one }): TaxRow => {
        const name = gstin === null ? null : (month.parties.get(restaurant_id)?.restaurant ?? null);
        return {
          id: idOf(gstin === null ? 'unregistered' : 'registered', registration, gstin, state, code, rate_bp),
          supplier: (gstin === null ? 'unregistered' : 'registered') satisfies TaxWord,
          restaurant: name,
          gstin,
          state,
          registration,
          code,
          rate: rate_bp,
          ...netOf(one),
        };
      },
    ),
  );
  const { all, waiting } = month.ledger;
  return report({
    key: 'gstr1_15',
    columns: [
      'supplier',
      'restaurant',
      'gstin',
      'state',
      'registration',
      'code',
      'rate',
      'supplied',
      'credited',
      ...taxColumnsOf,
    ],
    rows,
    checks: [check('gst_9_5', taxOf(rows), all.gst_9_5, waiting.gst_9_5)],
  });
}

function monthly(month: TaxMonth): TaxReport {
  const ofDocuments = (of: Supply['of'], entry: TaxWord) =>
    suppliesOf(month, of).map(({ registration, ...one }): TaxRow => ({
      id: idOf(entry, registration),
      entry,
      registration,
      ...netOf(one),
    }));
  const commissions = commissionsOf(month).map((one) => ({ party: one.party, row: netCommission(one) }));
  const own = addUp([
    ...ofDocuments('platform', '3.1(a)'),
    ...commissions.map(({ row }): TaxRow => ({
      ...row,
      id: idOf('3.1(a)', month.seat.gstin),
      entry: '3.1(a)' satisfies TaxWord,
      state: null,
    })),
  ]);
  const operator = addUp(ofDocuments('platform_9_5', '3.1.1(i)'));
  const across = addUp(
    commissions
      .filter(({ party, row }) => party.gstin === null && numberOf(row, 'igst') !== 0)
      .map(({ row }): TaxRow => ({ ...row, id: idOf('3.2', String(row.state)), entry: '3.2' satisfies TaxWord })),
  );
  const { all, waiting } = month.ledger;
  return report({
    key: 'gstr3b',
    columns: ['entry', 'registration', 'state', ...taxColumnsOf],
    rows: [...own, ...operator, ...across],
    // Table 3.2 names a part of what stands above it.
    summed: [...own, ...operator],
    checks: [
      check('gst_output', taxOf(own), all.gst_output, waiting.fee_gst),
      check('gst_9_5', taxOf(operator), all.gst_9_5, waiting.gst_9_5),
    ],
  });
}

/** Every table of a month. */
export const makeTaxReports = (month: TaxMonth): TaxReport[] => [
  registeredCommission(month, 'earned'),
  consumers(month),
  registeredCommission(month, 'refund'),
  bySupplyCode(month),
  issued(month),
  throughOperator(month),
  monthly(month),
  collected(month),
  deducted(month),
];
