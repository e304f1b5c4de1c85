import * as contract from '@tawa/contract/tables/bookings.kitchen';
import { answer } from '@tawa/contract/common/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../../deps.ts';
import type { KitchenCaller } from '#platform/keys/auth.ts';
import { route } from '#platform/http/route.ts';
import { addDeskBooking, placeDeskBooking, type DeskOutcome } from './desk-tables.service.ts';
import * as service from './desk.service.ts';

const deskOf = ({ restaurantId, userId }: KitchenCaller): service.Desk => ({
  restaurant_id: restaurantId,
  user_id: userId,
});

const clash = ({ message }: Extract<DeskOutcome, { ok: false }>) =>
  answer(409, { code: 'TABLE_TAKEN' as const, message });
const instantOf = (text: string | null) => (text === null ? null : new Date(text));

export function deskRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock' | 'env'>): void {
  route(app, contract.getDeskDay, async ({ caller, query }) =>
    answer(200, await service.getDeskDay(deps, deskOf(caller), query.date)),
  );
  route(app, contract.addDeskBooking, async ({ caller, body: { starts_at, ...body } }) => {
    const outcome = await addDeskBooking(deps, deskOf(caller), { ...body, starts_at: instantOf(starts_at) });
    return outcome.ok ? answer(201, outcome.booking) : clash(outcome);
  });
  route(app, contract.placeDeskBooking, async ({ caller, params, body: { starts_at, ends_at, ...body } }) => {
    const place = { ...body, starts_at: new Date(starts_at), ends_at: new Date(ends_at) };
    const outcome = await placeDeskBooking(deps, deskOf(caller), params.booking_number, place);
    return outcome.ok ? answer(200, outcome.booking) : clash(outcome);
  });
  route(app, contract.moveDeskBooking, async ({ caller, params, body }) =>
    answer(200, await service.moveDeskBooking(deps, deskOf(caller), params.booking_number, body)),
  );
  route(app, contract.noteDeskBooking, async ({ caller, params, body }) =>
    answer(200, await service.noteDeskBooking(deps, deskOf(caller), params.booking_number, body.staff_note)),
  );
  route(app, contract.addDeskWait, async ({ caller, body }) =>
    answer(201, await service.addDeskWait(deps, deskOf(caller), body)),
  );
  route(app, contract.moveDeskWait, async ({ caller, params, body }) =>
    answer(200, await service.moveDeskWait(deps, deskOf(caller), params.wait_id, body.to)),
  );
}
