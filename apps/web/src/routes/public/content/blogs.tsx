import { useSearchParams } from 'react-router';
import { blogPagePath, BlogList } from '#features/content/blogs/shop/blog-list.tsx';
import { blogsQuery, readBlogPage } from '#features/content/blogs/shop/blogs.queries.ts';
import { loadPart } from '#lib/api/load.ts';
import { paths } from '#lib/paths.ts';
import type { LoadArgs } from '#lib/screen.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { contentScreenTexts } from './content.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

export const load = ({ client, url }: LoadArgs) => loadPart(client, blogsQuery(readBlogPage(url.searchParams)));

export function Screen() {
  const t = useTexts(contentScreenTexts);
  const [search] = useSearchParams();
  const page = readBlogPage(search);
  return (
    <div className="page-width pt-4 pb-16 lg:pt-6 lg:pb-24">
      <PageMeta
        title={page === 1 ? t.blog.title : t.page({ title: t.blog.title, page })}
        description={t.blog.description}
        path={blogPagePath(page)}
      />
      <PageHeader title={t.blog.title} trail={[{ label: t.home, to: paths.home }, { label: t.blog.title }]} />
      <p className="mt-2 max-w-[60ch] text-lg text-pretty text-ink-2">{t.blog.lead}</p>
      <BlogList page={page} />
    </div>
  );
}
