import type { AuditEntry } from '@tawa/contract/insight/audit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDateTime } from '#lib/format.ts';
import { useMayAct } from '#lib/session/office-access.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { Banner } from '#ui/banner.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { PanelBody, PanelPart } from '#ui/panel/panel-parts.tsx';
import { BlogStateBadge } from './blog-state.tsx';
import { officeBlogQuery, type OfficePost } from './blog.queries.ts';
import { officeBlogsTexts } from './blogs.texts.ts';
import { DecidePart } from './decide-part.tsx';
import { useLanguage } from '#lib/i18n/language.ts';

interface Props {
  blogId: number;
  /** The post as its page shows it. */
  article: (post: OfficePost) => ReactNode;
  /** Where a draft of the house is written. */
  editor: (post: OfficePost) => ReactNode;
  /** What the office did to the post. */
  history: (entries: readonly AuditEntry[]) => ReactNode;
}

const isHouseDraft = ({ restaurant_id, status }: OfficePost) => restaurant_id === null && status === 'draft';

/** One post as guests read it, and beside it what the office may do. */
export function BlogPanel({ blogId, article, editor, history }: Props) {
  const t = useTexts(officeBlogsTexts);
  const language = useLanguage();
  const query = useQuery(officeBlogQuery(blogId));
  const mayAct = useMayAct('content');
  return (
    <PanelBody query={query} failed={t.loadFailed}>
      {(post) =>
        mayAct && isHouseDraft(post) ? (
          <div key={post.blogid} className="max-w-[960px]">
            {editor(post)}
          </div>
        ) : (
          <div className="@container">
            <div className="grid gap-6 @2xl:grid-cols-[minmax(0,1fr)_280px]">
              <section
                aria-label={t.article}
                className="min-w-0 rounded-xl border border-line bg-canvas p-4 sm:p-6 lg:p-8"
              >
                {article(post)}
              </section>
              <div className="min-w-0 @2xl:sticky @2xl:top-6 @2xl:self-start">
                <h2 className="sr-only">{t.decide}</h2>
                <div className="mb-4 flex flex-wrap items-center gap-2">
                  <BlogStateBadge state={post.status} />
                  {post.publish_on && (
                    <span className="num text-note text-ink-3">
                      {t.comesOut({ when: formatDateTime(post.publish_on, language) })}
                    </span>
                  )}
                </div>
                {post.remarks && (
                  <Banner tone="warning" title={t.why} className="mb-4">
                    {post.remarks}
                  </Banner>
                )}
                {post.status === 'published' && (
                  <ButtonLink to={paths.blog(post)} variant="secondary" size={40} className="mb-4">
                    {t.see}
                  </ButtonLink>
                )}
                {mayAct && <DecidePart key={post.version} post={post} />}
                <div className="mt-4">
                  <PanelPart title={t.history}>{history(post.history)}</PanelPart>
                </div>
              </div>
            </div>
          </div>
        )
      }
    </PanelBody>
  );
}
