import type { OwnBlog } from '@tawa/contract/content/blogs.kitchen';
import type { ReactNode } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { useTexts, textsIn } from '#lib/i18n/texts.ts';
import { formatDateTime } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { Banner } from '#ui/banner.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { toast } from '#ui/toast/toast.ts';
import { editorTexts } from './editor.texts.ts';
import { useMovePost } from './own-blogs.queries.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const tones = { published: 'success', hidden: 'danger' } as const;

function wordsOf({ status, publish_on, remarks }: OwnBlog, language: Language): string {
  const t = textsIn(editorTexts, language);
  if (status === 'published') return t.publishedText;
  if (status === 'hidden') return t.hiddenText({ why: remarks ?? '' });
  if (publish_on !== null) return t.scheduledText({ when: formatDateTime(publish_on, language) });
  return t.pendingText;
}

/** A post that is with the office or on the blog: looked at, or taken back to write on. */
export function StandingPost({ post, preview }: { post: OwnBlog; preview: ReactNode }) {
  const language = useLanguage();
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
      <Banner tone={tone}>{wordsOf(post, language)}</Banner>
      <div className="flex flex-wrap gap-2">
        {isOut && (
          <ButtonLink to={paths.blog(post)} variant="secondary" size={40}>
            {t.look}
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
