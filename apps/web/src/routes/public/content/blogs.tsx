import { useSearchParams } from 'react-router';
import { blogPagePath, BlogList } from '#features/content/blogs/shop/blog-list.tsx';
import { blogsQuery, readBlogPage } from '#features/content/blogs/shop/blogs.queries.ts';
import { loadPart } from '#lib/api/load.ts';
import { blogTexts } from '#lib/messages-blog.ts';
import { paths } from '#lib/paths.ts';
import type { LoadArgs } from '#lib/screen.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';

export const load = ({ client, url }: LoadArgs) => loadPart(client, blogsQuery(readBlogPage(url.searchParams)));

export function Screen() {
  const [search] = useSearchParams();
  const page = readBlogPage(search);
  return (
    <div className="page-width pt-4 pb-16 lg:pt-6 lg:pb-24">
      <PageMeta
        title={page === 1 ? blogTexts.title : `${blogTexts.title}, page ${page}`}
        description={blogTexts.description}
        path={blogPagePath(page)}
      />
      <PageHeader title={blogTexts.title} trail={[{ label: 'Home', to: paths.home }, { label: blogTexts.title }]} />
      <p className="mt-2 max-w-[60ch] text-lg text-pretty text-ink-2">{blogTexts.lead}</p>
      <BlogList page={page} />
    </div>
  );
}
