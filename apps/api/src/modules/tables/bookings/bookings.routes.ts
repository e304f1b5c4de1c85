import { joinBookedTable } from '@tawa/contract/tables/bills';
import * as contract from '@tawa/contract/tables/bookings';
import { answer } from '@tawa/contract/common/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import { getTableDay, listRestaurantsWithTable } from './availability.service.ts';
import * as service from './bookings.service.ts';
import { holdTable } from './holds.service.ts';
import { addWait } from './waits.service.ts';

export function bookingRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock' | 'env'>): void {
  route(app, contract.listTableTimes, async ({ params, query }) =>
    answer(200, await getTableDay(deps, params.id, { date: query.date, guests: query.guests })),
  );
  route(app, contract.listRestaurantsWithTable, async ({ query: { date, city, ...query } }) =>
    answer(200, { restaurants: await listRestaurantsWithTable(deps, { date, city, ...query }) }),
  );
  route(
    app,
    contract.holdTable,
    async ({ body }) => {
      const outcome = await holdTable(deps, { ...body, starts_at: new Date(body.starts_at) });
      return outcome.ok ? answer(201, outcome.held) : answer(409, outcome.conflict);
    },
    { budget: 'hold' },
  );
  route(app, contract.releaseTable, async ({ caller, body }) => {
    await service.releaseTable(deps, { caller, key: body });
    return answer(200, { message: 'The table is free again.' });
  });
  ownBookingRoutes(app, deps);
  route(
    app,
    contract.waitForTable,
    async ({ caller, body: { starts_at, ...wait }, language }) => {
      await addWait(deps, caller, { ...wait, language, wanted_at: new Date(starts_at) });
      return answer(201, { message: 'We write to you when a table becomes free.' });
    },
    { budget: 'message' },
  );
}

function ownBookingRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock' | 'env'>): void {
  route(
    app,
    contract.bookTable,
    async ({ caller, body: { booking_number, token, ...details }, language }) => {
      const key = { booking_number, token };
      const outcome = await service.bookTable(deps, { caller, key }, { ...details, language });
      return outcome.ok ? answer(200, outcome.booking) : answer(409, outcome.conflict);
    },
    { budget: 'message' },
  );
  route(app, contract.verifyBooking, async ({ caller, body: { code, ...key } }) =>
    answer(200, await service.verifyBooking(deps, { caller, key }, code)),
  );
  route(
    app,
    contract.sendBookingCode,
    async ({ caller, body }) => {
      await service.sendCode(deps, { caller, key: body });
      return answer(200, { message: 'We sent another code.' });
    },
    { budget: 'mail' },
  );
  route(app, contract.readBooking, async ({ caller, body }) =>
    answer(200, await service.readBooking(deps, { caller, key: body })),
  );
  route(
    app,
    joinBookedTable,
    async ({ caller, body: { secret, ...key } }) =>
      answer(200, { token: await service.joinBill(deps, { caller, key }, secret) }),
    { budget: 'hold' },
  );
  route(app, contract.changeBooking, async ({ caller, body: { booking_number, token, ...change } }) => {
    const input = { ...change, starts_at: new Date(change.starts_at) };
    const outcome = await service.changeBooking(deps, { caller, key: { booking_number, token } }, input);
    return outcome.ok ? answer(200, outcome.booking) : answer(409, outcome.conflict);
  });
  route(app, contract.cancelBooking, async ({ caller, body: { reason, ...key } }) =>
    answer(200, await service.cancelBooking(deps, { caller, key }, reason)),
  );
  route(app, contract.listOwnBookings, async ({ caller, query }) =>
    answer(200, await service.listOwnBookings(deps, caller.userId, query.page)),
  );
}
