import { createElement, memo, Suspense, useLayoutEffect, useState, type ComponentType } from 'react';
import { doAgain } from '#lib/early/early-acts.ts';
import { whenQuiet } from '#lib/early/when-quiet.ts';
import { lazyPart } from './lazy-part.ts';

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
    useLayoutEffect(() => void doAgain(), []);
    return createElement(Part, props);
  };
}

/** Declares a part that comes later; while hydrating, its server HTML stands and its props must not change. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): Later<P> {
  let found: ComponentType<P> | null = null;
  const fetchPart = async () => {
    found ??= await load();
    return found;
  };
  const Waiting = lazyPart(async () => {
    await whenQuiet();
    return awake(await fetchPart());
  });
  const ready = async () => void (await fetchPart());
  all.push(ready);

  // What it began with stays what it is: another type in its place would throw away what was typed into it.
  function Part(props: P) {
    const [Shown] = useState<ComponentType<P>>(() => found ?? Waiting);
    return <Suspense>{createElement(Shown, props)}</Suspense>;
  }
  return { Part: memo(Part), ready };
}
