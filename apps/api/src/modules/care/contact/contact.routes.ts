import { createContact } from '@tawa/contract/care/contact';
import { answer } from '@tawa/contract/common/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { AppError } from '#platform/http/errors.ts';
import { route } from '#platform/http/route.ts';
import { addMessage } from './contact.store.ts';

export function contactRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  route(
    app,
    createContact,
    async ({ body: { userid, mobile, ...message }, caller, language }) => {
      if (userid !== null && userid !== caller?.userId)
        throw new AppError('forbidden', 'This belongs to another account.');
      await addMessage(db, { ...message, mobile: mobile || null, user_id: caller?.userId ?? null, language });
      return answer(201, { message: 'Message sent successfully!' });
    },
    { budget: 'message' },
  );
}
