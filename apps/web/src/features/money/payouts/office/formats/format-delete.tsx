import { deleteBankFormat, type BankFormat } from '@tawa/contract/money/payouts.banks';
import { useState } from 'react';
import { call } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useFormatAction } from './formats.queries.ts';
import { formatsTexts } from './formats.texts.ts';

/** Deletes a format that no file was made with, after asking. */
export function FormatDelete({ format: { bank_format_id, name } }: { format: BankFormat }) {
  const t = useTexts(formatsTexts);
  const [asks, setAsks] = useState(false);
  const action = useFormatAction();
  const remove = () => {
    const run = () => call(deleteBankFormat, { params: { bank_format_id } });
    action.mutate({ run, done: t.deleted({ name }) }, { onSettled: () => setAsks(false) });
  };
  return (
    <>
      <Button size={40} variant="quiet" aria-label={t.deleteOf({ name })} onClick={() => setAsks(true)}>
        {t.delete}
      </Button>
      <ConfirmDialog
        open={asks}
        danger
        title={t.deleteTitle({ name })}
        confirmLabel={t.deleteConfirm}
        pending={action.isPending}
        onCancel={() => setAsks(false)}
        onConfirm={remove}
      >
        {t.deleteText}
      </ConfirmDialog>
    </>
  );
}
