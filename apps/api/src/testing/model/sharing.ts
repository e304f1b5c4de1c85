import { randomBytes, randomUUID } from 'node:crypto';
import { agree, type Command, type Side } from './command.ts';
import { purchaseOf, withLines } from './grouping.ts';
import { capture, type DishName, hear, type Model } from './model.ts';
import { placeOrder, refusalOf } from './purchase.ts';
import { over, type Shop } from './shop.ts';

interface Input {
  customer: number;
  own: number;
  guests: number;
  /** How often the bank tells of the guest's payment; nothing is paid where it is null. */
  copies: number | null;
  step: 'order' | 'pay' | 'drop' | 'back' | 'cancel';
  side: Side;
}

type Asking = (
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: object,
) => Promise<{ status: number; body: Record<string, unknown> }>;

/** A host and a guest each pay their share; the guest pays, or not, and the host orders, goes on without them, or cancels. */
export class SharedGroup implements Command {
  readonly #input: Input;
  constructor(input: Input) {
    this.#input = input;
  }
  check = () => true;
  async run(model: Model, shop: Shop): Promise<void> {
    const { customer: index, own, guests, side, copies, step: then } = this.#input;
    const customer = shop.customers[index];
    if (!customer) return;
    const [here, there] = [over(shop, side), over(shop, side === 0 ? 1 : 0)];
    const ask: Asking = (method, path, body) =>
      here.world.call(customer, { method, path, ...(body && { body: { ...body } }) });
    const tell = (path: string, body: object) =>
      there.world.call(customer, { method: 'POST', path, body: { ...body } });
    const group = await beginAnew(ask, shop);
    // The host's last order waits for its money, and its group with it.
    if (!group) return;
    const path = `/groups/${String(group.group_id)}`;
    const read = async () => (await ask('GET', path)).body;
    const act = async (kind: string) =>
      (await ask('PATCH', path, { act: kind, version: (await read()).version })).status;
    const sana = { token: group.token, secret: randomBytes(32).toString('base64url') };
    agree('joining', (await tell('/groups/join', { ...sana, name: 'Sana', diet: 'any', allergens: [] })).status, 200);
    const line = (keys: object, dish: DishName, quantity: number) =>
      tell('/groups/lines', { ...keys, menu_id: shop.dishes[dish], options: [], quantity, note: '' });
    const isSoldOut = model.stock === 0;
    const chosen = await line({ token: group.token, secret: group.secret }, 'counted', own);
    agree('choosing as host', chosen.status, isSoldOut ? 409 : 200);
    agree('choosing as guest', (await line(sana, 'plain', guests)).status, 200);
    agree('each pays', await act('each_pays'), 200);
    const ofHost = isSoldOut ? [] : [['counted', own] as const];
    const all = new Map<DishName, number>([...ofHost, ['plain', guests]]);
    const purchase = { ...purchaseOf(index), method: 'upi' } as const;
    const request = { source: 'group', group_id: group.group_id };
    const refusal = withLines(model, index, all, () => refusalOf(model, purchase));
    const { body: bill } = await here.quote(customer, request);
    const asked = await Promise.all([
      ask('POST', `${path}/ask`, { quote_id: bill.quote_id, accept_total: bill.total }),
      ask('POST', `${path}/ask`, { quote_id: bill.quote_id, accept_total: bill.total }),
    ]);
    agree('asking everybody', [...new Set(asked.map(({ status }) => status))], [refusal ? 409 : 200]);
    if (refusal) return agree('cancelling what was refused', await act('cancel'), 200);
    const isPaid = copies !== null;
    if (isPaid) await payShare(tell, sana, copies);
    await there.world.deps.jobs.runDue();
    hear(model);
    // Where no event came, whoever comes back from the bank is asked about.
    if (isPaid) agree('asking for a share', (await tell('/groups/share/check', sana)).status, 200);
    if (then === 'cancel') return agree('cancelling a group', await act('cancel'), 200);
    const back = then === 'back' ? await tell('/groups/share/back', sana) : undefined;
    if (back) agree('taking a share back', back.status, isPaid ? 200 : 409);
    const guestId = idOf(await read());
    const moved =
      then === 'pay' || then === 'drop' ? await ask('PATCH', `${path}/shares/${guestId}`, { act: then }) : undefined;
    if (moved) agree(`a host who does ${then}`, moved.status, isPaid ? 409 : 200);
    const isOut = (isPaid && then === 'back') || (!isPaid && then === 'drop');
    const isSettled = isPaid || then === 'pay' || then === 'drop';
    const lines = new Map<DishName, number>([...ofHost, ...(isOut ? [] : [['plain', guests] as const])]);
    if (lines.size === 0 || !isSettled) return agree('cancelling a group', await act('cancel'), 200);
    const { body: quoted } = await here.quote(customer, request);
    const key = randomUUID();
    const details = { item_unavailable_pref: purchase.pref, payment_method: 'upi', accept_rest: quoted.total };
    const answers = await Promise.all([here, there].map((each) => each.place(customer, quoted, details, key)));
    agree(
      'placing a shared group',
      answers.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, 201],
    );
    const [number] = [...new Set(answers.map((answer) => String(answer.body.order_number)))];
    withLines(model, index, lines, () => placeOrder(model, purchase, number ?? ''));
    // Where the guest has paid for everything, nothing is left for the host to pay.
    const placed = model.orders.at(-1);
    if (placed && isPaid && ofHost.length === 0) capture(model, placed);
  }
  toString = () => `shared group ${JSON.stringify(this.#input)}`;
}

/** Begins a group where the customer has none; one that is left from before is cancelled, and what it held goes back. */
async function beginAnew(ask: Asking, { restaurant_id }: Shop): Promise<Record<string, unknown> | null> {
  const begin = () => ask('POST', '/groups', { restaurant_id, minutes: 30 });
  const { status, body } = await begin();
  if (status === 201) return body;
  if (body.state === 'paying') return null;
  const { group_id, version } = body;
  const gone = await ask('PATCH', `/groups/${String(group_id)}`, { act: 'cancel', version });
  agree('cancelling a group', gone.status, 200);
  return (await begin()).body;
}

async function payShare(
  tell: (path: string, body: object) => Promise<{ status: number; body: Record<string, unknown> }>,
  sana: object,
  copies: number,
): Promise<void> {
  const pages = await Promise.all([0, 1].map(() => tell('/groups/share/open', { ...sana, method: 'upi' })));
  const [session, again] = pages.map(({ body }) => String(body.url).split(/[/=]/).at(-1));
  agree('opening the same share again', again, session);
  agree('paying a share', (await tell(`/demo-pay/${session}`, { action: 'pay', copies })).status, 200);
}

function idOf({ guests }: Record<string, unknown>): number {
  const [, sana] = Array.isArray(guests) ? guests : [];
  return Number(sana?.group_guest_id);
}
