import { useState } from 'react';
import { readStored, writeStored } from '../lib/storage.ts';

export interface SavedView {
  name: string;
  view: string;
}

/** What this device remembers of a list. */
export interface ListDevice {
  dense: boolean;
  hidden: string[];
  views: SavedView[];
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'view' in value &&
  isText(value.name) &&
  isText(value.view);

function read(key: string): ListDevice {
  const nothing = { dense: true, hidden: [], views: [] };
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return nothing;
    const { dense, hidden, views }: Partial<Record<keyof ListDevice, unknown>> = stored;
    return {
      dense: dense !== false,
      hidden: Array.isArray(hidden) ? hidden.filter(isText) : [],
      views: Array.isArray(views) ? views.filter(isView) : [],
    };
  } catch {
    return nothing;
  }
}

/** Columns, density and saved views of a list, kept on this device. */
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
