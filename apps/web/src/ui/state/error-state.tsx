import { onlineManager } from '@tanstack/react-query';
import { PlugsIcon } from '@phosphor-icons/react/dist/ssr/Plugs';
import { Button, ButtonLink } from '../button.tsx';
import { EmptyState } from './empty-state.tsx';
import { Icon } from '../icon.tsx';
import { statePartTexts } from './state.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

interface Props {
  title?: string;
  text?: string;
  onRetry?: () => void;
  retrying?: boolean;
  /** The request's id, so that support can find it. */
  reference?: string;
  level?: 1 | 2 | 3;
}

/** The generic error screen, for a page or for one part of it. */
export function ErrorState(props: Props) {
  const t = useTexts(statePartTexts);
  const { title = t.errorScreen.title, text = t.errorScreen.text, onRetry, retrying, reference, level } = props;
  return (
    <EmptyState
      level={level}
      picture={<Icon of={PlugsIcon} />}
      title={title}
      action={
        <>
          <ButtonLink to="/">{t.errorScreen.home}</ButtonLink>
          {onRetry && (
            <Button variant="secondary" onClick={onRetry} pending={retrying} pendingText={t.tryingAgain}>
              {t.tryAgain}
            </Button>
          )}
        </>
      }
    >
      <p>{text}</p>
      {reference && <p className="num mt-2 text-note text-ink-3">{t.reference({ reference })}</p>}
    </EmptyState>
  );
}

/** A failed part inside a page that otherwise works: one line and its own retry; without a connection it says that instead. */
export function FailedPart({ text, onRetry, retrying }: { text: string; onRetry: () => void; retrying?: boolean }) {
  const t = useTexts(statePartTexts);
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-xl border border-line bg-surface p-5"
    >
      <p className="text-body text-ink-2">{onlineManager.isOnline() ? text : t.online.part}</p>
      <Button size={40} variant="secondary" onClick={onRetry} pending={retrying} pendingText={t.tryingAgain}>
        {t.tryAgain}
      </Button>
    </div>
  );
}
