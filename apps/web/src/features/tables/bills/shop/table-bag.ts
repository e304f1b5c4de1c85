import { useState } from 'react';
import { z } from 'zod/mini';
import { readStored, writeStored } from '#lib/storage.ts';

const bagLine = z.object({
  menu_id: z.int(),
  name: z.string(),
  option_ids: z.array(z.int()),
  options: z.array(z.string()),
  quantity: z.int().check(z.minimum(1)),
  note: z.string(),
  /** Rupees for one, as it was read. */
  price: z.number(),
});
export type BagLine = z.infer<typeof bagLine>;

const bag = z.object({ key: z.uuid(), lines: z.array(bagLine) });
type Bag = z.infer<typeof bag>;

const nameOf = (secret: string) => `table-bag:${secret.slice(0, 8)}`;
const emptyBag = (): Bag => ({ key: crypto.randomUUID(), lines: [] });

function readBag(secret: string): Bag {
  const kept = readStored(nameOf(secret));
  if (kept === null) return emptyBag();
  try {
    return bag.safeParse(JSON.parse(kept)).data ?? emptyBag();
  } catch {
    return emptyBag();
  }
}

const isSame = (one: BagLine, other: Pick<BagLine, 'menu_id' | 'option_ids'>) =>
  one.menu_id === other.menu_id && String(one.option_ids) === String(other.option_ids);

/** What this phone chose and did not send yet; it outlives a reload, and its key makes a second press the same round. */
export function useTableBag(secret: string) {
  const [held, setHeld] = useState(() => readBag(secret));
  const keep = (next: Bag) => {
    writeStored(nameOf(secret), next.lines.length === 0 ? null : JSON.stringify(next));
    setHeld(next);
  };
  return {
    ...held,
    count: held.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    /** Adds to the line of the same choice, or makes one. */
    add: (line: BagLine) => {
      const known = held.lines.find((each) => isSame(each, line));
      const merged = known
        ? { ...known, quantity: known.quantity + line.quantity, note: line.note || known.note, price: line.price }
        : line;
      // Other dishes are another round, also where the answer of a press before was lost.
      const lines = known ? held.lines.map((each) => (each === known ? merged : each)) : [...held.lines, merged];
      keep({ key: crypto.randomUUID(), lines });
    },
    /** Sets how many of a line; 0 takes it away. */
    set: (line: BagLine, quantity: number) => {
      const lines = held.lines
        .map((each) => (isSame(each, line) ? { ...each, quantity } : each))
        .filter((each) => each.quantity > 0);
      keep({ key: crypto.randomUUID(), lines });
    },
    clear: () => keep(emptyBag()),
  };
}

export type TableBag = ReturnType<typeof useTableBag>;
