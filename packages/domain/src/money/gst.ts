import { company } from '../common/company.ts';
import { findOwn } from '../common/own.ts';
import { zonedParts } from '../common/zoned-time.ts';
import { timeZoneDefault } from '../common/limits.ts';

/** The two digits with which the tax numbers of a state begin. */
export const gstStates: Readonly<Record<string, string>> = {
  'Jammu and Kashmir': '01',
  'Himachal Pradesh': '02',
  Punjab: '03',
  Chandigarh: '04',
  Uttarakhand: '05',
  Haryana: '06',
  Delhi: '07',
  Rajasthan: '08',
  'Uttar Pradesh': '09',
  Bihar: '10',
  Sikkim: '11',
  'Arunachal Pradesh': '12',
  Nagaland: '13',
  Manipur: '14',
  Mizoram: '15',
  Tripura: '16',
  Meghalaya: '17',
  Assam: '18',
  'West Bengal': '19',
  Jharkhand: '20',
  Odisha: '21',
  Chhattisgarh: '22',
  'Madhya Pradesh': '23',
  Gujarat: '24',
  'Dadra and Nagar Haveli and Daman and Diu': '26',
  Maharashtra: '27',
  Karnataka: '29',
  Goa: '30',
  Lakshadweep: '31',
  Kerala: '32',
  'Tamil Nadu': '33',
  Puducherry: '34',
  'Andaman and Nicobar Islands': '35',
  Telangana: '36',
  'Andhra Pradesh': '37',
  Ladakh: '38',
};

const base36 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The last character of a tax number: the first fourteen in base 36, weighted 1, 2, 1, 2 … and told modulo 36. */
export function gstinChecksum(first14: string): string {
  const sum = first14.split('').reduce((total, character, index) => {
    const product = base36.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return base36[(36 - (sum % 36)) % 36] ?? '';
}

const withChecksum = (first14: string): string => `${first14}${gstinChecksum(first14)}`;

/** The tax number of the platform's seat until the office gives another one. */
export const gstinDelivered = withChecksum(`${gstStates[company.state] ?? ''}${company.pan}1Z`);

/** The platform's own tax number in a state, where it is registered as an operator; that of its seat for unknown states. */
export function platformGstin(state: string | null, seat = gstinDelivered): string {
  const digits = findOwn(gstStates, state ?? '') ?? seat.slice(0, 2);
  return digits === seat.slice(0, 2) ? seat : withChecksum(`${digits}${seat.slice(2, 12)}1Z`);
}

/** The state that a tax number begins with; that of the delivered seat for unknown digits. */
export const stateOfGstin = (gstin: string): string =>
  Object.keys(gstStates).find((state) => findOwn(gstStates, state) === gstin.slice(0, 2)) ?? company.state;

/** The PAN inside a tax number. */
export const panOfGstin = (gstin: string): string => gstin.slice(2, 12);

/** Codes of what is sold: services by SAC, goods by HSN. */
export const supplyCodes = {
  restaurant_service: '996331',
  packaged: '2106',
  delivery: '996813',
  platform_fee: '998599',
} as const;

/** The calendar year in which the financial year of a moment begins, in India's time. */
export function financialYearOf(at: Date): number {
  const [year = 0, month = 0] = zonedParts(at, timeZoneDefault).date.split('-').map(Number);
  return month >= 4 ? year : year - 1;
}

export const documentKinds = ['invoice', 'credit_note', 'refund_voucher', 'statement'] as const;
export type DocumentKind = (typeof documentKinds)[number];

const prefixes: Readonly<Record<DocumentKind, string>> = {
  invoice: 'INV',
  credit_note: 'CRN',
  refund_voucher: 'RFV',
  statement: 'STM',
};

/** A paper's number, such as 'INV/26-27/000001': its kind, financial year and place in the series, 16 characters at most. */
export function documentNumber(kind: DocumentKind, financialYear: number, serial: number): string {
  const two = (year: number) => String(year % 100).padStart(2, '0');
  const years = `${two(financialYear)}-${two(financialYear + 1)}`;
  // The law allows 16 characters, so the longest series lose the strokes rather than a digit.
  const number = `${prefixes[kind]}/${years}/${String(serial).padStart(6, '0')}`;
  return number.length <= 16 ? number : number.replaceAll(/[/-]/g, '');
}
