import type { ScreenRoute } from '../lib/screen.ts';
import { addressOf } from './addresses.ts';
import type { Visit, Who } from './people.ts';

// Pages outside every frame are reached by the links of letters, which carry a token.
const linkOf = ({ path, frame }: ScreenRoute) =>
  `${addressOf(path)}${frame === 'bare' ? '?token=sample-token-of-a-letter' : ''}`;

/** Each screen once as somebody opens it; the page of all parts is there only while developing. */
export const visitsOf = (screens: readonly ScreenRoute[], role: Who): Visit[] =>
  screens.filter(({ id }) => !id.startsWith('dev/')).map((screen) => ({ role, address: linkOf(screen) }));

/** From the front page to the order: the half of the public screens that asks for the most. */
export const isOnTheWay = ({ id }: ScreenRoute): boolean =>
  /^public\/(home|dishes|restaurants?|checkout|tables)\b/.test(id);
