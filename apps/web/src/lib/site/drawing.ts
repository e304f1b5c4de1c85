import { useSyncExternalStore } from 'react';
import { createStore, noSubscription, useStore } from '../store.ts';

const minuteMs = 60_000;
const thisMinute = () => Math.floor(Date.now() / minuteMs) * minuteMs;

/** How a page was drawn: both sides write the same, however old what the browser got is. */
export interface Drawing {
  /** When (ms). */
  at: number;
  /** Without pictures and fonts, for who asked for few bytes. */
  plain: boolean;
}

let drawing: Drawing = { at: 0, plain: false };

/** Says how the page is drawn: the server before it draws, the browser before it hydrates. */
export const provideDrawing = (how: Drawing): void => {
  drawing = how;
};

/** Now to the minute (ms); on the server and while hydrating the moment of the drawing. */
export const usePageMinute = (): number => useSyncExternalStore(noSubscription, thisMinute, () => drawing.at);

/** Whether this device is shown plain pages, as its cookie says. */
export const plain = createStore(() => document.documentElement.dataset.plain !== undefined);

/** Whether this device is shown plain pages; on the server and while hydrating what the drawing is. */
export const usePlain = (): boolean => useStore(plain, drawing.plain);
