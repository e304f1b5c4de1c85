import type { BulkOutcome } from './list-props.ts';
import { bulkShare } from './list-matching.tsx';

interface Answer {
  body: BulkOutcome;
}

/** Sends many rows in requests of so many as one takes, one after the other; what was refused keeps its place among all. */
export async function inShares<Row>(
  rows: readonly Row[],
  send: (share: readonly Row[]) => Promise<Answer>,
): Promise<Answer> {
  let done = 0;
  const refused: BulkOutcome['refused'][number][] = [];
  for (let from = 0; from < rows.length; from += bulkShare) {
    const { body } = await send(rows.slice(from, from + bulkShare));
    done += body.done;
    refused.push(...body.refused.map((each) => ({ ...each, index: each.index + from })));
  }
  return { body: { done, refused } };
}
