import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../../lib/storage.ts';

const ringEveryMs = 4000;
const key = 'kitchenSound';

const notes = [
  [0, 880],
  [0.22, 1175],
] as const;

/** Two short notes; false where the browser allows none until somebody has pressed something on the page. */
async function ring(): Promise<boolean> {
  if (!('AudioContext' in window)) return true;
  const audio = new AudioContext();
  const isAllowed = audio.state === 'running';
  for (const [start, pitch] of isAllowed ? notes : []) {
    const note = audio.createOscillator();
    const volume = audio.createGain();
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0.25, audio.currentTime + start);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + start + 0.35);
    note.connect(volume).connect(audio.destination);
    note.start(audio.currentTime + start);
    note.stop(audio.currentTime + start + 0.4);
  }
  if (isAllowed) await new Promise((resolve) => setTimeout(resolve, 900));
  await audio.close();
  return isAllowed;
}

/** Rings while orders wait for an answer; the switch is kept on this device. */
export function useBell(waiting: number) {
  const [on, setOn] = useState(() => readStored(key) !== 'off');
  const [isBlocked, setBlocked] = useState(false);
  const rings = on && waiting > 0;
  useEffect(() => {
    if (!rings) return undefined;
    const ringNow = () => void ring().then((rang) => setBlocked(!rang));
    ringNow();
    const timer = setInterval(ringNow, ringEveryMs);
    return () => clearInterval(timer);
  }, [rings]);
  const turn = (next: boolean) => {
    writeStored(key, next ? 'on' : 'off');
    setOn(next);
    if (next) void ring().then((rang) => setBlocked(!rang));
  };
  return { on, isBlocked: rings && isBlocked, toggle: () => turn(!on), unblock: () => turn(true) };
}

export type Bell = ReturnType<typeof useBell>;
