import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/content/settings';
import { getSite } from '@tawa/contract/content/site';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import * as service from './settings.values.ts';

const fontReason = 'Chosen in the font settings';

/** What the office sets, and what every page tells of it. */
export function settingRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  route(app, getSite, async () => answer(200, await service.getSite(deps)));
  route(app, contract.listSettings, async () => answer(200, await service.listSettings(deps)));
  route(app, contract.getSetting, async ({ params }) => answer(200, await service.getSetting(deps, params.key)));
  route(app, contract.changeSetting, async ({ caller, body }) =>
    answer(201, { setting_id: await service.changeSetting(deps, caller.userId, body) }),
  );
  route(app, contract.getFonts, async () => {
    const { value, history } = await service.getSetting(deps, 'font');
    return answer(200, { font: service.fontOf(String(value)), history });
  });
  route(app, contract.chooseFont, async ({ caller, body }) => {
    await service.changeSetting(deps, caller.userId, { key: 'font', value: body.font, reason: fontReason });
    return answer(200, { message: 'The site is set in it.' });
  });
  route(app, contract.takeBackSetting, async ({ caller, params }) => {
    await service.takeBack(deps, caller.userId, params);
    return answer(200, { message: 'Taken back.' });
  });
}
