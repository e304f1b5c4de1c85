import { createElement, memo, Suspense, useLayoutEffect, type ComponentType } from 'react';
import { fetchCode } from '#lib/api/fetch-code.ts';
import { noteAsleep } from '#lib/early/alive.ts';
import { doAgain } from '#lib/early/early-acts.ts';
import { whenQuiet } from '#lib/early/when-quiet.ts';
import { makeLazyPart } from './lazy-part.ts';

/** A part whose HTML the server writes at once and whose code the browser fetches when the page is quiet or touched. */
export interface Later<P> {
  Part: ComponentType<P>;
  /** Fetches the code now: before the server renders, and before a page that is opened by a link shows it. */
  ready: () => Promise<void>;
}

const all: (() => Promise<void>)[] = [];

/** Every part that was declared so far; the server waits for them before it renders. */
export const whenAllReady = (): Promise<unknown> => Promise.all(all.map((ready) => ready()));

/** The same part, which does what was done in it while its code was on its way. */
function awake<P extends object>(Part: ComponentType<P>): ComponentType<P> {
  return function Awake(props: P) {
    useLayoutEffect(() => {
      void doAgain();
      return noteAsleep(-1);
    }, []);
    return createElement(Part, props);
  };
}

/** Declares a part that comes later; while hydrating, its server HTML stands and its props must not change. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): Later<P> {
  const fetchPart = async () => awake(await load());
  const Shown = makeLazyPart(fetchPart, async () => {
    await whenQuiet();
    return fetchCode(fetchPart);
  });
  all.push(Shown.ready);
  const Part = (props: P) => {
    useLayoutEffect(() => noteAsleep(1), []);
    return <Suspense>{createElement(Shown, props)}</Suspense>;
  };
  return { Part: memo(Part), ready: Shown.ready };
}
