import type { OwnBlog } from '@tawa/contract/content/blogs.kitchen';
import type { ReactNode } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { blogEditorTexts as texts } from '#lib/messages-blog-editor.ts';
import { formatDateTime } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { Banner } from '#ui/banner.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { toast } from '#ui/toast/toast.ts';
import { editorTexts } from './editor.texts.ts';
import { useMovePost } from './own-blogs.queries.ts';

const tones = { published: 'success', hidden: 'danger' } as const;

function wordsOf({ status, publish_on, remarks }: OwnBlog): string {
  if (status === 'published') return texts.publishedText;
  if (status === 'hidden') return texts.hiddenText(remarks ?? '');
  if (publish_on !== null) return texts.scheduledText(formatDateTime(publish_on));
  return texts.pendingText;
}

/** A post that is with the office or on the blog: looked at, or taken back to write on. */
export function StandingPost({ post, preview }: { post: OwnBlog; preview: ReactNode }) {
  const t = useTexts(editorTexts);
  const move = useMovePost();
  const isOut = post.status === 'published';
  const tone = post.status === 'published' || post.status === 'hidden' ? tones[post.status] : 'info';
  const back = () =>
    move.mutate(
      { blogid: post.blogid, version: post.version, to: 'draft' },
      {
        onSuccess: () => toast.success(t.takenBack),
        onError: (error) => toast.error(messageFrom(error, t.notSaved)),
      },
    );
  return (
    <div className="grid gap-5">
      <Banner tone={tone}>{wordsOf(post)}</Banner>
      <div className="flex flex-wrap gap-2">
        {isOut && (
          <ButtonLink to={paths.blog(post)} variant="secondary" size={40}>
            {texts.look}
          </ButtonLink>
        )}
        <Button variant="secondary" size={40} pending={move.isPending} onClick={back}>
          {isOut ? t.takeBackPublished : t.takeBack}
        </Button>
      </div>
      <div className="rounded-xl border border-line bg-canvas p-5 lg:p-8">{preview}</div>
    </div>
  );
}
