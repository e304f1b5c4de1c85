import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/accounts/notifications';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import * as choices from './notifications.choices.service.ts';
import * as inbox from './notifications.inbox.service.ts';
import * as push from './notifications.push.service.ts';

type RouteDeps = Pick<Deps, 'db' | 'clock' | 'env' | 'keys' | 'sms'>;
const done = (message: string) => answer(200, { message });

export function notificationRoutes(app: FastifyInstance, deps: RouteDeps): void {
  inboxRoutes(app, deps);
  route(app, contract.getNotificationChoices, async ({ caller }) =>
    answer(200, await choices.getChoices(deps, caller)),
  );
  route(app, contract.updateNotificationChoice, async ({ caller, body }) => {
    await choices.updateChoice(deps, caller, body);
    return done('Saved');
  });
  route(app, contract.getPushKey, async () => answer(200, { key: deps.env.VAPID_PUBLIC_KEY }));
  route(app, contract.addPushSubscription, async ({ caller, body }) => {
    await push.addSubscription(deps, caller, body);
    return done('This browser gets your notifications.');
  });
  route(app, contract.deletePushSubscription, async ({ caller, body }) => {
    await push.deleteSubscription(deps, caller.userId, body.endpoint);
    return done('This browser gets no more notifications.');
  });
}

function inboxRoutes(app: FastifyInstance, deps: RouteDeps): void {
  route(app, contract.listNotifications, async ({ caller, query, language }) =>
    answer(200, await inbox.listNotifications(deps, caller.userId, query, caller.role === 'admin' ? 'en' : language)),
  );
  route(app, contract.countUnread, async ({ caller }) =>
    answer(200, { unread: await inbox.countUnread(deps, caller.userId) }),
  );
  route(app, contract.readNotification, async ({ caller, params }) =>
    answer(200, { unread: await inbox.readNotification(deps, caller.userId, params.notification_id) }),
  );
  route(app, contract.readAllNotifications, async ({ caller, body }) =>
    answer(200, { unread: await inbox.readAll(deps, caller.userId, body.up_to) }),
  );
}
