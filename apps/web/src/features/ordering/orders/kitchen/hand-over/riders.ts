import { readStored, writeStored } from '#lib/storage.ts';

const key = 'kitchenRiders';
const remembered = 4;

export interface Rider {
  name: string;
  /** Ten digits, or nothing. */
  phone: string;
}

const textAt = (value: unknown, field: keyof Rider): string => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
  return typeof found === 'string' ? found : '';
};

/** Who took orders out from this device, the latest first. */
export function readRiders(): Rider[] {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored
      .map((each: unknown) => ({ name: textAt(each, 'name'), phone: textAt(each, 'phone') }))
      .filter(({ name }) => name !== '')
      .slice(0, remembered);
  } catch {
    return [];
  }
}

/** Puts somebody first; a name without a phone keeps the phone that was known. */
export function rememberRider(rider: Rider): void {
  const known = readRiders();
  const before = known.find(({ name }) => name === rider.name);
  const first = { ...rider, phone: rider.phone || (before?.phone ?? '') };
  const riders = [first, ...known.filter(({ name }) => name !== rider.name)].slice(0, remembered);
  writeStored(key, JSON.stringify(riders));
}
