import { priceReportNoteLengthMax, priceReportStates } from '@tawa/domain/catalogue/counter/price-reports';
import { z } from 'zod/mini';
import { id, idParam, instant, optionalText, rupees, setRupees } from '../../common/common.ts';
import { endpoint } from '../../common/endpoint.ts';

export const priceState = z.enum(priceReportStates);
const ofDish = z.object({ menu_id: idParam });

export const ownPriceReport = z.object({
  price_seen: rupees,
  state: priceState,
  reason: z.nullable(z.string()),
  created_on: instant,
});

export const getOwnPriceReport = endpoint({
  method: 'GET',
  path: '/menu/:menu_id/price-report',
  summary: 'Whether this customer may report the counter price of a dish, and the report of theirs that counts',
  access: ['user'],
  params: ofDish,
  responses: { 200: z.object({ may_report: z.boolean(), report: z.nullable(ownPriceReport) }) },
});

export const reportPrice = endpoint({
  method: 'POST',
  path: '/menu/:menu_id/price-report',
  summary: 'Says that a dish costs less in the restaurant than it says; for customers who were served there',
  access: ['user'],
  params: ofDish,
  body: z.strictObject({ price_seen: setRupees, note: optionalText(priceReportNoteLengthMax) }),
  responses: { 201: ownPriceReport },
});

export const kitchenPriceReport = z.object({
  price_report_id: id,
  menu_id: id,
  dish_name: z.string(),
  price_seen: rupees,
  counter_price: rupees,
  note: z.string(),
  state: priceState,
  reason: z.nullable(z.string()),
  created_on: instant,
});
export type KitchenPriceReport = z.infer<typeof kitchenPriceReport>;
