import { timeZoneDefault } from '@tawa/domain/common/limits';
import { zonedStamp } from '@tawa/domain/common/zoned-time';
import { stringify, type Options } from 'csv-stringify/sync';

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
const inZone = (text: string): string => (isoTime.test(text) ? zonedStamp(new Date(text), timeZoneDefault) : text);

/** Rows as CSV for a spreadsheet: times on the office's clock with its offset, and no cell that counts as a formula. */
export const writeCsv = (rows: readonly object[], options: Options = {}): string =>
  stringify([...rows], { escape_formulas: true, cast: { string: inZone }, ...options });
