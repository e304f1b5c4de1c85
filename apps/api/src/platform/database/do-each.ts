import type { BulkAnswer } from '@tawa/contract/common/lists';
import { AppError } from '../http/errors.ts';

/** Does one thing to several rows, one after the other, each in its own transaction: a refused one does not keep the others back. */
export async function doEach<Item>(items: readonly Item[], run: (item: Item) => Promise<unknown>): Promise<BulkAnswer> {
  const refused: BulkAnswer['refused'] = [];
  for (const [index, item] of items.entries()) {
    try {
      await run(item);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push({ index, message: error.message });
    }
  }
  return { done: items.length - refused.length, refused };
}
