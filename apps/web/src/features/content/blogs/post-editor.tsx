import { blogTitleMax, type BlogForm, type OwnBlog } from '@tawa/contract/content/blogs.kitchen';
import { useState, type ReactNode } from 'react';
import { ApiError, messageFrom } from '#lib/api/api-client.ts';
import { formatTime } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/input.tsx';
import { PictureField } from '#ui/form/picture-field.tsx';
import { RichEditor } from '#ui/rich-text/rich-editor.tsx';
import { toast } from '#ui/toast/toast.ts';
import { DeletePost } from './delete-post.tsx';
import { editorTexts } from './editor.texts.ts';
import type { PostHand } from './post-hand.ts';
import { SendLater } from './send-later.tsx';
import { useAutosave, type SaveState } from './use-autosave.ts';
import { useLanguage } from '#lib/i18n/language.ts';

const wordsOf = (tags: string): string => tags.replaceAll('#', '');

function Saved({ state }: { state: SaveState }) {
  const t = useTexts(editorTexts);
  const language = useLanguage();
  const text = {
    clean: '',
    waiting: t.unsaved,
    saving: t.saving,
    saved: state.of === 'saved' ? t.saved({ time: formatTime(state.at, language) }) : '',
    failed: state.of === 'failed' ? messageFrom(state.error, t.notSaved) : '',
  }[state.of];
  return (
    <p role="status" className={`text-note ${state.of === 'failed' ? 'font-semibold text-danger' : 'text-ink-3'}`}>
      {text}
    </p>
  );
}

interface Props {
  post: OwnBlog | null;
  hand: PostHand;
  onMade: (post: OwnBlog) => void;
  onClose: () => void;
  /** The post as the public page shows it. */
  preview: (form: BlogForm) => ReactNode;
}

/** A post that is being written: saved as it is typed, looked at as guests will see it, and sent. */
export function PostEditor({ post, hand, onMade, onClose, preview }: Props) {
  const t = useTexts(editorTexts);
  const [form, setForm] = useState<BlogForm>(() => ({
    title: post?.title ?? '',
    blog_img: post?.blog_img ?? null,
    blogtext: post?.blogtext ?? '',
    tags: wordsOf(post?.tags ?? ''),
  }));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isPreview, setPreview] = useState(false);
  const [sending, setSending] = useState(false);
  const { state, change, flush } = useAutosave(post, hand.save, onMade);
  const edit = (part: Partial<BlogForm>) => {
    const next = { ...form, ...part };
    setForm(next);
    setErrors({});
    change(next);
  };
  const send = async (publish_on?: string) => {
    setSending(true);
    try {
      const kept = await flush();
      if (!kept) return setErrors({ title: hand.words.none });
      await hand.send(kept, publish_on);
      toast.success(publish_on === undefined ? hand.words.sent : (hand.words.later?.sent ?? ''));
      onClose();
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      setErrors(fields);
      if (Object.keys(fields).length === 0) toast.error(messageFrom(error, t.notSaved));
    } finally {
      setSending(false);
    }
  };
  return (
    <div className="grid gap-5">
      {post?.remarks && post.status === 'changes_requested' && (
        <Banner tone="warning" title={t.changesText}>
          {post.remarks}
        </Banner>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Saved state={state} />
        <div className="ml-auto flex flex-wrap gap-2">
          {post && <DeletePost blogid={post.blogid} hand={hand} onDone={onClose} />}
          <Button variant="secondary" size={40} aria-pressed={isPreview} onClick={() => setPreview(!isPreview)}>
            {isPreview ? t.closePreview : t.preview}
          </Button>
          <Button size={40} pending={sending} pendingText={hand.words.sending} onClick={() => void send()}>
            {hand.words.send}
          </Button>
        </div>
      </div>
      {hand.words.later && <SendLater words={hand.words.later} pending={sending} onSend={(at) => void send(at)} />}
      {isPreview && (
        <section aria-label={t.previewText} className="rounded-xl border border-line bg-canvas p-5 lg:p-8">
          {preview(form)}
        </section>
      )}
      <div className={isPreview ? 'hidden' : 'grid gap-5'}>
        <TextField
          label={t.fields.title}
          maxLength={blogTitleMax}
          value={form.title}
          error={errors.title}
          onChange={(event) => edit({ title: event.currentTarget.value })}
        />
        <PictureField
          use="blogs"
          label={t.fields.picture}
          alt={t.fields.pictureAlt}
          hint={t.fields.pictureHint}
          path={form.blog_img}
          error={errors.blog_img}
          onChange={(blog_img) => edit({ blog_img })}
        />
        <RichEditor
          label={t.fields.text}
          hint={t.fields.textHint}
          first={form.blogtext}
          error={errors.blogtext}
          onChange={(blogtext) => edit({ blogtext })}
        />
        <TextField
          label={t.fields.tags}
          hint={t.fields.tagsHint}
          optional
          maxLength={200}
          value={form.tags}
          error={errors.tags}
          onChange={(event) => edit({ tags: event.currentTarget.value })}
        />
      </div>
    </div>
  );
}
