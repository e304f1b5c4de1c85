import type { OrderStatus } from '@tawa/domain/ordering/orders';
import * as fc from 'fast-check';
import { Pass, Resume } from './clock.ts';
import type { Command, Side } from './command.ts';
import type { DishName, Method, Pref } from './model.ts';
import { GroupOrder } from './grouping.ts';
import { AcceptAgainstCancel, Move, Shortage, type Step } from './moves.ts';
import { Ask, Hear, Pay, PayByCode } from './paying.ts';
import { ObjectAgainstDraft } from './objecting.ts';
import { Rename } from './renaming.ts';
import { AskForRefund, Decide, RefundByOffice } from './refunding.ts';
import { Add, Checkout, Race } from './shopping.ts';
import { SharedGroup } from './sharing.ts';
import { Substitute } from './substituting.ts';
import { TableBooked } from './table-booked.ts';
import { TableMeal } from './table-meal.ts';

const side = fc.constantFrom<Side>(0, 1);
const customer = fc.nat({ max: 2 });
const dish = fc.constantFrom<DishName>('counted', 'plain');
const order = fc.nat({ max: 20 });
const checkout = fc.record({
  customer,
  hasCoupon: fc.boolean(),
  pref: fc.constantFrom<Pref>('refund', 'call', 'cancel'),
  method: fc.constantFrom<Method>('cod', 'upi', 'upi'),
  side,
  isTwice: fc.boolean(),
});
const step = fc.record({
  order,
  to: fc.constantFrom<OrderStatus>(
    'accepted',
    'rejected',
    'preparing',
    'ready',
    'out_for_delivery',
    'delivered',
    'cancelled',
  ),
  actor: fc.constantFrom<Step['actor']>('restaurant', 'restaurant', 'restaurant', 'customer', 'admin'),
  side,
});

const payment = fc.record({
  order,
  side,
  action: fc.constantFrom('pay', 'pay', 'pay', 'fail'),
  copies: fc.integer({ min: 0, max: 3 }),
  also_failed: fc.constantFrom('no', 'before', 'after'),
  forged: fc.constantFrom(false, false, false, true),
  isWrong: fc.constantFrom(false, false, false, false, true),
});

/** Everything that can happen; whoever adds something that moves orders or money adds it here. */
export const commands: fc.Arbitrary<Command>[] = [
  fc.record({ customer, dish, quantity: fc.integer({ min: 1, max: 3 }), side }).map((each) => new Add(each)),
  fc.record({ customer, dish, quantity: fc.integer({ min: 1, max: 3 }), side }).map((each) => new Add(each)),
  checkout.map((each) => new Checkout(each)),
  fc.tuple(checkout, checkout).map((pair) => new Race(pair)),
  fc
    .record({ customer, own: fc.integer({ min: 1, max: 3 }), guests: fc.integer({ min: 1, max: 3 }), side })
    .map((each) => new GroupOrder(each)),
  fc
    .record({
      own: fc.integer({ min: 1, max: 3 }),
      other: fc.integer({ min: 1, max: 3 }),
      isTurnedAway: fc.boolean(),
      way: fc.constantFrom('all', 'parts', 'staff', 'online'),
      side,
    })
    .map((each) => new TableMeal(each)),
  fc
    .record({
      customer,
      ahead: fc.constantFrom('cod', 'upi', 'late', null),
      more: fc.integer({ min: 0, max: 2 }),
      way: fc.constantFrom('staff', 'online'),
      side,
    })
    .map((each) => new TableBooked(each)),
  fc
    .record({
      customer,
      own: fc.integer({ min: 1, max: 3 }),
      guests: fc.integer({ min: 1, max: 3 }),
      copies: fc.constantFrom(null, 0, 1, 2, 3),
      step: fc.constantFrom('order', 'order', 'order', 'pay', 'drop', 'back', 'cancel'),
      side,
    })
    .map((each) => new SharedGroup(each)),
  step.map((each) => new Move(each)),
  step.map((each) => new Move(each)),
  order.map((each) => new AcceptAgainstCancel(each)),
  fc.record({ order, dish, side }).map((each) => new Shortage(each)),
  fc.record({ order, dish, side }).map((each) => new Substitute(each)),
  fc.record({ dish, name: fc.constantFrom('क', 'ख', 'ग') }).map((each) => new Rename(each)),
  fc.record({ minutes: fc.constantFrom(2, 4, 9, 60), side }).map((each) => new Pass(each)),
  fc.constant(new Resume()),
  payment.map((each) => new Pay(each)),
  payment.map((each) => new Pay(each)),
  side.map((each) => new Hear(each)),
  fc.record({ order, side }).map((each) => new Ask(each)),
  fc.record({ order, side, copies: fc.integer({ min: 1, max: 3 }) }).map((each) => new PayByCode(each)),
  fc.record({ order, side }).map((each) => new AskForRefund(each)),
  fc.record({ order, decision: fc.constantFrom('approve', 'decline'), side }).map((each) => new Decide(each)),
  fc.record({ order, decision: fc.constantFrom('stands', 'moved'), side }).map((each) => new ObjectAgainstDraft(each)),
  fc.record({ order, what: fc.constantFrom('whole', 'sum', 'line'), side }).map((each) => new RefundByOffice(each)),
];
