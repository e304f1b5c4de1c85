import * as desk from '@tawa/contract/contacts-desk';
import type { Answer } from '@tawa/contract/endpoint';
import { messageLengthMax } from '@tawa/domain/limits';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { call, messageFrom } from '../../lib/api-client.ts';
import { formatDate, formatTime } from '../../lib/format.ts';
import { contactsTexts } from '../../lib/messages-office.ts';
import { Button } from '../../ui/button.tsx';
import { FailedPart } from '../../ui/error-state.tsx';
import { Form, useForm } from '../../ui/form.tsx';
import { TextareaField } from '../../ui/input.tsx';
import { Facts, PanelHead, PanelPart } from '../../ui/panel-parts.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { ContactState } from './contact-state.tsx';

type Contact = Answer<typeof desk.getContact>['body'];

/** Does something to a message and reads list and panel again. */
function useDeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (deed: () => Promise<unknown>) => deed(),
    onError: (error) => toast.error(messageFrom(error, contactsTexts.failed)),
    onSettled: () => client.invalidateQueries({ queryKey: ['list', 'contacts'] }),
  });
}

const move = (contact_id: number, status: 'new' | 'read' | 'closed' | 'spam') => () =>
  call(desk.moveContact, { params: { contact_id }, body: { status } });

function Reply({ contact }: { contact: Contact }) {
  const deed = useDeed();
  const form = useForm<{ message: string }, { message: string }>(desk.contactReplyForm, {
    defaultValues: { message: '' },
  });
  const send = async (body: { message: string }) => {
    const reply = () => call(desk.replyToContact, { params: { contact_id: contact.contact_id }, body });
    const sent = await deed.mutateAsync(reply).catch(() => null);
    if (sent === null) return;
    form.reset();
    toast.success(contactsTexts.sent);
  };
  return (
    <PanelPart title={contactsTexts.reply} aside={contact.email}>
      <Form form={form} onSubmit={send} className="space-y-3">
        <TextareaField
          label={contactsTexts.reply}
          hideLabel
          rows={5}
          maxLength={messageLengthMax}
          {...form.field('message')}
        />
        <Button type="submit" wide pending={form.formState.isSubmitting} pendingText={contactsTexts.sending}>
          {contactsTexts.send}
        </Button>
      </Form>
    </PanelPart>
  );
}

function Moves({ contact }: { contact: Contact }) {
  const deed = useDeed();
  const go = (status: 'new' | 'read' | 'closed' | 'spam') => deed.mutate(move(contact.contact_id, status));
  return (
    <div className="flex flex-wrap gap-2">
      {contact.status !== 'closed' && (
        <Button size={40} variant="secondary" pending={deed.isPending} onClick={() => go('closed')}>
          {contactsTexts.close}
        </Button>
      )}
      <Button
        size={40}
        variant="secondary"
        pending={deed.isPending}
        onClick={() => go(contact.status === 'spam' ? 'read' : 'spam')}
      >
        {contact.status === 'spam' ? contactsTexts.noSpam : contactsTexts.spam}
      </Button>
    </div>
  );
}

const when = (at: string) => `${formatDate(at)}, ${formatTime(at)}`;

/** One message: opening it marks it as read. */
export function ContactPanel({ contactId }: { contactId: number }) {
  const { data, isPending, isFetching, refetch } = useQuery({
    queryKey: ['list', 'contacts', 'one', contactId],
    queryFn: async ({ signal }) => (await call(desk.getContact, { params: { contact_id: contactId } }, signal)).body,
    staleTime: 0,
  });
  const deed = useDeed();
  const isNew = data?.status === 'new';
  const markRead = useEffectEvent(() => deed.mutate(move(contactId, 'read')));
  useEffect(() => {
    if (isNew) markRead();
  }, [isNew]);
  if (isPending)
    return (
      <Loading className="space-y-3">
        <Skeleton className="h-8 w-2/3" />
        <Skeleton className="h-40 w-full" />
      </Loading>
    );
  if (!data) return <FailedPart text={contactsTexts.loadFailed} onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <>
      <PanelHead title={data.subject} badge={<ContactState status={data.status} />}>
        <span className="num">{when(data.created_on)}</span>
      </PanelHead>
      <Facts
        facts={[
          ['From', data.name],
          ['E-mail', data.email],
          ['Phone', data.mobile ?? '–'],
          ['Account', data.user_id === null ? 'none' : String(data.user_id)],
        ]}
      />
      <p className="my-4 rounded-lg border border-line bg-surface-2 p-4 text-body break-words whitespace-pre-line">
        {data.message}
      </p>
      <Moves contact={data} />
      <div className="mt-4">
        {data.replies.length > 0 && (
          <PanelPart title={contactsTexts.replies}>
            <ul className="space-y-2">
              {data.replies.map((reply) => (
                <li key={reply.contact_reply_id} className="rounded-lg border border-line p-3">
                  <p className="text-sm break-words whitespace-pre-line">{reply.message}</p>
                  <p className="num mt-1 text-note text-ink-3">
                    {reply.author}, {when(reply.created_on)}
                  </p>
                </li>
              ))}
            </ul>
          </PanelPart>
        )}
        {data.status !== 'spam' && <Reply contact={data} />}
      </div>
    </>
  );
}
