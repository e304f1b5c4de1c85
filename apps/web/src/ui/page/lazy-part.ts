import { createElement, lazy, useState, type ComponentType, type ElementType } from 'react';
import { fetchCode } from '#lib/api/fetch-code.ts';

/** A component whose code comes later. */
export interface LazyPart<P> {
  (props: P): ReturnType<typeof createElement>;
  /** Fetches the code now, or fails; shown after that, the part is there at once and suspends nothing. */
  ready: () => Promise<void>;
}

/** A part that suspends until its code is there; `begin` is how it is fetched where nobody made it ready. */
export function makeLazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  begin: () => Promise<ComponentType<P>> = load,
): LazyPart<P> {
  let found: ComponentType<P> | undefined;
  const keep = async (fetchPart: () => Promise<ComponentType<P>>) => (found ??= await fetchPart());
  const Waiting = lazy(async () => ({ default: await keep(begin) }));
  // What it began with stays what it is: another type in its place would throw away what was typed into it.
  const Part = (props: P) => createElement(useState<ElementType<P>>(() => found ?? Waiting)[0], props);
  return Object.assign(Part, { ready: async () => void (await keep(load)) });
}

/** A part whose code comes when it is first shown; a line that is gone for a moment does not take the page with it. */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> =>
  makeLazyPart(load, () => fetchCode(load));
