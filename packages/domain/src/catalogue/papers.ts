import { gstinChecksum } from '../money/gst.ts';
import { findOwn } from '../common/own.ts';

/** What a number says of itself: a text under the field, whether it may be sent or not. */
export interface PaperReading {
  ok: boolean;
  text: string;
}

const wrong = (text: string): PaperReading => ({ ok: false, text });
const right = (text: string): PaperReading => ({ ok: true, text });

// In the order of the authority's own list, from 01 on.
const fssaiStates = [
  'Andhra Pradesh, Arunachal Pradesh, Assam, Bihar, Chhattisgarh, Goa, Gujarat, Haryana, Himachal Pradesh',
  'Jammu and Kashmir, Jharkhand, Karnataka, Kerala, Madhya Pradesh, Maharashtra, Manipur, Meghalaya, Mizoram',
  'Nagaland, Odisha, Punjab, Rajasthan, Sikkim, Tamil Nadu, Tripura, Uttarakhand, Uttar Pradesh, West Bengal',
  'Andaman and Nicobar Islands, Chandigarh, Dadra and Nagar Haveli, Daman and Diu, Delhi, Lakshadweep, Puducherry',
  'Telangana',
].flatMap((line) => line.split(', '));

/** Reads the 14 digits of a food licence: the first tells licence or registration, the next two the state. */
export function readFssai(number: string): PaperReading {
  if (!/^\d*$/.test(number)) return wrong('Only digits');
  if (number.length !== 14) return wrong(`14 digits, ${number.length} so far`);
  const kind = findOwn({ '1': 'Licence', '2': 'Registration' }, number.slice(0, 1));
  if (!kind) return wrong('A food licence begins with 1 or 2');
  const code = Number(number.slice(1, 3));
  if (code === 0) return right(`Central ${kind.toLowerCase()}. The number looks right.`);
  const state = fssaiStates[code - 1];
  return state
    ? right(`${kind}, ${state}. The number looks right.`)
    : wrong('The second and third digit name no state');
}

/** A bank branch's code: four letters of the bank, a zero, six of the branch (source: Reserve Bank of India). */
export const ifscPattern = /^[A-Z]{4}0[A-Z0-9]{6}$/;
const gstinPattern = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const panPattern = /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/;
const holders: Readonly<Record<string, string>> = {
  A: 'an association',
  B: 'a body of individuals',
  C: 'a company',
  F: 'a firm',
  G: 'the government',
  H: 'a family',
  J: 'a legal person',
  L: 'a local authority',
  P: 'a person',
  T: 'a trust',
};

/** Reads a GSTIN with its check character; with a PAN at hand, whether the two fit. */
export function readGstin(number: string, pan?: string): PaperReading {
  if (number.length !== 15) return wrong(`15 characters, ${number.length} so far`);
  if (!gstinPattern.test(number)) return wrong('A GSTIN looks like 29ABCDE1234F1Z5');
  if (gstinChecksum(number.slice(0, 14)) !== number.slice(14))
    return wrong('The last character does not fit: look again');
  if (pan && number.slice(2, 12) !== pan) return wrong('The PAN inside is not the one that you gave');
  return right('The number looks right.');
}

/** Reads a PAN: the fourth letter tells whose it is. */
export function readPan(number: string): PaperReading {
  if (number.length !== 10) return wrong(`10 characters, ${number.length} so far`);
  if (!panPattern.test(number)) return wrong('A PAN looks like ABCPE1234F');
  return right(`The PAN of ${findOwn(holders, number.slice(3, 4)) ?? 'a person'}. It looks right.`);
}

/** What is shown of an account number: its last four characters. */
export const masked = (number: string): string => `•••• ${number.slice(-4)}`;

/** What is shown of a UPI id: the first two characters and the bank. */
export const maskedUpi = (upi: string): string => upi.replace(/^(.{2})[^@]*/, '$1•••');
