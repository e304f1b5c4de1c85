import type { Blog } from '@tawa/contract/content/blogs';
import { readingMinutes, readTags } from '@tawa/domain/content/blogs';
import { plainText, readRichText } from '@tawa/domain/common/rich-text';
import { formatDate } from '#lib/format.ts';
import { later } from '#ui/page/later.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { BlogPicture } from './blog-card.tsx';
import { blogsTexts } from './blogs.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

const shareMenu = later(async () => (await import('#ui/dialog/share-menu.tsx')).ShareMenu);

function Tags({ tags }: { tags: readonly string[] }) {
  const t = useTexts(blogsTexts);
  if (tags.length === 0) return null;
  return (
    <ul aria-label={t.tags} className="mt-10 flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li
          key={tag}
          className="rounded-full bg-surface-2 px-3.5 py-1.5 text-sm font-semibold text-ink-2 [overflow-wrap:anywhere]"
        >
          {tag}
        </li>
      ))}
    </ul>
  );
}

/** One post whole: title, author, date, reading time, picture, text, tags. */
export function BlogArticle({ blog }: { blog: Blog }) {
  const t = useTexts(blogsTexts);
  const language = useLanguage();
  const minutes = readingMinutes(plainText(readRichText(blog.blogtext)));
  return (
    <article className="mx-auto max-w-[880px]">
      <h1 className="text-3xl font-extrabold tracking-[-0.03em] [overflow-wrap:anywhere] lg:text-5xl">{blog.title}</h1>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-body text-ink-2">
          <span className="font-semibold text-ink [overflow-wrap:anywhere]">{blog.author}</span>
          {' · '}
          <time dateTime={blog.created_on}>{formatDate(blog.created_on, language)}</time>
          {` · ${t.readingTime({ minutes })}`}
        </p>
        <shareMenu.Part title={blog.title} />
      </div>
      <BlogPicture
        blog={blog}
        sizes="(width >= 64rem) 880px, 100vw"
        eager
        className="mt-6 aspect-16/9 w-full rounded-2xl border border-line lg:rounded-3xl"
      />
      <RichText html={blog.blogtext} className="mx-auto mt-8 text-lg lg:mt-10" />
      <div className="mx-auto max-w-[68ch] text-lg">
        <Tags tags={readTags(blog.tags)} />
      </div>
    </article>
  );
}
