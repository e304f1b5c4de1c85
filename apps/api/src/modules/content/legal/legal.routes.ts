import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/content/legal';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import * as service from './legal.service.ts';

export function legalRoutes(app: FastifyInstance, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  route(app, contract.getLegalText, async ({ params, query }) =>
    answer(200, await service.getText(db, params.document, clock.now(), query.language)),
  );
  route(app, contract.listLegalTexts, async () => answer(200, await service.listTexts(db, clock.now())));
  route(app, contract.readLegalVersion, async ({ params }) =>
    answer(200, await service.readVersion(db, params, clock.now())),
  );
  route(app, contract.publishLegalText, async ({ body, caller }) =>
    answer(201, await service.publishText({ db, clock }, caller.userId, body)),
  );
  route(app, contract.readLegalTranslation, async ({ params }) =>
    answer(200, { translation: await service.readTranslation(db, params.document, params.language) }),
  );
  route(app, contract.publishLegalTranslation, async ({ params, body, caller }) =>
    answer(201, await service.publishTranslation({ db, clock }, caller.userId, { ...params, ...body })),
  );
  route(app, contract.withdrawLegalTranslation, async ({ params, body, caller }) => {
    await service.withdrawTranslation({ db, clock }, caller.userId, { ...params, ...body });
    return answer(200, { message: 'Withdrawn. Pages show the English text.' });
  });
  route(app, contract.takeBackLegalText, async ({ params, caller }) => {
    await service.takeBackText({ db, clock }, caller.userId, params);
    return answer(200, { message: 'Taken back.' });
  });
}
