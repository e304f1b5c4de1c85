import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/catalogue/dish-photos';
import * as office from '@tawa/contract/catalogue/dish-photos.office';
import { shortName } from '@tawa/domain/common/text';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { readPage } from '#platform/database/listing.ts';
import { shownPhotos } from '#platform/cache/shown.ts';
import { route } from '#platform/http/route.ts';
import * as service from './dish-photos.service.ts';
import * as store from './dish-photos.store.ts';

export function dishPhotoRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock' | 'files'>): void {
  const { db } = deps;
  route(app, contract.listDishPhotos, async ({ params }) => {
    const rows = await store.listShown(db, params.menu_id);
    const photos = rows.map(({ name, created_on, ...row }) => ({
      ...row,
      author: shortName(name),
      created_on: created_on.toISOString(),
    }));
    const restaurant_id = await store.findRestaurantId(db, params.menu_id);
    const shown = restaurant_id === undefined ? undefined : shownPhotos({ ...params, restaurant_id });
    return { ...answer(200, photos), shown };
  });
  route(
    app,
    contract.sendDishPhoto,
    async ({ caller, params, upload }) => {
      const { bytes } = await upload();
      return answer(200, await service.send(deps, { userId: caller.userId, ...params }, bytes));
    },
    { budget: 'upload' },
  );
  route(app, contract.deleteDishPhoto, async ({ caller, params }) => {
    await service.takeBack(db, { userId: caller.userId, ...params });
    return answer(200, { message: 'Photo removed' });
  });
  route(app, office.listOfficeDishPhotos, async ({ query }) =>
    answer(200, await readPage(db, store.listing(query), query)),
  );
  route(app, office.decideDishPhoto, async ({ caller, params, body }) =>
    answer(200, await service.decide(deps, caller.userId, { ...params, ...body })),
  );
}
