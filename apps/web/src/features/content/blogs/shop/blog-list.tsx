import { blogPageSize } from '@tawa/domain/common/limits';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { BlogCard } from './blog-card.tsx';
import { blogsQuery } from './blogs.queries.ts';
import { blogsTexts } from './blogs.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const grid = 'grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3';

/** The address of one page of the list. */
export const blogPagePath = (page: number): string => (page === 1 ? paths.blogs : `${paths.blogs}?page=${page}`);

const Placeholders = () => {
  const t = useTexts(blogsTexts);
  return (
    <Loading label={t.loading} className={`mt-8 ${grid}`}>
      {Array.from({ length: blogPageSize }, (_card, index) => (
        <div key={index}>
          <Skeleton className="aspect-16/10 w-full rounded-2xl!" />
          <Skeleton className="mt-4 h-4 w-1/3" />
          <Skeleton className="mt-2 h-6 w-4/5" />
        </div>
      ))}
    </Loading>
  );
};

function NoBlogs({ page }: { page: number }) {
  const t = useTexts(blogsTexts);
  return (
    <EmptyState
      title={t.blogs.none}
      plate="empty-bowl"
      action={page > 1 && <ButtonLink to={blogPagePath(1)}>{t.firstPage}</ButtonLink>}
    />
  );
}

/** One page of posts with its count and the way to the others. */
export function BlogList({ page }: { page: number }) {
  const t = useTexts(blogsTexts);
  const query = useQuery(blogsQuery(page));
  return (
    <Part query={query} skeleton={<Placeholders />} failed={t.blogs.failed} noticeClassName="mt-8">
      {({ blogs, pagination: { totalBlogs, totalPages } }) =>
        blogs.length === 0 ? (
          <NoBlogs page={page} />
        ) : (
          <>
            <p role="status" className="num mt-2 text-body text-ink-2">
              {t.showing({ shown: blogs.length, total: totalBlogs })}
            </p>
            <ul className={`mt-6 ${grid}`}>
              {blogs.map((blog, index) => (
                <li key={blog.blogid}>
                  <BlogCard blog={blog} eager={index === 0} />
                </li>
              ))}
            </ul>
            <div className="mt-12">
              <Pagination page={page} totalPages={totalPages} hrefFor={blogPagePath} />
            </div>
          </>
        )
      }
    </Part>
  );
}
