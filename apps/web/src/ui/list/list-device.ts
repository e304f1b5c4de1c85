import { useState } from 'react';
import { readStored, writeStored } from '#lib/storage.ts';

/** What this device remembers of a list. */
export interface ListDevice {
  dense: boolean;
  hidden: string[];
}

const isText = (value: unknown): value is string => typeof value === 'string';

function read(key: string): ListDevice {
  const nothing = { dense: true, hidden: [] };
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return nothing;
    const { dense, hidden }: Partial<Record<keyof ListDevice, unknown>> = stored;
    return {
      dense: dense !== false,
      hidden: Array.isArray(hidden) ? hidden.filter(isText) : [],
    };
  } catch {
    return nothing;
  }
}

/** Columns and density of a list, kept on this device. */
export function useListDevice(name: string) {
  const key = `list:${name}`;
  const [kept, setKept] = useState(() => read(key));
  const change = (next: Partial<ListDevice>) => {
    const all = { ...kept, ...next };
    setKept(all);
    writeStored(key, JSON.stringify(all));
  };
  return [kept, change] as const;
}
