import * as contract from '@tawa/contract/content/blogs.kitchen';
import type { OwnBlog } from '@tawa/contract/content/blogs.kitchen';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { editorTexts } from './editor.texts.ts';
import type { Kept, PostHand } from './post-hand.ts';

const queryKey = ['own-blogs'];

export const ownBlogsQuery = () =>
  queryOptions({ queryKey, queryFn: async ({ signal }) => (await call(contract.listOwnBlogs, {}, signal)).body });

/** Puts a post that the server answered into the list, without reading it again. */
function useKeep() {
  const client = useQueryClient();
  return (post: OwnBlog) =>
    client.setQueryData(ownBlogsQuery().queryKey, (before: OwnBlog[] | undefined) => [
      post,
      ...(before ?? []).filter(({ blogid }) => blogid !== post.blogid),
    ]);
}

/** Saves what was written: a new post the first time, that post from then on. */
function useSavePost() {
  const keep = useKeep();
  return useMutation({
    mutationFn: async ({ kept, form }: { kept: Kept | null; form: contract.BlogForm }) =>
      kept === null
        ? (await call(contract.addOwnBlog, { body: form })).body
        : (
            await call(contract.saveOwnBlog, {
              params: { blogid: kept.blogid },
              body: { version: kept.version, form },
            })
          ).body,
    onSuccess: keep,
  });
}

export function useMovePost() {
  const client = useQueryClient();
  const keep = useKeep();
  return useMutation({
    mutationFn: async ({ blogid, version, to }: Kept & { to: 'pending' | 'draft' }) =>
      (await call(contract.moveOwnBlog, { params: { blogid }, body: { version, to } })).body,
    onSuccess: keep,
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

function useDeletePost() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (blogid: number) => call(contract.deleteOwnBlog, { params: { blogid } }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

/** What a restaurant does with its posts: it sends them to the office. */
export function useOwnPostHand(): PostHand {
  const t = useTexts(editorTexts);
  const save = useSavePost();
  const move = useMovePost();
  const remove = useDeletePost();
  return {
    save: save.mutateAsync,
    send: (kept) => move.mutateAsync({ ...kept, to: 'pending' }),
    remove: remove.mutateAsync,
    words: { send: t.send, sending: t.sending, sent: t.sent, none: t.noneText },
  };
}
