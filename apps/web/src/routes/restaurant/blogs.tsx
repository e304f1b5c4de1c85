import type { BlogForm, OwnBlog } from '@tawa/contract/content/blogs.kitchen';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/ssr/PencilSimple';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ownBlogsQuery, useOwnPostHand } from '#features/content/blogs/own-blogs.queries.ts';
import { PostEditor } from '#features/content/blogs/post-editor.tsx';
import { PostList } from '#features/content/blogs/post-list.tsx';
import { StandingPost } from '#features/content/blogs/standing-post.tsx';
import { BlogArticle } from '#features/content/blogs/shop/blog-article.tsx';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { restaurantScreenTexts } from './restaurant.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { PanelFindField } from '#ui/panel/panel-find.tsx';

const skeletonIn = keepEach((language: Language) => {
  const t = textsIn(restaurantScreenTexts, language);
  return (
    <Loading label={t.loading} className="grid gap-3">
      <Skeleton className="h-32 w-full rounded-xl" />
      <Skeleton className="h-32 w-full rounded-xl" />
    </Loading>
  );
});

const hrefFor = (post: number | 'new') => `${paths.restaurantBlogs}?post=${post}`;
const writeIn = keepEach((language: Language) => {
  const t = textsIn(restaurantScreenTexts, language);
  return (
    <ButtonLink size={40} icon={PencilSimpleIcon} to={hrefFor('new')}>
      {t.write}
    </ButtonLink>
  );
});

interface OpenProps {
  post: OwnBlog | null;
  author: string;
  onMade: (post: OwnBlog) => void;
  onClose: () => void;
}

function OpenPost({ post, author, onMade, onClose }: OpenProps) {
  const t = useTexts(restaurantScreenTexts);
  const [now] = useState(() => new Date().toISOString());
  const hand = useOwnPostHand();
  const article = (form: BlogForm) => (
    <BlogArticle
      blog={{ blogid: post?.blogid ?? 1, author: post?.author ?? author, created_on: post?.created_on ?? now, ...form }}
    />
  );
  const isStanding = post !== null && post.status !== 'draft' && post.status !== 'changes_requested';
  return (
    <>
      <Link
        to={paths.restaurantBlogs}
        className="mb-1 inline-flex min-h-11 items-center text-sm font-semibold text-brand-ink"
      >
        {t.back}
      </Link>
      {post && isStanding ? (
        <StandingPost post={post} preview={article(post)} />
      ) : (
        <PostEditor post={post} hand={hand} onMade={onMade} onClose={onClose} preview={article} />
      )}
    </>
  );
}

export function Screen() {
  const language = useLanguage();
  const t = useTexts(restaurantScreenTexts);
  const query = useQuery(ownBlogsQuery());
  const [address, setAddress] = useSearchParams();
  const [now] = useState(() => Date.now());
  // A new post gets its number while it is written; the editor stays the one that was opened.
  const [made, setMade] = useState<number | null>(null);
  const open = address.get('post');
  const close = useCallback(() => {
    setMade(null);
    setAddress({});
  }, [setAddress]);
  const keepMade = useCallback(
    (post: OwnBlog) => {
      setMade(post.blogid);
      setAddress({ post: String(post.blogid) }, { replace: true });
    },
    [setAddress],
  );
  return (
    <div className="max-w-[960px] px-4 py-6 lg:px-6">
      <title>{t.tawa({ title: t.title })}</title>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="text-2xl font-bold">{t.title}</h1>
          <p className="text-note text-ink-3">{t.lead}</p>
        </div>
        <PanelFindField className="ml-auto" />
        {open === null && (query.data?.length ?? 0) > 0 && writeIn(language)}
      </div>
      <Part query={query} skeleton={skeletonIn(language)} failed={t.failed}>
        {(posts) => {
          const post = posts.find(({ blogid }) => String(blogid) === open) ?? null;
          if (open !== null && open !== 'new' && !post)
            return (
              <EmptyState
                plate="empty-bowl"
                title={t.gone}
                action={<ButtonLink to={paths.restaurantBlogs}>{t.back}</ButtonLink>}
              />
            );
          if (open !== null)
            return (
              <OpenPost
                key={post === null || post.blogid === made ? 'new' : `${post.blogid}/${post.status}`}
                post={post}
                author={posts[0]?.author ?? ''}
                onMade={keepMade}
                onClose={close}
              />
            );
          if (posts.length === 0)
            return (
              <EmptyState plate="empty-bowl" title={t.none} action={writeIn(language)}>
                {t.noneText}
              </EmptyState>
            );
          return <PostList posts={posts} hrefFor={hrefFor} now={now} />;
        }}
      </Part>
    </div>
  );
}
