import { lazy, type ComponentType } from 'react';
import { fetchCode } from '#lib/api/fetch-code.ts';

/** A part whose code comes when it is first shown; a line that is gone for a moment does not take the page with it. */
export const lazyPart = <P>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await fetchCode(load) }));
