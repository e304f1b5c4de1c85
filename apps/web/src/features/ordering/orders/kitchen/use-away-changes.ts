import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { toast } from '#ui/toast/toast.ts';
import { countChanges } from './board.ts';
import { kitchenOrdersQuery } from './kitchen.queries.ts';
import { kitchenOrdersTexts } from './orders.texts.ts';

/** After the line was gone, reads the board anew and tells how much changed meanwhile. */
export function useAwayChanges(online: boolean): void {
  const t = useTexts(kitchenOrdersTexts);
  const client = useQueryClient();
  const before = useRef<readonly KitchenOrder[] | null>(null);
  useEffect(() => {
    const read = () => client.getQueryData(kitchenOrdersQuery('board').queryKey)?.orders ?? null;
    const tellChanges = async (last: readonly KitchenOrder[]) => {
      await client.refetchQueries({ queryKey: ['kitchen'] });
      const changes = countChanges(last, read() ?? last);
      if (changes > 0) toast.info(t.away({ changes }));
    };
    if (!online) {
      before.current = read();
      return;
    }
    const last = before.current;
    before.current = null;
    if (!last) return;
    void tellChanges(last);
  }, [online, client, t]);
}
