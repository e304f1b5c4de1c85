import { createContact } from '@tawa/contract/care/contact';
import type { Sent } from '@tawa/contract/common/endpoint';
import { call } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';

export type ContactMessage = Sent<typeof createContact>['body'];

export const useSendMessage = () =>
  useMutation({ mutationFn: (body: ContactMessage) => call(createContact, { body: { ...body, userid: null } }) });
