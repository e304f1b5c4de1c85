import { readAddress } from '@tawa/domain/common/public-addresses';
import type { Blog } from '@tawa/contract/content/blogs';
import { excerpt } from '@tawa/domain/catalogue/search';
import { plainText, readRichText } from '@tawa/domain/common/rich-text';
import { onlineManager, useQuery } from '@tanstack/react-query';
import { redirect, useParams } from 'react-router';
import { BlogArticle } from '#features/content/blogs/shop/blog-article.tsx';
import { BlogCard } from '#features/content/blogs/shop/blog-card.tsx';
import { blogQuery, blogsQuery } from '#features/content/blogs/shop/blogs.queries.ts';
import { ApiError } from '#lib/api/api-client.ts';
import { loadQuietly } from '#lib/api/load.ts';
import { paths } from '#lib/paths.ts';
import type { LoadArgs } from '#lib/screen.ts';
import { article } from '#lib/site/structured-data-content.ts';
import { servedThings } from '#lib/site/structured-data.ts';
import { Breadcrumb } from '#ui/page/page-header.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton, SkeletonText } from '#ui/state/skeleton.tsx';
import { contentScreenTexts } from './content.texts.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

export const notFoundText = (language: Language) => textsIn(contentScreenTexts, language).blog.notFound;

const moreShown = 3;
const descriptionLength = 160;
const describe = ({ blogtext }: Blog) => excerpt(plainText(readRichText(blogtext)), descriptionLength);

/** The post of the address; nothing when the browser could not read it, for then the screen says so. */
async function findBlog({ client, params }: Pick<LoadArgs, 'client' | 'params'>) {
  if (!onlineManager.isOnline()) return null;
  try {
    return await client.fetchQuery(blogQuery(Number(params.blogId)));
  } catch (error) {
    const isTold = typeof window === 'undefined' || (error instanceof ApiError && error.status === 404);
    if (isTold) throw error;
    return null;
  }
}

export async function load({ client, params, url }: LoadArgs) {
  const more = loadQuietly(client, blogsQuery(1));
  const blog = await findBlog({ client, params });
  if (blog && paths.blog(blog) !== readAddress(url.pathname).plain)
    throw redirect(`${paths.blog(blog)}${url.search}`, 301);
  await more;
}

const Placeholder = () => {
  const t = useTexts(contentScreenTexts);
  return (
    <Loading label={t.loadingOne} className="mx-auto max-w-[880px]">
      <Skeleton className="h-12 w-4/5" />
      <Skeleton className="mt-4 h-5 w-1/2" />
      <Skeleton className="mt-6 aspect-16/9 w-full rounded-2xl!" />
      <span className="mt-8 block">
        <SkeletonText lines={6} />
      </span>
    </Loading>
  );
};

function More({ without }: { without: number }) {
  const t = useTexts(contentScreenTexts);
  const { data } = useQuery(blogsQuery(1));
  const others = (data?.blogs ?? []).filter(({ blogid }) => blogid !== without).slice(0, moreShown);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="more-title" className="mt-16 border-t border-line pt-10 lg:mt-20">
      <h2 id="more-title" className="text-2xl font-bold">
        {t.more}
      </h2>
      <ul className="mt-6 grid gap-x-6 gap-y-10 sm:grid-cols-2 md:grid-cols-3">
        {others.map((blog) => (
          <li key={blog.blogid}>
            <BlogCard blog={blog} level={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Screen() {
  const t = useTexts(contentScreenTexts);
  const language = useLanguage();
  const id = Number(useParams().blogId);
  const query = useQuery(blogQuery(id));
  const trail = [
    { label: t.home, to: paths.home },
    { label: t.blog.title, to: paths.blogs },
  ];
  return (
    <div className="page-width pt-4 pb-16 lg:pt-6 lg:pb-24">
      <div className="mx-auto mb-3 max-w-[880px]">
        <Breadcrumb trail={query.data ? [...trail, { label: query.data.title }] : trail} />
      </div>
      {!query.data && (
        <>
          <title>{`${t.blog.title} · Tawa`}</title>
          <h1 className={`mx-auto max-w-[880px] text-3xl font-extrabold ${query.isError ? 'mb-5' : 'sr-only'}`}>
            {t.blog.title}
          </h1>
        </>
      )}
      <Part query={query} skeleton={<Placeholder />} failed={t.blog.failed} noticeClassName="mx-auto max-w-[880px]">
        {(blog) => (
          <>
            <PageMeta
              title={blog.title}
              description={describe(blog)}
              path={paths.blog(blog)}
              picture={blog.blog_img}
              kind="article"
              things={import.meta.env.SSR ? [article(blog, describe(blog), language)] : servedThings}
            />
            <BlogArticle blog={blog} />
          </>
        )}
      </Part>
      <More without={id} />
    </div>
  );
}
