import type { Address } from '@tawa/contract/accounts/addresses';
import type { Quote } from '@tawa/contract/ordering/checkout';
import { inMinutes } from './order-samples.ts';

/** A bill that nothing stands in the way of, with these differences. */
export const quote = (change: Partial<Quote> = {}): Quote => ({
  quote_id: '6f0b9a44-6a1e-4a86-8f3e-0b6a2f6f1a01',
  expires_at: inMinutes(10),
  source: 'cart',
  fulfilment: 'delivery',
  restaurant: {
    restaurant_id: 7,
    restaurant_name: 'Dum & Handi',
    logo: null,
    full_address: '12th Main, Indiranagar',
    status: 'online',
    next_open_at: null,
    orders_until: inMinutes(120),
    offers_delivery: true,
    offers_pickup: true,
  },
  lines: [
    {
      key: '11:',
      cart_id: 5,
      menu_id: 11,
      name: 'Palak Paneer',
      dish_img: null,
      is_veg: 1,
      options: [],
      note: '',
      quantity: 1,
      price: 374,
      discounted_price: null,
      amount: 374,
      available: true,
    },
  ],
  charges: [
    { key: 'item_total', label: 'Item total', amount: 374, was: null },
    { key: 'tax_500', label: 'GST 5% on food', amount: 18.7, was: null },
  ],
  taxes: [],
  discount: 0,
  total: 392.7,
  savings: 0,
  free_delivery_gap: null,
  coupon: null,
  scheduled_for: null,
  eta: { from: inMinutes(30), to: inMinutes(40) },
  slots: [
    {
      date: '2026-11-21',
      label: 'Today',
      slots: [
        { at: '2026-11-21T15:30:00.000Z', label: '9:00 pm', full: true },
        { at: '2026-11-21T16:00:00.000Z', label: '9:30 pm', full: false },
      ],
    },
  ],
  payment_methods: [{ method: 'cod', available: true, reason: null }],
  last_payment_method: null,
  blocking: [],
  warnings: [],
  ...change,
});

/** An address of a customer, without a pin. */
export const homeAddress: Address = {
  address_id: 3,
  label: 'Home',
  line1: '14, 3rd Cross',
  line2: '',
  landmark: '',
  city_id: 1,
  cityname: 'Bengaluru',
  pincode: '560038',
  phone: '9876543210',
  lat: null,
  lng: null,
  is_default: true,
};
