import { addBankFormat, updateBankFormat } from '@tawa/contract/money/payouts.banks';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { ApiError, call } from '#lib/api/api-client.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { problemsOf, wishOf, type FormatDraft } from './format-draft.ts';
import { AnswerFields, FileFields, NameFields, type FieldsProps } from './format-fields.tsx';
import { FormatPreview } from './format-preview.tsx';
import { formatsTexts } from './formats.texts.ts';
import { useFormatAction } from './formats.queries.ts';

interface Props {
  /** What it begins with. */
  first: FormatDraft;
  /** The format that is changed; a new one without it. */
  id?: number | undefined;
  isUsed: boolean;
  onDirty: (isDirty: boolean) => void;
  onDone: () => void;
}

/** What is typed, what is wrong with it once it was tried, and what the server said of it, which stands until the field is changed. */
function useFormatForm({ first, id, onDirty, onDone }: Props) {
  const t = useTexts(formatsTexts);
  const language = useLanguage();
  const [draft, setDraft] = useState(first);
  const [tries, setTries] = useState(0);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const action = useFormatAction();
  const problems = new Map([...Object.entries(refused), ...problemsOf(draft, language)]);
  const edit = (part: Partial<FormatDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setRefused({});
    onDirty(true);
  };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (action.isPending) return;
    setTries((before) => before + 1);
    if (problems.size > 0) return;
    const body = wishOf(draft);
    const name = body.name.trim();
    const deed =
      id === undefined
        ? { run: () => call(addBankFormat, { body }), done: t.added({ name }) }
        : { run: () => call(updateBankFormat, { params: { bank_format_id: id }, body }), done: t.saved({ name }) };
    action.mutate(deed, {
      onSuccess: onDone,
      onError: (error) => {
        if (!(error instanceof ApiError)) return;
        setRefused(error.fields);
        setTries((before) => before + 1);
      },
    });
  };
  return {
    draft,
    edit,
    send,
    tries,
    shown: tries > 0 ? problems : new Map<string, string>(),
    isPending: action.isPending,
  };
}

/** The form of a bank's files with what a file of it would look like. */
export function FormatEditor(props: Props) {
  const t = useTexts(formatsTexts);
  const { draft, edit, send, tries, shown, isPending } = useFormatForm(props);
  const form = useRef<HTMLFormElement>(null);
  // Whoever tried in vain is taken to the first field that has to be looked at.
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-problem]')?.focus();
  }, [tries]);
  const fields: FieldsProps = { draft, edit, errorOf: (path) => shown.get(path) };
  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      autoComplete="off"
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_400px]"
      onSubmit={send}
    >
      <div className="grid gap-4">
        {props.isUsed && <Banner tone="info">{t.usedHint}</Banner>}
        <NameFields {...fields} />
        <FileFields {...fields} />
      </div>
      <div className="xl:sticky xl:top-4 xl:col-start-2 xl:row-span-2 xl:row-start-1">
        <FormatPreview layout={wishOf(draft).layout} />
      </div>
      <div className="grid gap-4">
        <AnswerFields {...fields} />
        {shown.size > 0 && (
          <p role="alert" className="text-sm font-semibold text-danger">
            {t.notSaved}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={isPending} pendingText={t.saving}>
            {t.save}
          </Button>
          <ButtonLink to="/payouts/formats" variant="secondary">
            {t.cancel}
          </ButtonLink>
        </div>
      </div>
    </form>
  );
}
