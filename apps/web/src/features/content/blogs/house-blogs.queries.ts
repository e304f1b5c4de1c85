import type { OwnBlog } from '@tawa/contract/content/blogs.kitchen';
import { addHouseBlog, decideBlog, deleteHouseBlog, saveHouseBlog } from '@tawa/contract/content/blogs.office';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { call } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { editorTexts } from './editor.texts.ts';
import type { PostHand } from './post-hand.ts';

/** What the office does with posts of its own: it puts them on the blog, now or at a time to come. */
export function useHousePostHand(): PostHand {
  const t = useTexts(editorTexts);
  const client = useQueryClient();
  const readAgain = useCallback(() => client.invalidateQueries({ queryKey: ['list', 'blogs'] }), [client]);
  return useMemo(
    () => ({
      save: async ({ kept, form }) => {
        if (kept === null) {
          const { body: begun } = await call(addHouseBlog, { body: form });
          await readAgain();
          return begun;
        }
        const params = { blogid: kept.blogid };
        const { body: saved } = await call(saveHouseBlog, { params, body: { version: kept.version, form } });
        // Opened again, it goes on from what was saved last.
        client.setQueryData<OwnBlog>(
          ['list', 'blogs', 'one', saved.blogid],
          (before) => before && { ...before, ...saved },
        );
        return saved;
      },
      send: async ({ blogid, version }, publish_on) => {
        const to = publish_on === undefined ? 'published' : 'scheduled';
        await call(decideBlog, { params: { blogid }, body: { version, to, remarks: '', publish_on } });
        await readAgain();
      },
      remove: async (blogid) => {
        await call(deleteHouseBlog, { params: { blogid } });
        await readAgain();
      },
      words: {
        send: t.publish,
        sending: t.publishing,
        sent: t.published,
        none: t.nothingWritten,
        later: {
          label: t.scheduleAt,
          hint: t.scheduleHint,
          send: t.schedule,
          sent: t.scheduled,
          missing: t.timeMissing,
        },
      },
    }),
    [client, readAgain, t],
  );
}
