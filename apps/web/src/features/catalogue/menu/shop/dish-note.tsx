import { lineNoteLengthMax } from '@tawa/domain/common/limits';
import { useState } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { TextareaField } from '#ui/form/input.tsx';
import { menuTexts } from './menu.texts.ts';

/** What the kitchen is asked for, behind a press until there is something. */
export function DishNote({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useTexts(menuTexts);
  const [open, setOpen] = useState(value !== '');
  if (!open)
    return (
      <button type="button" onClick={() => setOpen(true)} className="min-h-11 font-semibold text-brand-ink">
        {t.addNoteFor}
      </button>
    );
  return (
    <TextareaField
      label={t.noteForKitchen}
      counter
      maxLength={lineNoteLengthMax}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
