import { legalNoteMax, withdrawLegalTranslation, type LegalTranslation } from '@tawa/contract/content/legal';
import type { LegalDocument } from '@tawa/domain/content/legal';
import { useState } from 'react';
import { call } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { TextareaField } from '#ui/form/input.tsx';
import { useLegalAction } from './legal.queries.ts';
import { officeLegalTexts } from './legal.texts.ts';

interface Props {
  document: LegalDocument;
  /** The newest one into its language. */
  translation: LegalTranslation;
}

/** Takes a translation off its pages, with a reason for the log. */
export function Withdraw({ document, translation: { language, revision } }: Props) {
  const t = useTexts(officeLegalTexts).translations;
  const [isAsked, setAsked] = useState(false);
  const [isTried, setTried] = useState(false);
  const [reason, setReason] = useState('');
  const action = useLegalAction();
  const said = reason.trim();
  const close = () => {
    setAsked(false);
    setTried(false);
    setReason('');
  };
  const withdraw = () => {
    setTried(true);
    if (said === '') return;
    const run = () =>
      call(withdrawLegalTranslation, { params: { document }, body: { language, revision, reason: said } });
    action.mutate({ run, done: t.withdrawDone({ language: t[language] }) }, { onSettled: close });
  };
  return (
    <>
      <Button
        variant="danger"
        size={40}
        aria-label={t.withdrawOf({ language: t[language] })}
        onClick={() => setAsked(true)}
      >
        {t.withdraw}
      </Button>
      <ConfirmDialog
        open={isAsked}
        danger
        title={t.withdrawTitle({ language: t[language] })}
        confirmLabel={t.withdraw}
        pending={action.isPending}
        onConfirm={withdraw}
        onCancel={close}
      >
        <p className="mb-3">{t.withdrawText}</p>
        <TextareaField
          label={t.withdrawReason}
          rows={2}
          maxLength={legalNoteMax}
          value={reason}
          error={isTried && said === '' ? t.withdrawMissing : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </ConfirmDialog>
    </>
  );
}
