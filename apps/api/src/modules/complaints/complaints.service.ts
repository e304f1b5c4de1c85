// Owns complaints: each is about one order of the person who complains.
import type { Db } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import * as store from './complaints.store.ts';

interface Complaint {
  orderId: string;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
}

const notOwn = 'This is not one of your orders.';

export async function addComplaint(db: Db, user_id: number, { orderId, subject, ...complaint }: Complaint) {
  const order = await store.findOwnOrder(db, user_id, orderId);
  if (!order) throw new AppError('invalid', notOwn, { fields: { orderId: notOwn } });
  return store.addComplaint(db, { ...complaint, subject: subject || null, user_id, order_id: order.order_id });
}
