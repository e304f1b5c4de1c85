// What the office's page of an order shows of its refunds.
import type { Db } from '../../platform/db.ts';
import { officeAnswer } from './refunds.answer.ts';
import { listOfOrder } from './refunds.read.store.ts';

export const listOfficeRefunds = async (db: Db, orderId: number) =>
  (await listOfOrder(db, orderId)).map((row) => officeAnswer(row));
