import type { Problem } from '@tawa/contract/ordering/checkout';
import type { Bill } from '@tawa/domain/money/bill';
import type { CouponDecision } from '@tawa/domain/money/coupons';
import type { RestaurantStatus, Schedule } from '@tawa/domain/catalogue/opening-hours';
import type { DeliveryPromise } from '@tawa/domain/ordering/orders';
import type { FoundCoupon } from '#modules/money/coupons/coupons.service.ts';
import type { StoredOptionFood } from '#db/dishes/dish-food.ts';
import type { NamedOption } from '#db/names.ts';
import type { Basket, Entry } from './basket.ts';
import type { Dish } from './facts.store.ts';
import type { SlotNeed } from '../slots/slot-minutes.ts';

export interface PricedLine extends Entry {
  name: string;
  dish: Dish;
  options: (NamedOption & { option_id: number; price: number })[];
  /** The same choices with what is declared of them. */
  chosen: StoredOptionFood[];
  /** Paise for one with its options. */
  unit_price: number;
  unit_discounted: number | null;
  /** Paise for the line after the restaurant's discount. */
  amount: number;
  tax_category: 'restaurant_service' | 'packaged';
  /** Why it cannot be ordered. */
  problem: string | null;
  /** What is said of a dish that is not served at the time of this order, but at another. */
  untimely: string | null;
}

export interface AppliedCoupon {
  found: FoundCoupon;
  /** Paise. */
  worth: number;
  /** Paise of it that the restaurant bears. */
  restaurant_part: number;
}

/** What an order would be at this moment: the bill holds only the lines that can be had. */
export interface Priced {
  basket: Basket;
  schedule: Schedule;
  status: RestaurantStatus;
  lines: PricedLine[];
  bill: Bill;
  coupon: AppliedCoupon | null;
  couponRefusal: Extract<CouponDecision, { ok: false }> | null;
  prep_minutes: number;
  travel_minutes: number;
  promise: DeliveryPromise;
  /** How long it keeps the kitchen busy. */
  kitchen_minutes: number;
  /** What it takes of a slot; null at a kitchen that does not count its minutes. */
  slot: SlotNeed | null;
  blocking: Problem[];
  warnings: Problem[];
}
