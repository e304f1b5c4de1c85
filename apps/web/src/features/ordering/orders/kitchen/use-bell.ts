import type { Bell as Sound } from '@tawa/contract/catalogue/restaurants.settings';
import { useEffect, useState } from 'react';
import { ring } from '#lib/bell-sounds.ts';
import { readSound, writeSound } from '#lib/kitchen-device.ts';

const ringEveryMs = 4000;
/** Rings with the kitchen's sound while orders wait for an answer; the switch is kept on this device. */
export function useBell(waiting: number, sound: Sound) {
  const [on, setOn] = useState(readSound);
  const [isBlocked, setBlocked] = useState(false);
  const rings = on && waiting > 0;
  useEffect(() => {
    if (!rings) return undefined;
    const ringNow = () => void ring(sound).then((rang) => setBlocked(!rang));
    ringNow();
    const timer = setInterval(ringNow, ringEveryMs);
    return () => clearInterval(timer);
  }, [rings, sound]);
  const turn = (next: boolean) => {
    writeSound(next);
    setOn(next);
    if (next) void ring(sound).then((rang) => setBlocked(!rang));
  };
  return { on, isBlocked: rings && isBlocked, toggle: () => turn(!on), unblock: () => turn(true) };
}

export type Bell = ReturnType<typeof useBell>;
