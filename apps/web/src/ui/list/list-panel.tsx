import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { CaretUpIcon } from '@phosphor-icons/react/dist/ssr/CaretUp';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Sheet } from '../dialog/dialog.tsx';
import { IconButton } from '../icon-button.tsx';
import { listPartTexts } from './list.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

interface Props {
  /** Beside the table, or over the page where there is no room. */
  beside: boolean;
  onClose: () => void;
  /** To the row before or after this one; absent at the ends. */
  onPrevious?: () => void;
  onNext?: () => void;
  children: ReactNode;
}

/** What takes Escape for itself while it is open. */
const over = '[role=dialog], [role=alertdialog], [role=menu]';

/** Escape closes what stands beside a list, unless something lies over it. */
function useEscape(beside: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!beside) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector(over) !== null) return;
      close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [beside]);
}

/** The open row of a list: a column at the right, a drawer on smaller screens, the whole screen of a phone. */
export function ListPanel({ beside, onClose, onPrevious, onNext, children }: Props) {
  const t = useTexts(listPartTexts);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (beside) panel.current?.focus();
  }, [beside]);
  useEscape(beside, onClose);
  const steps = (
    <div className="flex items-center">
      <IconButton label={t.previousRow} icon={CaretUpIcon} disabled={!onPrevious} onClick={onPrevious} />
      <IconButton label={t.nextRow} icon={CaretDownIcon} disabled={!onNext} onClick={onNext} />
    </div>
  );
  if (!beside)
    return (
      <Sheet
        open
        onOpenChange={(open) => !open && onClose()}
        title={t.panel}
        phone="full"
        desktop="drawer"
        width="medium"
      >
        {children}
      </Sheet>
    );
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      data-panel
      aria-label={t.panel}
      className="sticky top-0 h-dvh overflow-y-auto border-l border-line bg-surface px-5 pt-3 pb-8 outline-none"
    >
      <div data-panel-head className="flex items-center justify-end">
        {steps}
        <IconButton label={t.closePanel} icon={XIcon} onClick={onClose} />
      </div>
      {children}
    </aside>
  );
}

interface SideProps {
  beside: boolean;
  title: string;
  /** Stays in sight under the content. */
  footer?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** What stands beside a list and is about several of its rows: a column with its own head and foot, or a drawer. */
export function ListSide({ beside, title, footer, onClose, children }: SideProps) {
  const t = useTexts(listPartTexts);
  const side = useRef<HTMLElement>(null);
  useEffect(() => {
    if (beside) side.current?.focus();
  }, [beside]);
  useEscape(beside, onClose);
  if (!beside)
    return (
      <Sheet
        open
        onOpenChange={(open) => !open && onClose()}
        title={title}
        phone="full"
        desktop="drawer"
        footer={footer}
      >
        {children}
      </Sheet>
    );
  return (
    <aside
      ref={side}
      tabIndex={-1}
      data-panel
      aria-label={title}
      className="sticky top-0 flex h-dvh flex-col overflow-y-auto border-l border-line bg-surface outline-none"
    >
      <header
        data-panel-head
        className="sticky top-0 z-10 flex min-h-16 items-center gap-3 border-b bg-surface border-line py-2 pr-3 pl-6"
      >
        <h2 className="min-w-0 flex-1 text-xl font-bold break-words">{title}</h2>
        <IconButton label={t.closePanel} icon={XIcon} onClick={onClose} />
      </header>
      <div className="flex-auto px-6 pt-5 pb-6">{children}</div>
      {footer && <footer className="sticky bottom-0 z-10 border-t bg-surface border-line px-6 py-4">{footer}</footer>}
    </aside>
  );
}
