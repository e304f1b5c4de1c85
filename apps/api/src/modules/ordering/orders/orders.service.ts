// The door of this subject and nothing else: steps are in moves/transitions.ts, placing in placing/place-order.ts.
export { notePaidByCode } from './moves/orders.cash.service.ts';
export { sweepNeglected } from './moves/orders.neglect.ts';
export { sweepOrders } from './moves/orders.timers.ts';
export { liveEventsOf } from './moves/live-events.ts';
export { lockAny, placePaid, expire, type OrderRow } from './placing/unpaid.ts';
export { expireUnpaid } from './moves/orders.tasks.ts';
export { statusOf } from './history/stored-words.ts';
export {
  handOverByRider,
  noteUndelivered,
  holdRound,
  sendRoundOut,
  type RiderStep,
  type Undelivered,
} from './moves/orders.rider.service.ts';
export { forgetAllergies, packApart } from './packing/orders.packing.service.ts';
export { moveOrder } from './moves/transitions.ts';
export { moveAnswer, moverOf } from './orders.routes.ts';
export { fulfilmentOf } from './history/stored-words.ts';
export { placeRound, type Round } from './placing/place-round.ts';
export { holdForRound, settleRound } from './placing/settle-round.ts';
export { cookForSeated, endOrderOfTable, moveOrderOfTable } from './placing/orders.table.service.ts';
