import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';

interface Props {
  isDirty: boolean;
  isSaving: boolean;
  onDiscard: () => void;
  /** The button that saves. */
  children: ReactNode;
}

/** The foot of a section: saves it, or takes back what is not saved. */
export function SaveBar({ isDirty, isSaving, onDiscard, children }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line pt-4">
      {children}
      {isDirty && !isSaving && (
        <Button variant="secondary" onClick={onDiscard}>
          Discard
        </Button>
      )}
      <p role="status" className="text-note text-ink-3">
        {isDirty ? 'Not saved yet' : ''}
      </p>
    </div>
  );
}
