import type { BroadcastForm } from '@tawa/contract/accounts/broadcasts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Logo } from '#ui/logo.tsx';
import { broadcastsTexts } from './broadcasts.texts.ts';

type Words = Pick<BroadcastForm, 'title' | 'body' | 'link' | 'channels'>;

function Letter({ title, body, link }: Words) {
  const t = useTexts(broadcastsTexts);
  return (
    <figure>
      <figcaption className="mb-1.5 text-sm font-semibold text-ink-2">{t.looksMail}</figcaption>
      <div className="space-y-2.5 rounded-lg border border-line bg-surface p-5 text-sm break-words">
        <Logo size="small" />
        <p className="text-lg font-bold">{title || t.titleHere}</p>
        <p>{t.hello}</p>
        <p className="whitespace-pre-line">{body || t.textHere}</p>
        {link && (
          <p>
            <span className="inline-block rounded-md bg-brand px-4 py-2 font-bold text-on-brand">{t.seeIt}</span>
          </p>
        )}
        <p className="text-note text-ink-3 underline">{t.leave}</p>
      </div>
    </figure>
  );
}

function Phone({ title, body }: Words) {
  const t = useTexts(broadcastsTexts);
  return (
    <figure>
      <figcaption className="mb-1.5 text-sm font-semibold text-ink-2">{t.looksPhone}</figcaption>
      <div className="rounded-xl bg-surface-3 p-3">
        <div className="rounded-lg bg-surface p-3 text-sm shadow-1">
          <p className="font-bold break-words">{title || t.titleHere}</p>
          <p className="line-clamp-2 break-words text-ink-2">{body || t.textHere}</p>
        </div>
      </div>
    </figure>
  );
}

/** What people will see, while it is typed. */
export function BroadcastLooks({ words }: { words: Words }) {
  const { channels } = words;
  return (
    <div className="space-y-4">
      {channels.includes('email') && <Letter {...words} />}
      {channels.includes('in_app') && <Phone {...words} />}
    </div>
  );
}
