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

/** The open row of a list: a column at the right, a drawer on smaller screens, the whole screen of a phone. */
export function ListPanel({ beside, onClose, onPrevious, onNext, children }: Props) {
  const t = useTexts(listPartTexts);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (beside) panel.current?.focus();
  }, [beside]);
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
      aria-label={t.panel}
      className="sticky top-0 h-dvh overflow-y-auto border-l border-line bg-surface px-5 pt-3 pb-8 outline-none"
    >
      <div className="flex items-center justify-end">
        {steps}
        <IconButton label={t.closePanel} icon={XIcon} onClick={onClose} />
      </div>
      {children}
    </aside>
  );
}
