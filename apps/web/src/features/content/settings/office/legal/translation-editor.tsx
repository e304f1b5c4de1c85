import {
  legalTitleMax,
  publishLegalTranslation,
  type LegalTranslation,
  type LegalVersion,
  type TranslatedLanguage,
  type WrittenVersion,
} from '@tawa/contract/content/legal';
import { missingFacts, type LegalDocument } from '@tawa/domain/content/legal';
import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#lib/api/api-client.ts';
import type { Language } from '#lib/i18n/language.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { LeaveDialog } from '#ui/dialog/leave-dialog.tsx';
import { useLeaveQuestion } from '#ui/dialog/use-leave-question.ts';
import { TextField } from '#ui/form/input.tsx';
import { PanelBody } from '#ui/panel/panel-parts.tsx';
import { RichEditor } from '#ui/rich-text/rich-editor.tsx';
import { RichText } from '#ui/rich-text/rich-text.tsx';
import { bodyProblem } from './legal-draft.ts';
import { legalTranslationQuery, legalVersionQuery, useLegalAction } from './legal.queries.ts';
import { officeLegalTexts } from './legal.texts.ts';

type Written = LegalTranslation & { body: string };

interface Draft {
  title: string;
  body: string;
}

function problemsOf(draft: Draft, english: string, language: Language) {
  const t = textsIn(officeLegalTexts, language);
  const [missing] = missingFacts(english, draft.body);
  const lacking = missing === undefined ? undefined : t.translations.missing({ name: `{{${missing}}}` });
  return {
    title: draft.title.trim() === '' ? t.titleMissing : undefined,
    body: bodyProblem(draft.body, language) ?? lacking,
  };
}

interface FormProps {
  english: WrittenVersion;
  before: Written | null;
  into: TranslatedLanguage;
  onDirty: (isDirty: boolean) => void;
  onDone: () => void;
}

function TranslationForm({ english, before, into, onDirty, onDone }: FormProps) {
  const texts = useTexts(officeLegalTexts);
  const t = texts.translations;
  const language = useLanguage();
  const { title, body } = before ?? english;
  const [draft, setDraft] = useState<Draft>({ title, body });
  const [isTried, setTried] = useState(false);
  const action = useLegalAction();
  const problems = problemsOf(draft, english.body, language);
  const errors: Partial<typeof problems> = isTried ? problems : {};
  const edit = (part: Partial<Draft>) => {
    setDraft((last) => ({ ...last, ...part }));
    onDirty(true);
  };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.values(problems).some(Boolean) || action.isPending) return;
    const { document, version } = english;
    const told = { language: into, version, based_on: before?.revision ?? 0, ...draft, title: draft.title.trim() };
    const run = () => call(publishLegalTranslation, { params: { document }, body: told });
    action.mutate({ run, done: t.published({ language: t[into] }) }, { onSuccess: onDone });
  };
  return (
    <form noValidate className="mt-4 grid gap-5" onSubmit={send}>
      <details className="rounded-md border border-line px-4">
        <summary className="flex min-h-11 items-center text-sm font-semibold">
          {t.english({ number: english.version })}
        </summary>
        <RichText html={english.body} className="mb-4" />
      </details>
      <TextField
        label={texts.fields.title}
        lang={into}
        maxLength={legalTitleMax}
        value={draft.title}
        error={errors.title}
        onChange={(event) => edit({ title: event.currentTarget.value })}
      />
      <div lang={into}>
        <RichEditor
          label={texts.fields.text}
          hint={texts.fields.textHint}
          first={body}
          error={errors.body}
          onChange={(written) => edit({ body: written })}
        />
      </div>
      <Button type="submit" pending={action.isPending} pendingText={texts.publishing} className="justify-self-start">
        {t.publish}
      </Button>
    </form>
  );
}

interface Props {
  document: LegalDocument;
  /** The version of the English text that is translated. */
  newest: LegalVersion;
  into: TranslatedLanguage;
  back: string;
}

/** A translation of the newest version, which begins with the newest words in that language or with the English ones. */
export function Translation({ document, newest, into, back }: Props) {
  const texts = useTexts(officeLegalTexts);
  const t = texts.translations;
  // What it says stays the version that it began with, also when another is published meanwhile.
  const [base] = useState(newest);
  const english = useQuery(legalVersionQuery(document, base.version));
  const before = useQuery(legalTranslationQuery(document, into));
  const question = useLeaveQuestion();
  const navigate = useNavigate();
  const finish = () => {
    question.setDirty(false);
    void navigate(back);
  };
  return (
    <>
      <h2 className="mt-1 text-xl font-bold [overflow-wrap:anywhere]">
        {t.writing({ number: base.version, title: base.title, language: t[into] })}
      </h2>
      <PanelBody query={english} failed={texts.oneFailed}>
        {(text) => (
          <PanelBody query={before} failed={t.failed}>
            {(written) => (
              <TranslationForm
                english={text}
                before={written}
                into={into}
                onDirty={question.setDirty}
                onDone={finish}
              />
            )}
          </PanelBody>
        )}
      </PanelBody>
      <LeaveDialog
        question={question}
        title={texts.leaveTitle}
        text={texts.leaveText}
        stay={texts.stay}
        leave={texts.leave}
      />
    </>
  );
}
