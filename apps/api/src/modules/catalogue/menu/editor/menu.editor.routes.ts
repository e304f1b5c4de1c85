import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/catalogue/menu.kitchen';
import { mayWorkIn } from '@tawa/domain/accounts/staff';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../../deps.ts';
import type { KitchenCaller } from '#platform/keys/auth.ts';
import { route } from '#platform/http/route.ts';
import * as arrange from './menu.arrange.service.ts';
import * as service from './menu.editor.service.ts';
import type { Editor, MenuDeps } from '../menu.kitchen.ts';
import * as options from './menu.options.service.ts';
import { sendMenuPicture } from './menu.sheet.pictures.ts';
import { exportMenu, importMenu } from './menu.sheet.service.ts';

export function editorOf({ restaurantId, userId, staffRole }: KitchenCaller): Editor {
  return { restaurantId, userId, mayPublish: mayWorkIn(staffRole, 'menu') };
}

const overtakenText = 'Somebody changed this meanwhile. Nothing of yours was written.';

function dishRoutes(app: FastifyInstance, deps: MenuDeps): void {
  route(app, contract.getEditedDish, async ({ caller, params }) =>
    answer(200, await service.getEditedDish(deps, caller.restaurantId, params.menu_id)),
  );
  route(app, contract.addDish, async ({ caller, body }) =>
    answer(201, await service.addDish(deps, editorOf(caller), body)),
  );
  route(app, contract.updateDish, async ({ caller, params, body }) => {
    const { isOvertaken, dish } = await service.updateDish(deps, editorOf(caller), params.menu_id, body);
    if (!isOvertaken) return answer(200, dish);
    const { changed_by, changed_on } = dish;
    return answer(409, { message: overtakenText, changed_by, changed_on, current: dish });
  });
  route(app, contract.deleteDish, async ({ caller, params }) => {
    const name = await service.deleteDish(deps, editorOf(caller), params.menu_id);
    return answer(200, { message: `${name} is off the menu.` });
  });
  route(app, contract.priceHistory, async ({ caller, params }) =>
    answer(200, await service.priceHistory(deps, caller.restaurantId, params.menu_id)),
  );
}

function groupRoutes(app: FastifyInstance, deps: MenuDeps): void {
  route(app, contract.addOptionGroup, async ({ caller, body }) =>
    answer(201, await options.addOptionGroup(deps, editorOf(caller), body)),
  );
  route(app, contract.updateOptionGroup, async ({ caller, params, body }) => {
    const input = { groupId: params.option_group_id, ...body };
    const { isOvertaken, group } = await options.updateOptionGroup(deps, editorOf(caller), input);
    if (!isOvertaken) return answer(200, group);
    return answer(409, { message: overtakenText, changed_by: null, changed_on: null, current: group });
  });
  route(app, contract.deleteOptionGroup, async ({ caller, params }) => {
    const name = await options.deleteOptionGroup(deps, editorOf(caller), params.option_group_id);
    return answer(200, { message: `${name} is gone from every dish.` });
  });
}

const csv = { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': 'attachment; filename="menu.csv"' };

function sheetRoutes(app: FastifyInstance, deps: MenuDeps & Pick<Deps, 'files'>): void {
  route(
    app,
    contract.importMenu,
    async ({ caller, query, upload }) => {
      const { bytes } = await upload();
      const wish = {
        write: query.write === 'yes',
        attempt: query.attempt ?? null,
        withoutMissing: query.without_missing === 'yes',
      };
      return answer(200, await importMenu(deps, editorOf(caller), bytes, wish));
    },
    { budget: 'upload' },
  );
  route(
    app,
    contract.sendMenuPicture,
    async ({ caller, query, upload }) => {
      const { bytes } = await upload();
      return answer(201, { name: await sendMenuPicture(deps, editorOf(caller), { ...query, bytes }) });
    },
    { budget: 'menuPicture' },
  );
  route(app, contract.exportMenu, async ({ caller }) => ({
    ...answer(200, await exportMenu(deps, caller.restaurantId)),
    headers: csv,
  }));
}

export function menuEditorRoutes(app: FastifyInstance, deps: MenuDeps & Pick<Deps, 'files'>): void {
  route(app, contract.getEditedMenu, async ({ caller }) =>
    answer(200, await service.getEditedMenu(deps, caller.restaurantId)),
  );
  dishRoutes(app, deps);
  groupRoutes(app, deps);
  sheetRoutes(app, deps);
  route(app, contract.setDishState, async ({ caller, body }) =>
    answer(200, { dishes: await arrange.setDishState(deps, editorOf(caller), body) }),
  );
  route(app, contract.placeDish, async ({ caller, params, body }) => {
    await arrange.placeDish(deps, editorOf(caller), { menuId: params.menu_id, ...body });
    return answer(200, { message: 'Moved.' });
  });
  route(app, contract.arrangeCategories, async ({ caller, body }) => {
    await arrange.arrangeCategories(deps, editorOf(caller), body.category_ids);
    return answer(200, { message: 'Arranged.' });
  });
  route(app, contract.changePrices, async ({ caller, body }) => {
    const done = await arrange.changePrices(deps, editorOf(caller), body);
    if ('changed' in done) return answer(200, { dishes: done.changed });
    const message = 'Some of these dishes were changed meanwhile. No price was changed.';
    return answer(409, { message, menu_ids: done.overtaken });
  });
}
