import type { Bell } from '@tawa/contract/catalogue/restaurants.settings';

interface Note {
  /** Seconds after the first one. */
  at: number;
  /** Hertz. */
  pitch: number;
  /** Seconds until it is gone. */
  lasts: number;
}

interface Sound {
  wave: OscillatorType;
  volume: number;
  notes: readonly Note[];
}

const sounds: Readonly<Record<Bell, Sound>> = {
  chime: {
    wave: 'sine',
    volume: 0.25,
    notes: [
      { at: 0, pitch: 880, lasts: 0.35 },
      { at: 0.22, pitch: 1175, lasts: 0.35 },
    ],
  },
  bell: {
    wave: 'triangle',
    volume: 0.4,
    notes: [
      { at: 0, pitch: 1568, lasts: 0.6 },
      { at: 0.02, pitch: 2093, lasts: 0.5 },
      { at: 0.45, pitch: 1568, lasts: 0.6 },
    ],
  },
  kitchen: {
    wave: 'square',
    volume: 0.45,
    notes: [
      { at: 0, pitch: 740, lasts: 0.18 },
      { at: 0.2, pitch: 988, lasts: 0.18 },
      { at: 0.4, pitch: 740, lasts: 0.18 },
      { at: 0.6, pitch: 988, lasts: 0.25 },
    ],
  },
};

const tailMs = 100;

/** Rings once; false where the browser allows no sound until somebody has pressed something on the page. */
export async function ring(bell: Bell): Promise<boolean> {
  if (!('AudioContext' in window)) return true;
  const audio = new AudioContext();
  const isAllowed = audio.state === 'running';
  const { wave, volume, notes } = sounds[bell];
  for (const { at, pitch, lasts } of isAllowed ? notes : []) {
    const note = audio.createOscillator();
    const level = audio.createGain();
    const from = audio.currentTime + at;
    note.type = wave;
    note.frequency.value = pitch;
    level.gain.setValueAtTime(volume, from);
    level.gain.exponentialRampToValueAtTime(0.001, from + lasts);
    note.connect(level).connect(audio.destination);
    note.start(from);
    note.stop(from + lasts);
  }
  const endMs = Math.max(...notes.map(({ at, lasts }) => at + lasts)) * 1000 + tailMs;
  if (isAllowed) await new Promise((resolve) => setTimeout(resolve, endMs));
  await audio.close();
  return isAllowed;
}
