import { expect, test } from 'vitest';
import { gstinChecksum } from '../money/gst.ts';
import { masked, maskedUpi, readFssai, readGstin, readPan } from './papers.ts';

test.each([
  ['11226334000871', true, 'Licence, Karnataka. The number looks right.'],
  ['23624999000001', true, 'Registration, Telangana. The number looks right.'],
  ['10024999000001', true, 'Central licence. The number looks right.'],
  ['31226334000871', false, 'A food licence begins with 1 or 2'],
  ['19926334000871', false, 'The second and third digit name no state'],
  ['1122633', false, '14 digits, 7 so far'],
  ['1122633400087x', false, 'Only digits'],
])('the licence %s is told as %s', (number, ok, text) => {
  expect(readFssai(number)).toEqual({ ok, text });
});

test('a GSTIN is right with its last character, and with the PAN inside it', () => {
  const first14 = '29ABCPE1234F1Z';
  const number = `${first14}${gstinChecksum(first14)}`;
  expect(readGstin(number, 'ABCPE1234F').ok).toBe(true);
  expect(readGstin(number, 'ABCPE1234G').text).toBe('The PAN inside is not the one that you gave');
  const other = number.endsWith('A') ? 'B' : 'A';
  expect(readGstin(`${first14}${other}`).text).toBe('The last character does not fit: look again');
  expect(readGstin(first14).text).toBe('15 characters, 14 so far');
});

test('a PAN tells whose it is', () => {
  expect(readPan('ABCPE1234F').text).toBe('The PAN of a person. It looks right.');
  expect(readPan('ABCCE1234F').text).toBe('The PAN of a company. It looks right.');
  expect(readPan('ABCDE1234F').ok).toBe(false);
});

test('what is read back shows too little to pay with (restaurants-23)', () => {
  expect(masked('001234567890')).toBe('•••• 7890');
  expect(maskedUpi('sofia.almeida@okaxis')).toBe('so•••@okaxis');
});
