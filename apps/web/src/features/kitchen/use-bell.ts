import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../../lib/storage.ts';

const ringEveryMs = 4000;
const key = 'kitchenSound';

/** Two short notes; browsers allow them once somebody has pressed something on the page. */
async function ring(): Promise<void> {
  const audio = new AudioContext();
  for (const [start, pitch] of [
    [0, 880],
    [0.22, 1175],
  ] as const) {
    const note = audio.createOscillator();
    const volume = audio.createGain();
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0.25, audio.currentTime + start);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + start + 0.35);
    note.connect(volume).connect(audio.destination);
    note.start(audio.currentTime + start);
    note.stop(audio.currentTime + start + 0.4);
  }
  await new Promise((resolve) => setTimeout(resolve, 900));
  await audio.close();
}

/** Rings while orders wait for an answer; the switch is kept on this device. */
export function useBell(waiting: number) {
  const [on, setOn] = useState(() => readStored(key) !== 'off');
  const rings = on && waiting > 0;
  useEffect(() => {
    if (!rings) return undefined;
    void ring();
    const timer = setInterval(() => void ring(), ringEveryMs);
    return () => clearInterval(timer);
  }, [rings]);
  const toggle = () => {
    writeStored(key, on ? 'off' : 'on');
    setOn(!on);
    if (!on) void ring();
  };
  return { on, toggle };
}
