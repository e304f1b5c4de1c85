import {
  isAgreedText,
  legalNoteMax,
  legalTitleMax,
  publishLegalText,
  type LegalVersion,
  type WrittenVersion,
} from '@tawa/contract/content/legal';
import { fillFacts, type LegalDocument } from '@tawa/domain/content/legal';
import { serviceDayStartHour } from '@tawa/domain/common/limits';
import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#lib/api/api-client.ts';
import { formatWhen } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { LeaveDialog } from '#ui/dialog/leave-dialog.tsx';
import { SelectField, TextareaField, TextField } from '#ui/form/input.tsx';
import { Facts, PanelBody } from '#ui/panel/panel-parts.tsx';
import { RichEditor } from '#ui/rich-text/rich-editor.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { useLeaveQuestion } from '#ui/dialog/use-leave-question.ts';
import { problemsOf, type LegalDraft } from './legal-draft.ts';
import { legalVersionQuery, useLegalAction } from './legal.queries.ts';
import { fieldOf, momentOf, nextServiceDay } from '../typed-value.ts';
import { officeLegalTexts } from './legal.texts.ts';
import { textsIn, keepEach, useTexts } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const whensIn = keepEach((language: Language) => {
  const t = textsIn(officeLegalTexts, language);
  return [
    { value: 'now', label: t.atOnce },
    { value: 'later', label: t.later },
  ];
});

/** What stands for a figure or a name that the settings and the code keep. */
const Names = ({ facts }: { facts: Readonly<Record<string, string>> }) => {
  const t = useTexts(officeLegalTexts);
  return (
    <details className="rounded-md border border-line px-4">
      <summary className="flex min-h-11 items-center text-sm font-semibold">{t.names}</summary>
      <p className="mb-3 text-note text-ink-3">{t.namesText}</p>
      <Facts className="mb-4" facts={Object.entries(facts).map(([name, value]) => [`{{${name}}}`, value])} />
    </details>
  );
};

interface FieldsProps {
  last: WrittenVersion;
  draft: LegalDraft;
  errors: Partial<Record<'title' | 'body' | 'note' | 'moment', string | undefined>>;
  edit: (part: Partial<LegalDraft>) => void;
}

function Fields({ last, draft, errors, edit }: FieldsProps) {
  const t = useTexts(officeLegalTexts);
  const language = useLanguage();
  const isLater = draft.when === 'later';
  return (
    <>
      <TextField
        label={t.fields.title}
        maxLength={legalTitleMax}
        value={draft.title}
        error={errors.title}
        onChange={(event) => edit({ title: event.currentTarget.value })}
      />
      <RichEditor
        label={t.fields.text}
        hint={t.fields.textHint}
        first={last.body}
        error={errors.body}
        onChange={(body) => edit({ body })}
      />
      <Names facts={last.facts} />
      <TextareaField
        label={t.fields.note}
        rows={2}
        maxLength={legalNoteMax}
        counter
        value={draft.note}
        error={errors.note}
        onChange={(event) => edit({ note: event.currentTarget.value })}
      />
      {isAgreedText(last.document) && (
        <div>
          <Checkbox
            label={t.fields.asks}
            checked={draft.asks}
            onChange={(event) => edit({ asks: event.currentTarget.checked })}
          />
          <p className="text-note text-ink-3">{t.fields.asksHint}</p>
        </div>
      )}
      <SelectField
        label={t.fields.when}
        options={whensIn(language)}
        value={draft.when}
        error={isLater ? undefined : errors.moment}
        onChange={(event) => edit({ when: event.currentTarget.value })}
      />
      {isLater && (
        <TextField
          label={t.fields.moment}
          type="datetime-local"
          value={draft.moment}
          error={errors.moment}
          onChange={(event) => edit({ moment: event.currentTarget.value })}
        />
      )}
    </>
  );
}

const Preview = ({ draft, last }: { draft: LegalDraft; last: WrittenVersion }) => {
  const t = useTexts(officeLegalTexts);
  return (
    <section aria-label={t.previewText} className="rounded-xl border border-line bg-canvas p-5 lg:p-8">
      <h3 className="mb-4 text-2xl font-bold [overflow-wrap:anywhere]">{draft.title}</h3>
      <RichText html={fillFacts(draft.body, last.facts)} />
    </section>
  );
};

interface FormProps {
  last: WrittenVersion;
  now: number;
  onDirty: (isDirty: boolean) => void;
  onDone: () => void;
}

function VersionForm({ last, now, onDirty, onDone }: FormProps) {
  const t = useTexts(officeLegalTexts);
  const language = useLanguage();
  const number = last.version + 1;
  const [draft, setDraft] = useState<LegalDraft>(() => ({
    title: last.title,
    body: last.body,
    note: '',
    asks: isAgreedText(last.document),
    when: last.state === 'waiting' ? 'later' : 'now',
    moment: fieldOf(nextServiceDay(Math.max(now, Date.parse(last.effective_from)), serviceDayStartHour)),
  }));
  const [isTried, setTried] = useState(false);
  const [isPreview, setPreview] = useState(false);
  const action = useLegalAction();
  const problems = problemsOf(draft, last, now, language);
  const isLater = draft.when === 'later';
  const when = isLater && problems.moment === undefined ? formatWhen(momentOf(draft.moment), now, language) : '';
  const edit = (part: Partial<LegalDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    onDirty(true);
  };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.values(problems).some(Boolean)) return setPreview(false);
    if (action.isPending) return;
    const from = isLater ? { effective_from: new Date(momentOf(draft.moment)).toISOString() } : {};
    const { title, body: text, note, asks } = draft;
    const { document, version: based_on } = last;
    const body = { document, based_on, title: title.trim(), body: text, note: note.trim(), asks_again: asks, ...from };
    const done = isLater ? t.scheduled({ number, when }) : t.published({ number });
    action.mutate({ run: () => call(publishLegalText, { body }), done }, { onSuccess: onDone });
  };
  return (
    <form noValidate className="mt-4 grid gap-5" onSubmit={send}>
      {isPreview && <Preview draft={draft} last={last} />}
      <div className={isPreview ? 'hidden' : 'grid gap-5'}>
        <Fields last={last} draft={draft} errors={isTried ? problems : {}} edit={edit} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={action.isPending} pendingText={t.publishing}>
          {when === '' ? t.publish({ number }) : t.schedule({ when })}
        </Button>
        <Button variant="secondary" type="button" aria-pressed={isPreview} onClick={() => setPreview(!isPreview)}>
          {isPreview ? t.closePreview : t.preview}
        </Button>
      </div>
    </form>
  );
}

interface Props {
  document: LegalDocument;
  newest: LegalVersion;
  /** Where the versions stand. */
  back: string;
  now: number;
}

/** The next version of a legal text, which begins with the words of the newest one. */
export function NewVersion({ document, newest, back, now }: Props) {
  const t = useTexts(officeLegalTexts);
  // What it began with stays what it is built on, also when somebody else publishes meanwhile.
  const [base] = useState(newest);
  const query = useQuery(legalVersionQuery(document, base.version));
  const question = useLeaveQuestion();
  const navigate = useNavigate();
  const finish = () => {
    question.setDirty(false);
    void navigate(back);
  };
  return (
    <>
      <h2 className="mt-1 text-xl font-bold [overflow-wrap:anywhere]">
        {t.writing({ number: base.version + 1, title: base.title })}
      </h2>
      <PanelBody query={query} failed={t.oneFailed}>
        {(last) => <VersionForm last={last} now={now} onDirty={question.setDirty} onDone={finish} />}
      </PanelBody>
      <LeaveDialog question={question} title={t.leaveTitle} text={t.leaveText} stay={t.stay} leave={t.leave} />
    </>
  );
}
