import type { AuditEntry } from '@tawa/contract/insight/audit';
import type { BlogForm, OwnBlog } from '@tawa/contract/content/blogs.kitchen';
import type { Blog } from '@tawa/contract/content/blogs';
import { houseAuthor } from '@tawa/domain/content/blogs';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { AuditTrail } from '#features/insight/audit/office/audit-trail.tsx';
import { BlogPanel } from '#features/content/blogs/office/blog-panel.tsx';
import { BlogsList } from '#features/content/blogs/office/blogs-list.tsx';
import { useHousePostHand } from '#features/content/blogs/house-blogs.queries.ts';
import { PostEditor } from '#features/content/blogs/post-editor.tsx';
import { BlogArticle } from '#features/content/blogs/shop/blog-article.tsx';
import { useTexts, textsIn } from '#lib/i18n/texts.ts';
import { adminScreenTexts } from './admin.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

interface Props {
  post: OwnBlog | null;
  onMade: (post: OwnBlog) => void;
  onClose: () => void;
}

function HousePost({ post, onMade, onClose }: Props) {
  const t = useTexts(adminScreenTexts);
  const [now] = useState(() => new Date().toISOString());
  const hand = useHousePostHand();
  const preview = (form: BlogForm) => (
    <BlogArticle
      blog={{ blogid: post?.blogid ?? 1, author: houseAuthor, created_on: post?.created_on ?? now, ...form }}
    />
  );
  return (
    <>
      <h2 className="mb-4 text-xl font-bold">{t.newPost}</h2>
      <PostEditor post={post} hand={hand} onMade={onMade} onClose={onClose} preview={preview} />
    </>
  );
}

const article = (post: Blog) => <BlogArticle blog={post} />;
const history = (entries: readonly AuditEntry[], language: Language) => (
  <AuditTrail entries={entries} nothing={textsIn(adminScreenTexts, language).noHistory} />
);

export function Screen() {
  const language = useLanguage();
  const [, setAddress] = useSearchParams();
  // The post that was begun in the open editor: it goes on being written there, whatever the address calls it by now.
  const [made, setMade] = useState<OwnBlog | null>(null);
  const open = useCallback(
    (id: string | null, replace = false) =>
      setAddress(
        (address) => {
          address.delete('open');
          if (id !== null) address.set('open', id);
          return address;
        },
        { replace },
      ),
    [setAddress],
  );
  const keepMade = useCallback(
    (post: OwnBlog) => {
      setMade(post);
      open(String(post.blogid), true);
    },
    [open],
  );
  const close = useCallback(() => {
    setMade(null);
    open(null);
  }, [open]);
  const editor = (post: OwnBlog) => <HousePost post={post} onMade={keepMade} onClose={close} />;
  const panel = (id: string) =>
    id === 'new' || id === String(made?.blogid) ? (
      <HousePost key="new" post={id === 'new' ? null : made} onMade={keepMade} onClose={close} />
    ) : (
      <BlogPanel
        key={id}
        blogId={Number(id)}
        article={article}
        editor={editor}
        history={(entries) => history(entries, language)}
      />
    );
  const write = () => {
    setMade(null);
    open('new');
  };
  return <BlogsList panel={panel} onWrite={write} />;
}
