import type { SentNews } from '@tawa/contract/accounts/news.kitchen';
import type { ReactNode } from 'react';
import { formatDateTime } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { useNow } from '#ui/state/use-now.ts';
import { sentNewsTexts } from './news.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

const tones = { sending: 'info', done: 'success', stopped: 'neutral' } as const satisfies Record<
  SentNews['state'],
  BadgeTone
>;
const minuteMs = 60_000;

/** One message of a restaurant and how far it has come; `action` is what can be done about it. */
export function SentMessage({ news, action }: { news: SentNews; action: ReactNode }) {
  const t = useTexts(sentNewsTexts);
  const language = useLanguage();
  const now = useNow(Date.now, minuteMs);
  const { title, body, dish_name, state, made_at, starts_at, told } = news;
  const isNight = state === 'sending' && Date.parse(starts_at) > now;
  const words = { sending: isNight ? t.stateNight : t.stateSending, done: t.stateDone, stopped: t.stateStopped };
  const people = told === null ? t.toldFew : told === 0 ? t.toldNone : t.told({ people: told });
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 py-4">
      <div className="min-w-60 flex-1">
        <p className="num flex flex-wrap items-center gap-2 text-sm text-ink-3">
          <Badge tone={tones[state]}>{words[state]}</Badge>
          {formatDateTime(made_at, language)} · {people}
        </p>
        <h3 className="mt-1 font-bold wrap-anywhere">{title}</h3>
        <p className="mt-0.5 wrap-anywhere whitespace-pre-line text-ink-2">{body}</p>
        {dish_name && <p className="mt-0.5 text-sm text-ink-3">{t.about({ name: dish_name })}</p>}
      </div>
      {action}
    </li>
  );
}
