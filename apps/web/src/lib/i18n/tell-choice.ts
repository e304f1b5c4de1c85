import { updateLanguage } from '@tawa/contract/accounts/auth.account';
import { ApiError, call } from '../api/api-client.ts';
import { getSession } from '../session/session.ts';
import { readStored, storageKeys, writeStored } from '../storage.ts';
import { readChoice } from './choice.ts';

/** Tells the account, once, what was chosen on this device, so that letters and messages are in that language too. */
export async function tellChoice(): Promise<void> {
  const [choice, session] = [readChoice(), getSession()];
  const isOthers = session?.visiting !== undefined || session?.tablet !== undefined;
  if (!choice || !session || isOthers || session.userType === 'admin') return;
  const told = `${session.userId} ${choice}`;
  if (readStored(storageKeys.languageTold) === told) return;
  try {
    await call(updateLanguage, { body: { language: choice } });
  } catch (error) {
    // Whoever is refused is not asked again; a line that is down is tried with the next page.
    if (!(error instanceof ApiError)) return;
  }
  writeStored(storageKeys.languageTold, told);
}
