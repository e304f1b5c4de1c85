import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

/** What was typed somewhere and not sent yet; it goes with everything else that was read when the person leaves. */
export function useDraft(of: string): { text: string; keep: (text: string) => void } {
  const client = useQueryClient();
  const queryKey = ['draft', of];
  const { data: text = '' } = useQuery<string>({ queryKey, queryFn: skipToken, gcTime: Infinity });
  return { text, keep: (next) => void client.setQueryData(queryKey, next) };
}
