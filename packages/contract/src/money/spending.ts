import { z } from 'zod/mini';
import { rupees } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

const sums = z.object({ orders: z.int(), spent: rupees, saved: rupees });

export const getSpending = endpoint({
  method: 'GET',
  path: '/users/spending',
  summary: 'What delivered and picked-up orders cost after refunds, and what discounts saved: this month and in all',
  access: ['user'],
  responses: { 200: z.object({ month: sums, all: sums }) },
});
