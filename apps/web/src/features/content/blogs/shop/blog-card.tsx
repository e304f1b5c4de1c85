import { ArticleIcon } from '@phosphor-icons/react/dist/ssr/Article';
import type { Blog } from '@tawa/contract/content/blogs';
import { Link } from 'react-router';
import { formatDate } from '#lib/format.ts';
import { paths, pictureUrl } from '#lib/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { useLanguage } from '#lib/i18n/language.ts';

const sizes = '(width >= 64rem) 422px, (width >= 40rem) 50vw, 100vw';
const frame = 'aspect-16/10 w-full rounded-2xl border border-line';

interface PictureProps {
  blog: Blog;
  sizes: string;
  eager?: boolean;
  className: string;
}

/** A post's picture, or a sheet of paper where it has none. */
export function BlogPicture({ blog, sizes, eager, className }: PictureProps) {
  if (!blog.blog_img)
    return (
      <span aria-hidden="true" className={`grid place-items-center bg-surface-2 text-[3rem] text-ink-3 ${className}`}>
        <Icon of={ArticleIcon} />
      </span>
    );
  return <Picture src={pictureUrl(blog.blog_img)} alt="" sizes={sizes} eager={eager} className={className} />;
}

/** A post in the list; the title is the link and the whole card follows it. */
export function BlogCard({ blog, eager, level = 2 }: { blog: Blog; eager?: boolean; level?: 2 | 3 }) {
  const language = useLanguage();
  const Heading = `h${level}` as const;
  return (
    <article aria-label={blog.title} className="group relative">
      <BlogPicture blog={blog} sizes={sizes} eager={eager} className={frame} />
      <p className="mt-4 text-sm text-ink-3">
        <time dateTime={blog.created_on}>{formatDate(blog.created_on, language)}</time>
        {' · '}
        <span className="[overflow-wrap:anywhere]">{blog.author}</span>
      </p>
      <Heading className="mt-1 text-xl font-bold [overflow-wrap:anywhere]">
        <Link to={paths.blog(blog)} className="after:absolute after:inset-0 group-hover:underline">
          {blog.title}
        </Link>
      </Heading>
    </article>
  );
}
