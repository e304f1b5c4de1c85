import { bankDates } from '@tawa/domain/money/bank-files';
import { useTexts } from '#lib/i18n/texts.ts';
import { Card } from '#ui/card.tsx';
import { SelectField, TextareaField, TextField } from '#ui/form/input.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { FormatColumns } from './format-columns.tsx';
import { answerFields, type FormatDraft } from './format-draft.ts';
import { formatsTexts } from './formats.texts.ts';

export interface FieldsProps {
  draft: FormatDraft;
  edit: (part: Partial<FormatDraft>) => void;
  /** What is wrong with a field, by its path in the form. */
  errorOf: (path: string) => string | undefined;
}

/** What a format is called, and where it is from. */
export function NameFields({ draft, edit, errorOf }: FieldsProps) {
  const t = useTexts(formatsTexts);
  return (
    <Card>
      <div className="grid gap-4">
        <TextField
          label={t.name}
          hint={t.nameHint}
          maxLength={60}
          value={draft.name}
          error={errorOf('name')}
          onChange={(event) => edit({ name: event.currentTarget.value })}
        />
        <TextareaField
          label={t.source}
          hint={t.sourceHint}
          optional
          rows={2}
          maxLength={300}
          value={draft.source}
          error={errorOf('source')}
          onChange={(event) => edit({ source: event.currentTarget.value })}
        />
      </div>
    </Card>
  );
}

/** How the file is written. */
export function FileFields({ draft, edit, errorOf }: FieldsProps) {
  const t = useTexts(formatsTexts);
  return (
    <Card title={t.file}>
      <div className="grid gap-4">
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          <div>
            <Switch label={t.heading} checked={draft.heading} onChange={(heading) => edit({ heading })} />
            <Switch label={t.rtgs} checked={draft.rtgs} onChange={(rtgs) => edit({ rtgs })} />
            <p className="text-note text-ink-3">{t.rtgsHint}</p>
          </div>
          <SelectField
            label={t.date}
            value={draft.date}
            options={bankDates.map((date) => ({ value: date, label: date }))}
            onChange={({ currentTarget: { value } }) =>
              edit({ date: bankDates.find((date) => date === value) ?? draft.date })
            }
          />
        </div>
        <FormatColumns columns={draft.columns} errorOf={errorOf} onChange={(columns) => edit({ columns })} />
      </div>
    </Card>
  );
}

/** How the bank's answer is read. */
export function AnswerFields({ draft, edit, errorOf }: FieldsProps) {
  const t = useTexts(formatsTexts);
  return (
    <Card title={t.answer} facts={t.answerHint}>
      <div className="grid gap-4 sm:grid-cols-2">
        {answerFields.map((field) => (
          <TextField
            key={field}
            label={t.answerField[field]}
            maxLength={60}
            value={draft.answer[field]}
            error={errorOf(`layout.answer.${field}`)}
            onChange={(event) => edit({ answer: { ...draft.answer, [field]: event.currentTarget.value } })}
          />
        ))}
        <TextField
          label={t.paidWords}
          hint={t.wordsHint}
          className="sm:col-span-2"
          value={draft.paid_words}
          error={errorOf('layout.paid_words')}
          onChange={(event) => edit({ paid_words: event.currentTarget.value })}
        />
        <TextField
          label={t.failedWords}
          hint={t.wordsHint}
          className="sm:col-span-2"
          value={draft.failed_words}
          error={errorOf('layout.failed_words')}
          onChange={(event) => edit({ failed_words: event.currentTarget.value })}
        />
      </div>
    </Card>
  );
}
