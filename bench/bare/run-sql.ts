import pg from 'pg';
import { z } from 'zod/mini';
import { addToCart } from './cart.ts';
import { orderOnce, readModel, type Model } from './order.ts';

// The other side of the contests with a database: plain pg with named statements, told by messages what to do.
const asked = z.object({
  work: z.enum(['cart', 'order']),
  calls: z.int(),
  buyers: z.array(z.object({ userId: z.string(), addressId: z.string(), menuIds: z.array(z.string()) })),
});
type Buyer = z.infer<typeof asked>['buyers'][number];

const asText: pg.CustomTypesConfig = { getTypeParser: () => (value: unknown) => value };
const [connectionString = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString, max: 8, types: asText });

const models = new Map<string, Model>();

async function callOf(work: 'cart' | 'order', buyer: Buyer): Promise<(number: number) => Promise<void>> {
  const { userId, addressId, menuIds } = buyer;
  if (work === 'cart') return (number) => addToCart(pool, userId, menuIds[number % menuIds.length] ?? '');
  const model = models.get(userId) ?? (await readModel(pool, userId));
  models.set(userId, model);
  return () => orderOnce(pool, { userId, addressId, model });
}

async function run(message: unknown): Promise<void> {
  const { work, calls, buyers } = z.parse(asked, message);
  let next = 0;
  const lanes = buyers.map(async (buyer) => {
    const call = await callOf(work, buyer);
    while (next < calls) await call(next++);
  });
  await Promise.all(lanes);
  process.send?.('done');
}

process.on('message', (message) => {
  run(message).catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
