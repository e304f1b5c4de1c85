import type { ReactNode } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { kitchenSettingsTexts } from './settings.texts.ts';

interface Props {
  isDirty: boolean;
  isSaving: boolean;
  onDiscard: () => void;
  /** The button that saves. */
  children: ReactNode;
}

/** The foot of a section: saves it, or takes back what is not saved. */
export function SaveBar({ isDirty, isSaving, onDiscard, children }: Props) {
  const t = useTexts(kitchenSettingsTexts);
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line pt-4">
      {children}
      {isDirty && !isSaving && (
        <Button variant="secondary" onClick={onDiscard}>
          {t.discard}
        </Button>
      )}
      <p role="status" className="text-note text-ink-3">
        {isDirty ? t.notSavedYet : ''}
      </p>
    </div>
  );
}
