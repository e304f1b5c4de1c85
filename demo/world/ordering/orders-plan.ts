import type { OrderStatus } from '@tawa/domain/ordering/orders';

export interface PlannedOrder {
  /** Null for the demo customer, else which of the other customers. */
  by: number | null;
  restaurant: string;
  /** How long ago it was placed. */
  minutesAgo: number;
  reached: Extract<OrderStatus, 'placed' | 'preparing' | 'ready' | 'out_for_delivery' | 'delivered'>;
  dishes: readonly { name: string; quantity: number; note?: string }[];
  tip?: number;
  coupon?: string;
  instructions?: string;
}

const day = 24 * 60;
const kitchen = 'Dum & Handi';

/** Past orders of the demo customer, and what the demo kitchen has on its board. */
export const plannedOrders: readonly PlannedOrder[] = [
  {
    by: null,
    restaurant: kitchen,
    minutesAgo: 3 * day + 95,
    reached: 'delivered',
    dishes: [
      { name: 'Hyderabadi Chicken Dum Biryani', quantity: 2 },
      { name: 'Paneer Tikka Skewers', quantity: 1, note: 'Less spicy, please' },
    ],
    tip: 30,
    coupon: 'TAWA60',
    instructions: 'Ring once, the baby sleeps.',
  },
  {
    by: null,
    restaurant: 'Forno Verde',
    minutesAgo: 8 * day + 40,
    reached: 'delivered',
    dishes: [
      { name: 'Farmhouse', quantity: 1 },
      { name: 'Greek Salad', quantity: 1 },
    ],
  },
  {
    by: null,
    restaurant: 'Tuk Tuk Street',
    minutesAgo: 15 * day + 10,
    reached: 'delivered',
    dishes: [
      { name: 'Thai Green Chicken Curry', quantity: 1 },
      { name: 'Veg Momos (8 pc)', quantity: 2 },
    ],
    tip: 20,
  },
  {
    by: 0,
    restaurant: kitchen,
    minutesAgo: 1,
    reached: 'placed',
    dishes: [
      { name: 'Murgh Makhani', quantity: 1 },
      { name: 'Dal Makhani', quantity: 1, note: 'No cream on top' },
    ],
  },
  {
    by: 3,
    restaurant: kitchen,
    minutesAgo: 0,
    reached: 'placed',
    dishes: [{ name: 'Vegetable Dum Biryani', quantity: 2 }],
    instructions: 'Gate 2, call from the lobby.',
  },
  {
    by: 5,
    restaurant: kitchen,
    minutesAgo: 9,
    reached: 'preparing',
    dishes: [
      { name: 'Paneer Butter Masala', quantity: 1 },
      { name: 'Pindi Chole', quantity: 1 },
    ],
    tip: 20,
  },
  {
    by: 8,
    restaurant: kitchen,
    minutesAgo: 14,
    reached: 'preparing',
    dishes: [{ name: 'Egg Dum Biryani', quantity: 3, note: 'One of them without onion' }],
  },
  {
    by: 12,
    restaurant: kitchen,
    minutesAgo: 24,
    reached: 'ready',
    dishes: [{ name: 'Kadai Chicken', quantity: 2 }],
  },
  {
    by: 16,
    restaurant: kitchen,
    minutesAgo: 31,
    reached: 'out_for_delivery',
    dishes: [
      { name: 'Hyderabadi Chicken Dum Biryani', quantity: 1 },
      { name: 'Palak Paneer', quantity: 1 },
    ],
    tip: 50,
  },
];
