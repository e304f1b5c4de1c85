import * as office from '@tawa/contract/care/contact.office';
import type { Answer } from '@tawa/contract/common/endpoint';
import { messageLengthMax } from '@tawa/domain/common/limits';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { call } from '#lib/api/api-client.ts';
import { formatDateTime } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { TextareaField } from '#ui/form/input.tsx';
import { Facts, PanelBody, PanelHead, PanelPart } from '#ui/panel/panel-parts.tsx';
import { useAction, type Action } from '#ui/use-action.ts';
import { ContactState } from './contact-state.tsx';
import { officeContactTexts } from './contact.texts.ts';
import { ForActing } from '#ui/panel/panel-for-acting.tsx';
import { useMayAct } from '#lib/session/office-access.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

type Contact = Answer<typeof office.getContact>['body'];

const useContactAction = () => useAction(['list', 'contacts']);

const move = (contact_id: number, status: 'new' | 'read' | 'closed' | 'spam'): Action => ({
  run: () => call(office.moveContact, { params: { contact_id }, body: { status } }),
});

function Reply({ contact }: { contact: Contact }) {
  const t = useTexts(officeContactTexts);
  const action = useContactAction();
  const form = useForm<{ message: string }, { message: string }>(office.contactReplyForm, {
    defaultValues: { message: '' },
  });
  const send = async (body: { message: string }) => {
    const run = () => call(office.replyToContact, { params: { contact_id: contact.contact_id }, body });
    await action.mutateAsync({ run, done: t.sent }).then(
      () => form.reset(),
      () => undefined,
    );
  };
  return (
    <PanelPart title={t.reply} aside={contact.email}>
      <Form form={form} onSubmit={send} className="space-y-3">
        <TextareaField label={t.reply} hideLabel rows={5} maxLength={messageLengthMax} {...form.field('message')} />
        <Button type="submit" wide pending={form.formState.isSubmitting} pendingText={t.sending}>
          {t.send}
        </Button>
      </Form>
    </PanelPart>
  );
}

function Moves({ contact }: { contact: Contact }) {
  const t = useTexts(officeContactTexts);
  const action = useContactAction();
  const go = (status: 'new' | 'read' | 'closed' | 'spam') => action.mutate(move(contact.contact_id, status));
  return (
    <div className="flex flex-wrap gap-2">
      {contact.status !== 'closed' && (
        <Button size={40} variant="secondary" pending={action.isPending} onClick={() => go('closed')}>
          {t.close}
        </Button>
      )}
      <Button
        size={40}
        variant="secondary"
        pending={action.isPending}
        onClick={() => go(contact.status === 'spam' ? 'read' : 'spam')}
      >
        {contact.status === 'spam' ? t.noSpam : t.spam}
      </Button>
    </div>
  );
}

function Message({ contact }: { contact: Contact }) {
  const t = useTexts(officeContactTexts);
  const language = useLanguage();
  const action = useContactAction();
  const mayAct = useMayAct('help');
  const isNew = mayAct && contact.status === 'new';
  const markRead = useEffectEvent(() => action.mutate(move(contact.contact_id, 'read')));
  useEffect(() => {
    if (isNew) markRead();
  }, [isNew]);
  return (
    <>
      <PanelHead title={contact.subject} badge={<ContactState status={contact.status} />}>
        <span className="num">{formatDateTime(contact.created_on, language)}</span>
      </PanelHead>
      <Facts
        facts={[
          [t.from, contact.name],
          [t.eMail, contact.email],
          [t.phone, contact.mobile ?? '–'],
          [t.account, contact.user_id === null ? 'none' : String(contact.user_id)],
        ]}
      />
      <p className="my-4 rounded-lg border border-line bg-surface-2 p-4 text-body break-words whitespace-pre-line">
        {contact.message}
      </p>
      <ForActing part="help">
        <Moves contact={contact} />
      </ForActing>
      <div className="mt-4">
        {contact.replies.length > 0 && (
          <PanelPart title={t.replies}>
            <ul className="space-y-2">
              {contact.replies.map((reply) => (
                <li key={reply.contact_reply_id} className="rounded-lg border border-line p-3">
                  <p className="text-sm break-words whitespace-pre-line">{reply.message}</p>
                  <p className="num mt-1 text-note text-ink-3">
                    {reply.author}, {formatDateTime(reply.created_on, language)}
                  </p>
                </li>
              ))}
            </ul>
          </PanelPart>
        )}
        {mayAct && contact.status !== 'spam' && <Reply contact={contact} />}
      </div>
    </>
  );
}

/** One message: opening it marks it as read. */
export function ContactPanel({ contactId }: { contactId: number }) {
  const t = useTexts(officeContactTexts);
  const query = useQuery({
    queryKey: ['list', 'contacts', 'one', contactId],
    queryFn: async ({ signal }) => (await call(office.getContact, { params: { contact_id: contactId } }, signal)).body,
    staleTime: 0,
  });
  return (
    <PanelBody query={query} failed={t.loadFailed}>
      {(contact) => <Message key={contactId} contact={contact} />}
    </PanelBody>
  );
}
