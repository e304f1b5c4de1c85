import { choosableChannels } from '@tawa/domain/accounts/notifications';
import { z } from 'zod/mini';
import { id, idParam, instant, message } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

const everybody = ['user', 'restaurant', 'admin'] as const;
const unread = z.object({ unread: z.int() });

export const notification = z.object({
  notification_id: id,
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  /** A path of the product. */
  link: z.nullable(z.string()),
  created_at: instant,
  read_at: z.nullable(instant),
});
export type Notification = z.infer<typeof notification>;

export const listNotifications = endpoint({
  method: 'GET',
  path: '/notifications',
  summary: 'The caller’s inbox, newest first, one page before an id; kept for 90 days',
  access: everybody,
  query: z.object({ before: z.optional(idParam), only: z.optional(z.enum(['all', 'unread'])) }),
  responses: {
    200: z.object({ notifications: z.array(notification), next: z.nullable(id), unread: z.int() }),
  },
});

export const countUnread = endpoint({
  method: 'GET',
  path: '/notifications/unread',
  summary: 'How many notifications the caller has not read',
  access: everybody,
  responses: { 200: unread },
});

export const readNotification = endpoint({
  method: 'POST',
  path: '/notifications/:notification_id/read',
  summary: 'Marks a notification as read; again changes nothing',
  access: everybody,
  params: z.object({ notification_id: idParam }),
  responses: { 200: unread },
});

export const readAllNotifications = endpoint({
  method: 'POST',
  path: '/notifications/read-all',
  summary: 'Marks everything up to the newest notification that was shown as read',
  access: everybody,
  body: z.strictObject({ up_to: id }),
  responses: { 200: unread },
});

const choosable = z.enum(choosableChannels);
/** `fixed` is on and stays so; `none` does not exist for this kind. */
const choice = z.enum(['on', 'off', 'fixed', 'none']);

export const notificationChoices = z.object({
  /** The ways this server can send by. */
  offered: z.array(choosable),
  sections: z.array(
    z.object({
      section: z.string(),
      title: z.string(),
      kinds: z.array(
        z.object({
          kind: z.string(),
          label: z.string(),
          channels: z.object({ email: choice, web_push: choice, sms: choice }),
        }),
      ),
    }),
  ),
});
export type NotificationChoices = z.infer<typeof notificationChoices>;

export const getNotificationChoices = endpoint({
  method: 'GET',
  path: '/notifications/choices',
  summary: 'What the caller hears of and by which ways, beside the inbox that always has it',
  access: everybody,
  responses: { 200: notificationChoices },
});

export const updateNotificationChoice = endpoint({
  method: 'PUT',
  path: '/notifications/choices',
  summary: 'Turns one way of hearing of one kind on or off',
  access: everybody,
  body: z.strictObject({
    kind: z.string().check(z.regex(/^[a-z_]{3,40}$/, 'Not a kind of notification')),
    channel: choosable,
    is_on: z.boolean(),
  }),
  responses: { 200: message },
});

export const getPushKey = endpoint({
  method: 'GET',
  path: '/notifications/push-key',
  summary: 'The public key with which browsers subscribe to web push',
  access: everybody,
  responses: { 200: z.object({ key: z.string() }) },
});

const pushEndpoint = z.url('Not an address').check(z.maxLength(1000, 'Too long'));
const base64url = (characters: number) =>
  z.string().check(z.regex(new RegExp(`^[\\w-]{${characters}}={0,2}$`), 'Not a key'));

export const addPushSubscription = endpoint({
  method: 'POST',
  path: '/notifications/push-subscriptions',
  summary: 'Sends web push to this browser for as long as this session lasts; again changes nothing',
  access: everybody,
  body: z.strictObject({
    endpoint: pushEndpoint,
    keys: z.strictObject({ p256dh: base64url(87), auth: base64url(22) }),
  }),
  responses: { 200: message },
});

export const deletePushSubscription = endpoint({
  method: 'DELETE',
  path: '/notifications/push-subscriptions',
  summary: 'Sends no more web push to this browser',
  access: everybody,
  body: z.strictObject({ endpoint: pushEndpoint }),
  responses: { 200: message },
});
