import { addComplaintNote, replyFromOffice } from '@tawa/contract/care/complaints.office';
import { useState } from 'react';
import { call } from '#lib/api/api-client.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { useDraft } from '#lib/draft.ts';
import { cx } from '#ui/cx.ts';
import { Segmented } from '#ui/form/segmented.tsx';
import { ComplaintComposer } from '../complaint-composer.tsx';
import { officeComplaintsTexts } from './complaints.texts.ts';
import { useOfficeAction, type OfficeThread } from './complaints.queries.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

type Mode = 'all' | 'kitchen' | 'note';

const modesIn = keepEach((language: Language): { value: Mode; label: string }[] => {
  const t = textsIn(officeComplaintsTexts, language);
  return [
    { value: 'all', label: t.toCustomer },
    { value: 'kitchen', label: t.toKitchen },
    { value: 'note', label: t.internal },
  ];
});
const frames: Record<Mode, string> = {
  all: 'border-line',
  kitchen: 'border-dashed border-info',
  note: 'border-dashed border-warning bg-warning-soft',
};

/** Writes to the customer, to the kitchen alone, or to nobody but the office; the frame says which. */
export function OfficeAnswer({ complaint }: { complaint: OfficeThread }) {
  const language = useLanguage();
  const t = useTexts(officeComplaintsTexts);
  const [chosen, setMode] = useState<Mode>('all');
  const [wait, setWait] = useState(false);
  const action = useOfficeAction();
  const draft = useDraft(t.complaint({ complaintId: complaint.complaint_id }));
  const params = { complaint_id: complaint.complaint_id };
  const mode = complaint.can_write ? chosen : 'note';
  const send = (words: string) =>
    mode === 'note'
      ? action.mutateAsync({
          run: () => call(addComplaintNote, { params, body: { note: words } }),
          done: t.noteAdded,
        })
      : action.mutateAsync({
          run: () =>
            call(replyFromOffice, { params, body: { message: words, channel: mode, wait: mode === 'all' && wait } }),
          done: t.sent,
        });
  return (
    <div className={cx('rounded-lg border p-4', frames[mode])}>
      <ComplaintComposer
        label={modesIn(language).find(({ value }) => value === mode)?.label ?? ''}
        send={mode === 'note' ? t.sendNote : t.send}
        onSend={send}
        draft={draft}
      >
        {complaint.can_write && (
          <>
            <Segmented label={t.reader} value={mode} onChange={setMode} options={modesIn(language)} />
            {mode === 'all' && <Checkbox label={t.wait} checked={wait} onChange={() => setWait(!wait)} />}
          </>
        )}
      </ComplaintComposer>
    </div>
  );
}
