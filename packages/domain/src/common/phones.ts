/**
 * A mobile number of India as people type it ('+91 98451-23456', '098451 23456') as its ten digits; any other text as
 * it is, without spaces at its ends, for the form to refuse.
 */
export function tidyMobile(text: string): string {
  const digits = text.replaceAll(/[\s().-]/g, '');
  const found = /^(?:\+91|0091|91|0)?(\d{10})$/.exec(digits);
  return found?.[1] ?? text.trim();
}
