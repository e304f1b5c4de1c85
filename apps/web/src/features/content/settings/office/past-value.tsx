import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowCounterClockwise';
import type { ReactNode } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import type { Action } from '#ui/use-action.ts';
import { useSettingAction } from './settings.queries.ts';
import { officeSettingsTexts } from './settings.texts.ts';

interface Props {
  value: string;
  state: 'waiting' | 'in_force' | 'past';
  /** Since when, or from when to when. */
  when?: string;
  /** Who said so and why. */
  who: string;
  /** What takes a value back that waits. */
  takeBack?: Action;
}

/** A value of a history: what it was, when, by whom, and the way to take it back while it waits. */
export function PastValueRow({ value, state, when, who, takeBack }: Props) {
  const t = useTexts(officeSettingsTexts);
  const action = useSettingAction();
  return (
    <li className="border-l-2 border-line py-1 pl-4">
      <p className="flex flex-wrap items-center gap-2">
        <b className="num min-w-0 [overflow-wrap:anywhere]">{value}</b>
        {state === 'in_force' && <Badge tone="success">{t.inForce}</Badge>}
        {state === 'waiting' && <Badge tone="info">{t.officeSettings.waiting}</Badge>}
      </p>
      {when && <p className="num text-note text-ink-3">{when}</p>}
      <p className="text-note [overflow-wrap:anywhere] text-ink-2">{who}</p>
      {state === 'waiting' && takeBack && (
        <Button
          size={40}
          variant="secondary"
          icon={ArrowCounterClockwiseIcon}
          className="mt-2"
          pending={action.isPending}
          onClick={() => action.mutate(takeBack)}
        >
          {t.takeBack}
        </Button>
      )}
    </li>
  );
}

/** A history, the newest first. */
export const PastValues = ({ children }: { children: ReactNode }) => {
  const t = useTexts(officeSettingsTexts);
  return (
    <section className="mt-6 border-t border-line pt-4">
      <h3 className="mb-3 text-base font-bold">{t.history}</h3>
      <ol className="space-y-3">{children}</ol>
    </section>
  );
};
