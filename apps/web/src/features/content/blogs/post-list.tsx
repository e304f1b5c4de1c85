import { blogStates, type BlogState, type OwnBlog } from '@tawa/contract/content/blogs.kitchen';
import { plainText, readRichText } from '@tawa/domain/common/rich-text';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatWhen } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { blogTones } from './blog-tones.ts';
import { pictureUrl } from '#lib/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { Picture } from '#ui/picture.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { editorTexts } from './editor.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

const snippetLength = 140;

function snippetOf(html: string): string {
  const text = plainText(readRichText(html));
  return text.length > snippetLength ? `${text.slice(0, snippetLength)}…` : text;
}

interface Props {
  posts: readonly OwnBlog[];
  hrefFor: (blogid: number) => string;
  now: number;
}

function Post({ post, href, now }: { post: OwnBlog; href: string; now: number }) {
  const t = useTexts(editorTexts);
  const language = useLanguage();
  return (
    <li>
      <Link
        to={href}
        className="flex gap-4 rounded-xl border border-line bg-surface p-4 hover:border-line-strong max-sm:flex-col"
      >
        <span className="aspect-video w-40 shrink-0 overflow-hidden rounded-md bg-surface-2 max-sm:w-full">
          {post.blog_img && (
            <Picture src={pictureUrl(post.blog_img)} alt="" sizes="160px" className="size-full object-cover" />
          )}
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-2">
            <span className="display text-lg font-bold break-words">{post.title || t.untitled}</span>
            <Badge tone={blogTones[post.status]}>{t.states[post.status]}</Badge>
          </span>
          <span className="mt-1 block text-sm break-words text-ink-2">{snippetOf(post.blogtext)}</span>
          {post.remarks && <span className="mt-1 block text-sm font-semibold text-warning">{post.remarks}</span>}
          <span className="num mt-1 block text-note text-ink-3">
            {t.changed({ when: formatWhen(post.updated_on, now, language) })}
          </span>
        </span>
      </Link>
    </li>
  );
}

/** Own posts, the last changed first, all or of one state. */
export function PostList({ posts, hrefFor, now }: Props) {
  const t = useTexts(editorTexts);
  const [state, setState] = useState<BlogState | 'all'>('all');
  const count = (of: BlogState) => posts.filter(({ status }) => status === of).length;
  const shown = state === 'all' ? posts : posts.filter(({ status }) => status === state);
  return (
    <>
      <Segmented
        label={t.filters}
        value={state}
        onChange={setState}
        className="mb-4"
        options={[
          { value: 'all', label: t.all, count: posts.length },
          ...blogStates.map((value) => ({ value, label: t.states[value], count: count(value) })),
        ]}
      />
      {shown.length === 0 ? (
        <p className="rounded-xl border border-dashed border-line-strong p-6 text-center text-body text-ink-2">
          {t.noneOfState}
        </p>
      ) : (
        <ul className="grid gap-3">
          {shown.map((post) => (
            <Post key={post.blogid} post={post} href={hrefFor(post.blogid)} now={now} />
          ))}
        </ul>
      )}
    </>
  );
}
