import { useQueryClient } from '@tanstack/react-query';
import type { ListPage } from './list-props.ts';

/** The row of a list as the page that was read last has it; undefined when none of the pages that are known holds it. */
export function useListRow<Row>(list: string, isWanted: (row: Row) => boolean): Row | undefined {
  const client = useQueryClient();
  const readAt = (key: readonly unknown[]): number => client.getQueryState(key)?.dataUpdatedAt ?? 0;
  return client
    .getQueriesData<ListPage<Row>>({ queryKey: ['list', list] })
    .toSorted(([one], [other]) => readAt(other) - readAt(one))
    .flatMap(([, page]) => page?.rows ?? [])
    .find(isWanted);
}
