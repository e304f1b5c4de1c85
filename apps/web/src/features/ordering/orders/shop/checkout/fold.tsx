import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight';
import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { checkoutParts } from './remedies.ts';
import { changeId, type FoldPart, type Folds } from './use-folds.ts';
import { checkoutTexts } from './checkout.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

interface Props {
  part: FoldPart;
  folds: Folds;
  /** 'Deliver to'. */
  title: string;
  /** What is chosen, in a line: 'Home'. */
  what: ReactNode;
  /** A line more about it while the block is folded. */
  detail?: ReactNode;
  isMissing?: boolean;
  /** What can be changed; without it there is nothing to open. */
  children?: ReactNode;
}

const Mark = ({ isMissing }: { isMissing: boolean }) => (
  <span
    className={cx(
      'grid size-7 shrink-0 place-items-center rounded-full lg:size-8',
      isMissing ? 'bg-accent text-on-accent' : 'bg-success-solid text-on-success',
    )}
  >
    <Icon of={isMissing ? ArrowRightIcon : CheckIcon} weight="bold" className="text-[0.9375rem]" />
  </span>
);

interface PanelProps {
  id: string;
  /** The keyboard or a finger came into it. */
  onEnter: () => void;
  children: ReactNode;
}

function Panel({ id, onEnter, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onEnter);
  useEffect(() => {
    const element = panel.current;
    const onEvent = () => tell();
    element?.addEventListener('focusin', onEvent);
    element?.addEventListener('pointerdown', onEvent);
    return () => {
      element?.removeEventListener('focusin', onEvent);
      element?.removeEventListener('pointerdown', onEvent);
    };
  }, []);
  return (
    <div
      ref={panel}
      id={id}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-28 pt-4 outline-none lg:pl-12"
    >
      {children}
    </div>
  );
}

/** A block of the checkout: one line of what and one of detail, until it is opened or something is missing in it. */
export function Fold({ part, folds, title, what, detail, isMissing = false, children }: Props) {
  const t = useTexts(checkoutTexts);
  const id = checkoutParts[part];
  const isOpen = folds.open === part && children !== undefined;
  return (
    <section
      aria-labelledby={`${id}-title`}
      className={cx(
        'border-b border-line bg-surface px-4 py-3.5 lg:rounded-2xl lg:border lg:px-6 lg:py-5',
        isMissing &&
          'shadow-[inset_0_2px_0_var(--accent),inset_0_-2px_0_var(--accent)] lg:shadow-none lg:ring-2 lg:ring-accent',
      )}
    >
      <div className="flex items-start gap-3 lg:items-center lg:gap-4">
        <Mark isMissing={isMissing} />
        <div className="min-w-0 flex-1">
          <h2 id={`${id}-title`} className="font-sans text-note font-normal tracking-normal text-ink-2 lg:text-sm">
            {title}
          </h2>
          <p className="text-body font-bold wrap-anywhere lg:text-base">{what}</p>
          {detail && !isOpen && <div className="text-sm wrap-anywhere text-ink-2">{detail}</div>}
        </div>
        {children !== undefined && !(isOpen && isMissing) && (
          <Button
            id={changeId(part)}
            variant="quiet"
            size={40}
            className="-mr-3 px-3"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            aria-labelledby={`${changeId(part)} ${id}-title`}
            onClick={() => (isOpen ? folds.done(part) : folds.lead(part))}
          >
            {isOpen ? t.done : t.changeBlock}
          </Button>
        )}
      </div>
      {isOpen && (
        <Panel id={id} onEnter={() => folds.hold(part)}>
          {children}
        </Panel>
      )}
    </section>
  );
}
