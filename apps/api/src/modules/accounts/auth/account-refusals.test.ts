import { randomUUID } from 'node:crypto';
import * as account from '@tawa/contract/accounts/auth.account';
import { addAddress, deleteAddress, updateAddress } from '@tawa/contract/accounts/addresses';
import { login } from '@tawa/contract/accounts/auth';
import { acceptText } from '@tawa/contract/accounts/consents';
import { downloadExport, requestExport, takeExportTicket } from '@tawa/contract/accounts/exports';
import { addFavourite } from '@tawa/contract/catalogue/favourites';
import { addPushSubscription, updateNotificationChoice } from '@tawa/contract/accounts/notifications';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { addCity, addRestaurant, type TestUser } from '#testing/factories.ts';

let world: TestApp;
let cityId = 0;
beforeAll(async () => {
  world = await startTestApp();
  cityId = await addCity(world.deps);
});
afterAll(() => world.close());

interface Someone {
  user: TestUser;
  caller: TestCaller;
}
async function enter(role: TestUser['role'] = 'user'): Promise<Someone> {
  const user = await world.addUser({ role });
  if (role === 'restaurant') await addRestaurant(world.deps, { owner_id: user.userId });
  return { user, caller: world.as(user) };
}

const door = () => ({ label: 'Home', line1: '14, 3rd Cross', city_id: cityId, pincode: '560038', phone: '9876543210' });
const wrong = 'The current password is not right.';

const codeWrong = 'This code is not right. Wait for the next one.';
const linkWrong = 'This link was used already or is too old. Ask for a new one.';
const nobodys = 2_000_000_000;
const newPassword = 'green-kettle-77';

type Reply = { status: number; body: unknown };
interface Case {
  role?: TestUser['role'];
  call: (who: Someone) => Promise<Reply>;
  says: object;
}
const atField = (field: string, text: string) => ({
  status: 400,
  body: { code: 'invalid', errors: { [field]: text } },
});
const says = (status: number, message: string) => ({ status, body: { message } });

async function turnOn({ user, caller }: Someone): Promise<void> {
  const { secret } = await caller.ok(account.startTwoFactor, { body: { password: user.password } });
  const code = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 });
  const body = { code: code.generate({ timestamp: world.clock.now().getTime() }) };
  await caller.ok(account.confirmTwoFactor, { body });
}

const cases: Record<string, Case> = {
  'a login with a wrong second step': {
    role: 'admin',
    async call(who) {
      await turnOn(who);
      const { email, password } = who.user;
      return world.guest.call(login, { body: { usernameOrEmail: email, password, code: '000000' } });
    },
    says: says(401, codeWrong),
  },
  'a second step with a wrong password': {
    role: 'restaurant',
    call: ({ caller }) => caller.call(account.startTwoFactor, { body: { password: 'not this one' } }),
    says: atField('password', wrong),
  },
  'a second step with a wrong code': {
    role: 'restaurant',
    async call({ caller, user }) {
      await caller.ok(account.startTwoFactor, { body: { password: user.password } });
      return caller.call(account.confirmTwoFactor, { body: { code: '000000' } });
    },
    says: atField('code', codeWrong),
  },
  'a second step twice': {
    role: 'admin',
    async call(who) {
      await turnOn(who);
      return who.caller.call(account.startTwoFactor, { body: { password: who.user.password } });
    },
    says: says(409, 'The second step is on already. Turn it off first.'),
  },
  'recovery codes without a second step': {
    role: 'admin',
    call: ({ caller, user }) => caller.call(account.renewRecoveryCodes, { body: { password: user.password } }),
    says: says(409, 'The second step is off. Turn it on first.'),
  },
  'the end of the second step with a wrong password': {
    role: 'admin',
    call: ({ caller }) => caller.call(account.stopTwoFactor, { body: { password: 'not this one' } }),
    says: atField('password', wrong),
  },
  'another password after a wrong one': {
    call: ({ caller, user }) =>
      caller.call(account.changePassword, { body: { userid: user.userId, oldPassword: 'not this one', newPassword } }),
    says: atField('oldPassword', wrong),
  },
  'a reset by a link that nobody sent': {
    call: () => world.guest.call(account.resetPassword, { body: { token: 'x'.repeat(43), newPassword } }),
    says: says(422, linkWrong),
  },
  'a proof by a link that nobody sent': {
    call: () => world.guest.call(account.verifyEmail, { body: { token: 'x'.repeat(43) } }),
    says: says(422, linkWrong),
  },
  'another e-mail without the password': {
    call: ({ caller }) => caller.call(account.updateProfile, { body: { email: 'new@example.in' } }),
    says: atField('password', 'Enter your password to change what you log in with.'),
  },
  'a deletion with a wrong password': {
    call: ({ caller }) => caller.call(account.requestDeletion, { body: { password: 'not this one' } }),
    says: atField('password', wrong),
  },
  'an address in an unknown city': {
    call: ({ caller }) => caller.call(addAddress, { body: { ...door(), city_id: nobodys } }),
    says: atField('city_id', 'Choose a city'),
  },
  'an eleventh address': {
    async call({ caller }) {
      for (let count = 0; count < 10; count++) await caller.ok(addAddress, { body: door() });
      return caller.call(addAddress, { body: door() });
    },
    says: says(409, 'You can keep 10 addresses. Delete one first.'),
  },
  'a change of an address that is not there': {
    call: ({ caller }) => caller.call(updateAddress, { params: { address_id: nobodys }, body: door() }),
    says: says(404, 'Address not found.'),
  },
  'a deletion of an address that is not there': {
    call: ({ caller }) => caller.call(deleteAddress, { params: { address_id: nobodys } }),
    says: says(404, 'Address not found.'),
  },
  'a favourite that is on no menu': {
    call: ({ caller, user }) => caller.call(addFavourite, { body: { userid: user.userId, menu_id: nobodys } }),
    says: says(404, 'Dish not found.'),
  },
  'a second file of one’s data at a time': {
    async call({ caller }) {
      await caller.ok(requestExport, {});
      return caller.call(requestExport, {});
    },
    says: says(409, 'Your data is being put together already.'),
  },
  'a ticket for a file that is not there': {
    call: ({ caller }) => caller.call(takeExportTicket, { params: { export_id: randomUUID() } }),
    says: says(404, 'This file is not there.'),
  },
  'a download by a ticket that nobody has': {
    call: () => world.guest.call(downloadExport, { params: { ticket: 'x'.repeat(43) } }),
    says: says(404, 'This link was used already or is too old.'),
  },
  'a version of a text that is not in force': {
    call: ({ caller }) => caller.call(acceptText, { body: { document: 'privacy-policy', version: 99_999 } }),
    says: says(409, 'There is a newer version by now. Please read that one.'),
  },
  'a choice for a notice of another role': {
    call: ({ caller }) =>
      caller.call(updateNotificationChoice, { body: { kind: 'no_such_kind', channel: 'email', is_on: true } }),
    says: atField('kind', 'There is no such notification.'),
  },
  'pushes to a server that is no push service': {
    call: ({ caller }) =>
      caller.call(addPushSubscription, {
        body: { endpoint: 'https://thief.example/x', keys: { p256dh: 'a'.repeat(87), auth: 'b'.repeat(22) } },
      }),
    says: atField('endpoint', 'This is not a known push service.'),
  },
};

test.each(Object.entries(cases))('%s is refused in words (auth-27)', async (_name, { role, call, says: expected }) => {
  expect(await call(await enter(role))).toMatchObject(expected);
});
