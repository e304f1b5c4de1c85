import { blogRemarkMax, decideBlog } from '@tawa/contract/content/blogs.office';
import { useState } from 'react';
import { call } from '#lib/api/api-client.ts';
import { comingTime } from '#lib/coming-time.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { TextareaField, TextField } from '#ui/form/input.tsx';
import { useAction } from '#ui/use-action.ts';
import type { OfficePost } from './blog.queries.ts';
import { officeBlogsTexts } from './blogs.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

type Body = Parameters<typeof call<typeof decideBlog>>[1]['body'];

function useDecision({ blogid, version }: OfficePost) {
  const action = useAction(['list', 'blogs']);
  const decide = (body: Omit<Body, 'version'>, done: string) =>
    action.mutate({ run: () => call(decideBlog, { params: { blogid }, body: { version, ...body } }), done });
  return { decide, pending: action.isPending };
}

function Schedule({ post }: { post: OfficePost }) {
  const t = useTexts(officeBlogsTexts);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const { decide, pending } = useDecision(post);
  const send = () => {
    const publish_on = comingTime(typed);
    if (publish_on === null) return setError(t.timeMissing);
    decide({ to: 'scheduled', remarks: '', publish_on }, t.scheduled);
  };
  return (
    <div className="space-y-3 border-t border-line pt-4">
      <TextField
        label={t.scheduleAt}
        type="datetime-local"
        hint={t.scheduleHint}
        value={typed}
        error={error || undefined}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setError('');
        }}
      />
      <Button variant="secondary" wide pending={pending} onClick={send}>
        {post.status === 'scheduled' ? t.scheduleAgain : t.schedule}
      </Button>
    </div>
  );
}

interface WordsProps {
  post: OfficePost;
  to: 'changes_requested' | 'hidden';
}

const waysIn = keepEach((language: Language) => {
  const t = textsIn(officeBlogsTexts, language);
  return {
    changes_requested: { label: t.remarks, hint: t.askHint, go: t.ask, done: t.asked },
    hidden: { label: t.reason, hint: t.hideHint, go: t.hide, done: t.hidden },
  } as const;
});

function WithWords({ post, to }: WordsProps) {
  const language = useLanguage();
  const [words, setWords] = useState('');
  const { decide, pending } = useDecision(post);
  const { label, hint, go, done } = waysIn(language)[to];
  return (
    <div className="space-y-3 border-t border-line pt-4">
      <TextareaField
        label={label}
        hint={hint}
        rows={4}
        maxLength={blogRemarkMax}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <Button
        variant={to === 'hidden' ? 'danger' : 'secondary'}
        wide
        disabled={words.trim() === ''}
        pending={pending}
        onClick={() => decide({ to, remarks: words.trim() }, done)}
      >
        {go}
      </Button>
    </div>
  );
}

/** What the office may do with a post as it stands. */
export function DecidePart({ post }: { post: OfficePost }) {
  const t = useTexts(officeBlogsTexts);
  const { decide, pending } = useDecision(post);
  const { status, restaurant_id } = post;
  const isWaiting = status === 'pending' || status === 'scheduled';
  const isHouse = restaurant_id === null;
  const back = isHouse && (
    <div className="space-y-2 border-t border-line pt-4">
      <p className="text-sm text-ink-2">{t.takeBackHint}</p>
      <Button
        variant="secondary"
        wide
        pending={pending}
        onClick={() => decide({ to: 'draft', remarks: '' }, t.takenBack)}
      >
        {t.takeBack}
      </Button>
    </div>
  );
  if (status === 'published') return isHouse ? back : <WithWords post={post} to="hidden" />;
  if (!isWaiting && status !== 'hidden') return null;
  return (
    <div className="space-y-4">
      <Button wide pending={pending} onClick={() => decide({ to: 'published', remarks: '' }, t.published)}>
        {isWaiting ? t.publish : t.bringBack}
      </Button>
      {isWaiting && <Schedule post={post} />}
      {back}
      {!isHouse && <WithWords post={post} to="changes_requested" />}
    </div>
  );
}
