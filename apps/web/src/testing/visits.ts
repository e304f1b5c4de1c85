import type { ScreenRoute } from '../lib/screen.ts';
import { addressOf } from './addresses.ts';
import type { Who, Visit } from './people.ts';

/** Each screen once as somebody opens it; the page of all parts is there only while developing. */
export const visitsOf = (screens: readonly ScreenRoute[], role: Who): Visit[] =>
  screens.filter(({ id }) => !id.startsWith('dev/')).map(({ path }) => ({ role, address: addressOf(path) }));
