import { createContact } from '@tawa/contract/contact';
import type { Sent } from '@tawa/contract/endpoint';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

export type ContactMessage = Sent<typeof createContact>['body'];

export const useSendMessage = () =>
  useMutation({ mutationFn: (body: ContactMessage) => call(createContact, { body: { ...body, userid: null } }) });
