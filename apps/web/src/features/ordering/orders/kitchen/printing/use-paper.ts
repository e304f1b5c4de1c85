import type { PrintSlip } from '@tawa/contract/ordering/orders.printing';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLanguage } from '#lib/i18n/language.ts';
import { kitchenOrderQuery } from '../history/history.queries.ts';
import { billBlocks } from './bill-blocks.ts';
import type { PreparePaper } from './printer-work.ts';
import { blocksOf } from './slip-blocks.ts';

/** Makes the papers of slips: a kitchen's of the slip alone, a bill of its order as it is at that moment. */
export function usePaper(restaurant: string): PreparePaper {
  const language = useLanguage();
  const client = useQueryClient();
  return useCallback(
    async (seen: PrintSlip) => {
      const marked = (copy: number | undefined) => (copy === undefined ? {} : { copy });
      if (seen.kind === 'kitchen') return (slip, copy) => blocksOf(slip, { restaurant, language, ...marked(copy) });
      const order = await client.fetchQuery({ ...kitchenOrderQuery(seen.order_number), staleTime: 0 });
      return (slip, copy) => billBlocks(order, { language, inDoubt: slip.in_doubt, ...marked(copy) });
    },
    [client, language, restaurant],
  );
}
