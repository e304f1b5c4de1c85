import { BlogPanel } from '../../features/admin-blogs/blog-panel.tsx';
import { BlogsList } from '../../features/admin-blogs/blogs-list.tsx';
import { AuditTrail } from '../../features/admin-audit/audit-trail.tsx';
import { BlogArticle } from '../../features/blogs/blog-article.tsx';
import { deskBlogTexts } from '../../lib/messages-office-blogs.ts';

const panel = (id: string) => (
  <BlogPanel
    key={id}
    blogId={Number(id)}
    article={(post) => <BlogArticle blog={post} />}
    history={(entries) => <AuditTrail entries={entries} nothing={deskBlogTexts.noHistory} />}
  />
);

export const Screen = () => <BlogsList panel={panel} />;
