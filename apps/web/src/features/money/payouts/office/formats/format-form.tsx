import type { Answer } from '@tawa/contract/common/endpoint';
import { addBankFormat, updateBankFormat, type BankFormat } from '@tawa/contract/money/payouts.banks';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { ApiError, call } from '#lib/api/api-client.ts';
import { formatTime } from '#lib/format.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { draftOf, problemsOf, sidesApart, wishOf, type FormatDraft } from './format-draft.ts';
import { AnswerFields, FileFields, NameFields, type FieldsProps } from './format-fields.tsx';
import { FormatPreview } from './format-preview.tsx';
import { formatsTexts } from './formats.texts.ts';
import { useFormatAction } from './formats.queries.ts';

interface Props {
  /** What it begins with. */
  first: FormatDraft;
  /** The format that is changed; a new one without it. */
  own?: BankFormat | undefined;
  onDirty: (isDirty: boolean) => void;
  onDone: () => void;
}

type Overtaking = Extract<Answer<typeof updateBankFormat>, { status: 409 }>['body'];

/** What is typed, what is wrong with it once it was tried, and what the server said of it, which stands until the field is changed. */
function useFormatForm({ first, own, onDirty, onDone }: Props) {
  const t = useTexts(formatsTexts);
  const language = useLanguage();
  const [draft, setDraft] = useState(first);
  const [tries, setTries] = useState(0);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  // What it began with stays what it is built on, also when the list behind it is read again.
  const [base, setBase] = useState(own);
  const [theirs, setTheirs] = useState<Overtaking | null>(null);
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
    const format = wishOf(draft);
    const name = format.name.trim();
    const change = async ({ bank_format_id, version }: BankFormat) => {
      const told = await call(updateBankFormat, { params: { bank_format_id }, body: { version, format } });
      if (told.status === 409) setTheirs(told.body);
      return told;
    };
    const deed =
      base === undefined
        ? { run: () => call(addBankFormat, { body: format }), done: t.added({ name }) }
        : { run: () => change(base), done: t.saved({ name }) };
    action.mutate(deed, {
      onSuccess: onDone,
      onError: (error) => {
        if (!(error instanceof ApiError)) return;
        setRefused(error.fields);
        setTries((before) => before + 1);
      },
    });
  };
  const takeTheirs = () => {
    if (theirs) setDraft(draftOf(theirs.current));
    keepMine();
  };
  const keepMine = () => {
    if (theirs) setBase(theirs.current);
    setTheirs(null);
    setTries(0);
  };
  return {
    overtaken: theirs && { ...theirs, sides: sidesApart(base ?? theirs.current, theirs.current), takeTheirs, keepMine },
    draft,
    edit,
    send,
    tries,
    shown: tries > 0 ? problems : new Map<string, string>(),
    isPending: action.isPending,
  };
}

type Editing = ReturnType<typeof useFormatForm>;

/** That somebody else was faster, what they changed, and the two ways on. */
function Overtaken({
  by: { changed_by, changed_on, sides, takeTheirs, keepMine },
}: {
  by: NonNullable<Editing['overtaken']>;
}) {
  const language = useLanguage();
  const t = useTexts(formatsTexts).overtaken;
  const isKnown = changed_by !== null && changed_on !== null;
  return (
    <Banner tone="warning" alert title={t.title}>
      <p>{isKnown ? t.byWhom({ who: changed_by, when: formatTime(changed_on, language) }) : t.byNobody}</p>
      <ul className="my-2 list-disc pl-5">
        {sides.map((side) => (
          <li key={side}>{t.part[side]}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button size={40} variant="secondary" onClick={takeTheirs}>
          {t.theirs}
        </Button>
        <Button size={40} variant="secondary" onClick={keepMine}>
          {t.mine}
        </Button>
      </div>
    </Banner>
  );
}

/** The form of a bank's files with what a file of it would look like. */
export function FormatEditor(props: Props) {
  const t = useTexts(formatsTexts);
  const { draft, edit, send, tries, shown, isPending, overtaken } = useFormatForm(props);
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
        {props.own?.is_used && <Banner tone="info">{t.usedHint}</Banner>}
        <NameFields {...fields} />
        <FileFields {...fields} />
      </div>
      <div className="xl:sticky xl:top-4 xl:col-start-2 xl:row-span-2 xl:row-start-1">
        <FormatPreview layout={wishOf(draft).layout} />
      </div>
      <div className="grid gap-4">
        <AnswerFields {...fields} />
        {overtaken && <Overtaken by={overtaken} />}
        {shown.size > 0 && (
          <p role="alert" className="text-sm font-semibold text-danger">
            {t.notSaved}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={overtaken !== null} pending={isPending} pendingText={t.saving}>
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
