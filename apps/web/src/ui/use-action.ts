import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { messageFrom } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';
import { toast } from './toast/toast.ts';
import { uiTexts } from './ui.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** Something that a press does on the server, and what is said once it is done: these words, the server's, or nothing. */
export interface Action {
  run: () => Promise<{ status: number; body: unknown }>;
  done?: string;
  /** Says the words of the answer. */
  isTold?: true;
}

const wordsOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
    ? body.message
    : '';

/** Does deeds one at a time, tells what came of them (a refusal in the server's words), and reads what these keys hold again. */
export function useAction(...keys: readonly QueryKey[]) {
  const t = useTexts(uiTexts);
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ run, done = '', isTold }: Action) => {
      const { status, body } = await run();
      if (status >= 400) throw new Error(wordsOf(body));
      return isTold ? wordsOf(body) : done;
    },
    onSuccess: (done) => done !== '' && toast.success(done),
    onError: (error) => toast.error(messageFrom(error, error.message || t.notSaved)),
    onSettled: () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}
