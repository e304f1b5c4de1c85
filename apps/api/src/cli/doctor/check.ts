/** One line of the doctor's. */
export interface Check {
  /** What was looked at, in one word. */
  about: string;
  state: 'ok' | 'warn' | 'fail';
  /** What was found, as one sentence. */
  says: string;
  /** What to do about it. */
  advice?: string;
}

export const ok = (about: string, says: string): Check => ({ about, state: 'ok', says });
export const warn = (about: string, says: string, advice: string): Check => ({ about, state: 'warn', says, advice });
export const fail = (about: string, says: string, advice: string): Check => ({ about, state: 'fail', says, advice });
