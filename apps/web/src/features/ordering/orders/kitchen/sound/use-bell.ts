import type { Bell as Sound } from '@tawa/contract/catalogue/restaurants.settings';
import { useEffect, useState } from 'react';
import { ring } from '#lib/bell-sounds.ts';
import { readSound, writeSound } from '#lib/kitchen-device.ts';
import { muteKitchen, useMutedUntil } from '#lib/kitchen-mute.ts';

const ringEveryMs = 4000;
const urgeEveryMs = 60_000;

interface Ringing {
  /** Orders that wait for an answer. */
  waiting: number;
  /** The kitchen was paused by itself, and nobody chose what follows. */
  isPaused: boolean;
  sound: Sound;
}

/** Rings with the kitchen's sound while orders wait, and once a minute while it is paused by itself; a mute ends by itself. */
export function useBell({ waiting, isPaused, sound }: Ringing) {
  const [isHere, setHere] = useState(readSound);
  const isMuted = useMutedUntil() !== null;
  const [isBlocked, setBlocked] = useState(false);
  const on = isHere && !isMuted;
  const everyMs = waiting > 0 ? ringEveryMs : isPaused ? urgeEveryMs : null;
  const rings = on && everyMs !== null;
  useEffect(() => {
    if (!rings) return undefined;
    const ringNow = () => void ring(sound).then((rang) => setBlocked(!rang));
    ringNow();
    const timer = setInterval(ringNow, everyMs);
    return () => clearInterval(timer);
  }, [rings, everyMs, sound]);
  const turnOn = () => {
    muteKitchen(false);
    writeSound(true);
    setHere(true);
    void ring(sound).then((rang) => setBlocked(!rang));
  };
  return {
    on,
    /** Switched off on this device for good, in its settings. */
    isOff: !isHere,
    isBlocked: rings && isBlocked,
    /** Whether nobody hears an order that waits. */
    isSilent: !on || isBlocked,
    toggle: () => (on ? muteKitchen(true) : turnOn()),
    turnOn,
  };
}

export type Bell = ReturnType<typeof useBell>;
