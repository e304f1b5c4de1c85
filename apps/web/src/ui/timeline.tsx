import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { uiTexts } from './ui.texts.ts';
import { textsIn, keepEach } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

export interface TimelineEntry {
  id: string | number;
  title: string;
  time?: string;
  note?: string;
  state: 'done' | 'now' | 'next';
}

const spokenIn = keepEach((language: Language) => {
  const t = textsIn(uiTexts, language);
  return { done: 'done', now: 'now', next: t.come };
});

/** What happened, what happens now and what comes, from top to bottom. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const language = useLanguage();
  return (
    <ol>
      {entries.map(({ id, title, time, note, state }, index) => (
        <li key={id} aria-current={state === 'now' ? 'step' : undefined} className="relative flex gap-3 pb-5 last:pb-0">
          {index < entries.length - 1 && (
            <span
              className={cx(
                'absolute top-6 bottom-0 left-[11px] w-0.5',
                state === 'done' ? 'bg-success-solid' : 'bg-surface-3',
              )}
            />
          )}
          <span
            className={cx(
              'grid size-6 shrink-0 place-items-center rounded-full text-[0.8125rem]',
              state === 'done' && 'bg-success-solid text-on-success',
              state === 'now' && 'bg-brand text-on-brand',
              state === 'next' && 'border-2 border-line-strong bg-surface',
            )}
          >
            {state === 'done' && <Icon of={CheckIcon} weight="bold" />}
            {state === 'now' && <span className="size-2 rounded-full bg-current" />}
          </span>
          <div className="min-w-0 flex-1">
            <p className={cx('text-body', state === 'next' ? 'text-ink-3' : 'font-semibold text-ink')}>
              {title}
              <span className="sr-only">, {spokenIn(language)[state]}</span>
            </p>
            {note && <p className="text-sm text-ink-3">{note}</p>}
          </div>
          {time && <span className="num text-sm whitespace-nowrap text-ink-3">{time}</span>}
        </li>
      ))}
    </ol>
  );
}
