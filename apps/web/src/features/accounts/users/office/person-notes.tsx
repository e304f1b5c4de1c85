import { pinUserNote } from '@tawa/contract/accounts/users.person';
import { addUserNote, userNoteForm } from '@tawa/contract/accounts/users.office';
import { messageLengthMax } from '@tawa/domain/common/limits';
import { call } from '#lib/api/api-client.ts';
import { formatDateTime } from '#lib/format.ts';
import { useMayAct } from '#lib/session/office-access.ts';
import { ForActing } from '#ui/panel/panel-for-acting.tsx';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { TextareaField } from '#ui/form/input.tsx';
import { personTexts } from './person.texts.ts';
import { type OfficePerson, useUserAction } from './users.queries.ts';
import { useLanguage } from '#lib/i18n/language.ts';

/** What the office wrote about somebody, the pinned note first. */
export function PersonNotes({ person }: { person: OfficePerson }) {
  const t = useTexts(personTexts);
  const language = useLanguage();
  const action = useUserAction();
  const mayAct = useMayAct('people');
  const params = { user_id: person.user_id };
  const form = useForm<{ note: string }, { note: string }>(userNoteForm, { defaultValues: { note: '' } });
  const add = async (body: { note: string }) => {
    const run = () => call(addUserNote, { params, body });
    if (await action.mutateAsync({ run, done: t.noteAdded }).catch(() => null)) form.reset();
  };
  const pin = (note_id: number, pinned: boolean) =>
    action.mutate({
      run: () => call(pinUserNote, { params: { ...params, note_id }, body: { pinned } }),
      isTold: true,
    });
  return (
    <section className="rounded-xl border border-line bg-surface p-4">
      <h2 className="text-base font-bold">
        {t.notes} <span className="text-note font-normal text-ink-3">{t.notesHint}</span>
      </h2>
      <ul className="mt-2 space-y-2">
        {person.notes.map((note) => (
          <li
            key={note.user_note_id}
            className={`rounded-md border border-dashed px-3 py-2 ${note.pinned ? 'border-warning bg-warning-soft' : 'border-line-strong'}`}
          >
            <p className="text-sm break-words whitespace-pre-line">{note.note}</p>
            <p className="num flex flex-wrap items-center justify-between text-note text-ink-2">
              {note.author}, {formatDateTime(note.created_on, language)}
              <ForActing part="people">
                <button
                  type="button"
                  disabled={action.isPending}
                  onClick={() => pin(note.user_note_id, !note.pinned)}
                  className="min-h-11 px-2 font-bold text-brand-ink"
                >
                  {note.pinned ? t.unpin : t.pin}
                </button>
              </ForActing>
            </p>
          </li>
        ))}
      </ul>
      {mayAct && person.status !== 'deleted' && (
        <Form form={form} onSubmit={add} className="mt-3 space-y-2">
          <TextareaField label={t.note} rows={2} maxLength={messageLengthMax} {...form.field('note')} />
          <Button type="submit" size={40} variant="secondary" pending={action.isPending} pendingText={t.adding}>
            {t.addNote}
          </Button>
        </Form>
      )}
    </section>
  );
}
