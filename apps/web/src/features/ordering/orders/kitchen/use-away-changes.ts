import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { kitchenMessages } from '#lib/messages-kitchen.ts';
import { toast } from '#ui/toast/toast.ts';
import { countChanges } from './board.ts';
import { kitchenOrdersQuery } from './kitchen.queries.ts';

/** After the line was gone, reads the board anew and tells how much changed meanwhile. */
export function useAwayChanges(online: boolean): void {
  const client = useQueryClient();
  const before = useRef<readonly KitchenOrder[] | null>(null);
  useEffect(() => {
    const read = () => client.getQueryData(kitchenOrdersQuery('board').queryKey)?.orders ?? null;
    const tellChanges = async (last: readonly KitchenOrder[]) => {
      await client.refetchQueries({ queryKey: ['kitchen'] });
      const changes = countChanges(last, read() ?? last);
      if (changes > 0) toast.info(kitchenMessages.away(changes));
    };
    if (!online) {
      before.current = read();
      return;
    }
    const last = before.current;
    before.current = null;
    if (!last) return;
    void tellChanges(last);
  }, [online, client]);
}
