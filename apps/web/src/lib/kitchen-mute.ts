import { minuteMs } from '@tawa/domain/common/durations';
import { useEffect, useState } from 'react';
import { readStored, writeStored } from './storage.ts';
import { createStore, useStore } from './store.ts';

const key = 'kitchenMute';
/** How long (ms) a mute lasts; it is never for ever, because an order that nobody hears is lost. */
export const muteMs = 15 * minuteMs;

function readUntil(): number | null {
  const kept = Number(readStored(key));
  // What a clock that was set back left behind is no mute.
  return kept > Date.now() && kept <= Date.now() + muteMs ? kept : null;
}
const until = createStore<number | null>(readUntil);

/** Turns the sound of this device off for a quarter of an hour, or on again; a reload keeps the end. */
export function muteKitchen(isMuted: boolean): void {
  const end = isMuted ? Date.now() + muteMs : null;
  writeStored(key, end === null ? null : String(end));
  until.set(end);
}

/** Until when (ms) this device is muted; null while it rings. */
export function useMutedUntil(): number | null {
  const end = useStore(until, null);
  const [, lookAgain] = useState(0);
  useEffect(() => {
    if (end === null) return undefined;
    const timer = setTimeout(() => until.set(null), Math.max(0, end - Date.now()));
    // A device that slept wakes with the sound back.
    const look = () => {
      if (end <= Date.now()) until.set(null);
      lookAgain((times) => times + 1);
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [end]);
  return end;
}
