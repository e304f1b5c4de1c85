// What must be true of every database after anything: kept in one place for the tests, the crash runs and the model.
import { groupGuestsMax } from '@tawa/domain/ordering/groups';
import { firstStates, transitions } from '@tawa/domain/ordering/orders';
import { sql } from 'kysely';
import { shareInvariants } from './model/share-invariants.ts';
import type { Db } from '#platform/database/db.ts';
import { ofBills } from '#modules/tables/bills/testing/bill-invariants.ts';

const listed = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');
const paid = listed(['captured', 'partially_refunded', 'refunded', 'cod_collected']);
const decided = listed(['approved', 'processing', 'processed', 'failed']);
const closed = listed(['delivered', 'picked_up', 'rejected', 'cancelled', 'expired']);
const edges = transitions.map(({ from, to }) => `('${from}', '${to}')`).join(', ');
const balanceOf = (account: string, where: string) => `(select coalesce(sum(e.amount), 0)
  from ledger_entries e join ledger_transactions t using (ledger_transaction_id)
  where e.account = '${account}' and ${where})`;

const ofOrders: Readonly<Record<string, string>> = {
  'a total is not the sum of its printed lines': `select o.order_number as which from orders o
    where o.total <> (select coalesce(sum(amount), 0) from order_charges c where c.order_id = o.order_id)`,
  'an item total is not the sum of its items': `select o.order_number as which from orders o
    where o.item_total <> (select coalesce(sum(gross), 0) from order_items i
      where i.order_id = o.order_id and i.order_substitute_id is null)`,
  'the shares of a coupon are not the coupon': `select o.order_number as which from orders o
    where o.discount_coupon <> (select coalesce(sum(coupon_share), 0) from order_items i
      where i.order_id = o.order_id and i.order_substitute_id is null)`,
  'a tax is not the sum of its rates': `select o.order_number as which from orders o
    where o.tax_total <> (select coalesce(sum(cgst + sgst), 0) from order_taxes t where t.order_id = o.order_id)`,
  'a key is kept without an answer': `select key::text as which from idempotency_keys where answer is null`,
  'a quote became two orders': `select quote_id::text as which from orders where quote_id is not null
    group by quote_id having count(*) > 1`,
  'an order went a way that the state table does not have': `select distinct o.order_number as which from (
      select order_id, from_status, to_status, lag(to_status) over (partition by order_id order by order_event_id) as before
      from order_events where to_status is not null) e join orders o using (order_id)
    where case when e.before is null then e.from_status is not null or e.to_status not in (${listed(firstStates)})
      else e.from_status is distinct from e.before or (e.from_status, e.to_status) not in (${edges}) end`,
  'an order is not where its last event left it': `select o.order_number as which from orders o where o.status <> (
    select e.to_status from order_events e where e.order_id = o.order_id and e.to_status is not null
    order by e.order_event_id desc limit 1)`,
  'a rider’s link has nothing more to bring, or another restaurant’s order': `select l.rider_link_id::text as which
    from rider_links l where not exists (select from rider_stops s join orders o using (order_id)
        where s.rider_link_id = l.rider_link_id and o.status = 'out_for_delivery')
      or exists (select from rider_stops s join orders o using (order_id)
        where s.rider_link_id = l.rider_link_id and o.restaurant_id <> l.restaurant_id)`,
};

const ofCancelRuns: Readonly<Record<string, string>> = {
  'a run says that it cancelled what is not cancelled, or not by the office': `select o.order_number as which
    from cancel_run_orders c join orders o using (order_id) where c.state = 'done' and (o.status, o.cancelled_by) <> ('cancelled', 'admin')`,
  'a run that ended has orders that wait': `select r.cancel_run_id::text as which from cancel_runs r
    where r.ended_on is not null and exists (select from cancel_run_orders c
      where c.cancel_run_id = r.cancel_run_id and c.state = 'waiting')`,
  'goodwill of a run was not given, or for an order that it left': `select c.cancel_run_id || ' ' || c.order_id as which
    from cancel_run_orders c join cancel_runs r using (cancel_run_id) where r.goodwill > 0
      and (c.state = 'done') <> exists (select from ledger_transactions t where t.posting_key = 'credit_given:cancelled:' || c.order_id)
      and not (c.state = 'left' and exists (select from cancel_run_orders x where x.order_id = c.order_id and x.state = 'done'))`,
};

const ofNews: Readonly<Record<string, string>> = {
  'somebody was told whom nobody was allowed to tell': `select t.receipt_id::text as which from news_receipts t
    join restaurant_news n using (news_id) where not exists (select from news_permissions p
      where p.user_id = t.user_id and p.restaurant_id = n.restaurant_id and p.given_at <= t.sent_at and p.expires_at > t.sent_at
        and coalesce(p.ended_at > t.sent_at - interval '1 minute', true))`,
  'a message was told to another number of people than it says': `select n.news_id::text as which from restaurant_news n
    where n.told < (select count(*) from news_receipts t where t.news_id = n.news_id)`,
};

const ofItems: Readonly<Record<string, string>> = {
  'a line has more or fewer portions than were ordered and taken out': `select o.order_number as which from orders o
      join order_items i using (order_id) where i.fulfilled_quantity > i.quantity
      or (i.fulfilled_quantity < i.quantity) <> (coalesce(i.shortage, '') = 'removed')`,
  'what was taken out is not what the lines came to': `select o.order_number as which from orders o
    where o.removed_total <> (select coalesce(sum((m->>'food')::bigint - (m->>'coupon_platform')::bigint
        - (m->>'coupon_restaurant')::bigint + (m->>'gst_platform')::bigint + (m->>'gst_restaurant')::bigint), 0)
      from (select i.removed_money as m from order_items i where i.order_id = o.order_id and i.removed_money is not null) x)`,
  'a slot holds other minutes than its orders': `select s.restaurant_id || ' ' || s.starts_at as which from kitchen_slots s
    where s.used_minutes <> (select coalesce(sum(o.slot_used_minutes), 0) from orders o
      where o.restaurant_id = s.restaurant_id and o.slot_at = s.starts_at
        and (o.status not in ('rejected', 'cancelled', 'expired') or exists (select from order_events e
          where e.order_id = o.order_id and e.to_status = o.status and e.from_status not in ('pending_payment', 'placed', 'accepted'))))`,
  'a restaurant bears another part of a coupon than it agreed to': `select c.coupon_id::text as which from coupon_consents c
    where c.spent <> (select coalesce(sum(r.restaurant_part), 0) from coupon_redemptions r join orders o using (order_id)
      where r.coupon_id = c.coupon_id and o.restaurant_id = c.restaurant_id and r.state <> 'released')`,
};

const ofSubstitutes: Readonly<Record<string, string>> = {
  'an offer was taken that is no line of its order, or another one': `select x.order_substitute_id::text as which
    from order_substitutes x join order_items missing using (order_item_id)
    where (x.state = 'taken') <> exists (select from order_items i where i.order_substitute_id = x.order_substitute_id
      and i.order_id = missing.order_id and i.order_item_id <> missing.order_item_id
      and (i.quantity, i.unit_price, i.gross - i.discount, i.coupon_share, i.coupon_by_restaurant, i.tax)
        = (x.quantity, x.unit_price, coalesce(x.unit_discounted, x.unit_price) * x.quantity, x.coupon_share, x.coupon_by_restaurant, x.tax)
      and (i.tax_category, i.rate_bp) = (missing.tax_category, missing.rate_bp))`,
  'more portions were replaced than are missing': `select missing.order_item_id::text as which from order_items missing
    where missing.quantity - missing.fulfilled_quantity < (select coalesce(sum(x.quantity), 0) from order_substitutes x
      where x.order_item_id = missing.order_item_id and x.state = 'taken')`,
  'an offer is open that nobody is asked about': `select x.order_substitute_id::text as which
    from order_substitutes x join order_items missing using (order_item_id)
    where x.state = 'offered' and missing.shortage is distinct from 'asked'`,
};

const ofGroups: Readonly<Record<string, string>> = {
  'a group order holds more people than it may, or none who hosts it': `select g.group_order_id::text as which from group_orders g
    where (select count(*) filter (where n.removed_at is null) from group_guests n where n.group_order_id = g.group_order_id) > ${groupGuestsMax}
      or not exists (select from group_guests n where n.group_order_id = g.group_order_id and n.is_host)`,
  'a line of a group is of another restaurant, or of a guest who was taken out': `select l.group_line_id::text as which
    from group_lines l join group_guests n using (group_guest_id) join group_orders g using (group_order_id) join dishes d using (menu_id)
    where d.restaurant_id <> g.restaurant_id or n.removed_at is not null`,
  'a group’s order is another customer’s or restaurant’s, or a line of it has no bag': `select o.order_number as which
    from orders o join group_orders g using (group_order_id)
    where (o.user_id, o.restaurant_id) <> (g.user_id, g.restaurant_id) or o.source <> 'group'
      or exists (select from order_items i where i.order_id = o.order_id and i.for_name is null)`,
  'a line has a bag in an order that is no group’s': `select o.order_number as which from orders o
    where o.source <> 'group' and exists (select from order_items i where i.order_id = o.order_id and i.for_name is not null)`,
  'what a group’s order has in a bag is not what was chosen for it': `select o.order_number as which
    from orders o join group_orders g using (group_order_id)
    where o.status not in ('rejected', 'cancelled', 'expired')
      and (select coalesce(sum(i.quantity), 0) from order_items i where i.order_id = o.order_id and i.order_substitute_id is null)
        <> (select coalesce(sum(l.quantity), 0) from group_lines l join group_guests n using (group_guest_id)
          where n.group_order_id = g.group_order_id and not exists (select from group_shares s
            where s.group_guest_id = n.group_guest_id and s.state in ('dropped', 'back')))`,
};

const ofCoupons: Readonly<Record<string, string>> = {
  'a coupon is not counted as often as it is used': `select code as which from coupons c
    where used <> (select count(*) from coupon_redemptions r where r.coupon_id = c.coupon_id and r.state <> 'released')
      or used > total_limit`,
  'a customer’s uses of a coupon are miscounted': `select u.user_id::text as which from coupon_user_usage u
    where used <> (select count(*) from coupon_redemptions r
      where r.coupon_id = u.coupon_id and r.user_id = u.user_id and r.state <> 'released')
      or used > (select per_user_limit from coupons c where c.coupon_id = u.coupon_id)`,
  'an order with a coupon has no redemption, or one without has': `select o.order_number as which from orders o
    where (o.coupon_id is not null) <> exists (select from coupon_redemptions r where r.order_id = o.order_id)`,
  'a coupon is held for an order that does not wait, or used by one that does': `select o.order_number as which
    from orders o join coupon_redemptions r using (order_id)
    where (r.state = 'reserved') <> (o.status = 'pending_payment')`,
};

const ofPayments: Readonly<Record<string, string>> = {
  'an order has not exactly one payment of its total': `select o.order_number as which from orders o
    where 1 <> (select count(*) from payments p where p.order_id = o.order_id and not p.is_extra and p.amount = o.total - o.removed_total)
      or 1 <> (select count(*) from payments p where p.order_id = o.order_id and not p.is_extra)`,
  'an order is cooked or served without being paid': `select o.order_number as which from orders o
      join payments p on p.order_id = o.order_id and not p.is_extra
    where o.payment_method <> 'cod' and o.status not in ('pending_payment', 'expired', 'cancelled') and p.status not in (${paid})`,
  'an order that was paid still waits for its payment': `select o.order_number as which from orders o
      join payments p on p.order_id = o.order_id and not p.is_extra
    where o.status = 'pending_payment' and p.status in (${paid})`,
  'a paid payment holds another sum than the total': `select p.payment_id::text as which from payments p
    where p.status in (${paid}) and p.received <> p.amount`,
  'money came in that the ledger does not know once': `select p.payment_id::text as which from payments p
    where p.received > 0 and p.received <> (select coalesce(sum(e.amount), 0) from ledger_entries e
      join ledger_transactions t using (ledger_transaction_id)
      where t.posting_key in ('captured:' || p.payment_id, 'unmatched:' || p.payment_id, 'cash_collected:' || p.payment_id,
        'credit_used:' || p.payment_id, 'share_used:' || p.payment_id) and e.amount > 0)`,
  'a code paid an order another sum than it was shown for': `select p.payment_id::text as which from payments p
      join payment_codes c on c.provider = p.provider and c.provider_code_id = p.provider_order_id
    where not p.is_extra and (p.payment_id <> c.payment_id or p.received <> c.amount)`,
  'a provider’s payment is counted twice': `select provider_payment_id as which from payments
    where provider_payment_id is not null group by provider_payment_id having count(*) > 1`,
};

const ofRefunds: Readonly<Record<string, string>> = {
  'more was refunded than came in': `select p.payment_id::text as which from payments p
    where p.received < (select coalesce(sum(r.amount), 0) from refunds r
      where r.payment_id = p.payment_id and r.state <> 'declined')`,
  'a payment’s count of refunds is not their sum': `select p.payment_id::text as which from payments p
    where p.refunded <> (select coalesce(sum(r.amount), 0) from refunds r
      where r.payment_id = p.payment_id and r.state <> 'declined')`,
  'an order’s refunded total is not the sum of its refunds': `select o.order_number as which from orders o
    where o.refunded_total <> (select coalesce(sum(r.amount), 0) from refunds r join payments p using (payment_id)
      where r.order_id = o.order_id and not p.is_extra and p.held_reason is null and r.state in (${decided}))`,
  'money of an order that ended without food has not gone back': `select o.order_number as which from orders o
      join payments p on p.order_id = o.order_id and not p.is_extra and p.held_reason is null
    where o.status in ('rejected', 'cancelled', 'expired') and p.refunded < p.received
      and not exists (select from ledger_transactions t where t.posting_key = 'earned:' || o.order_id)`,
};

const borneBy = `(select coalesce(sum(e.amount), 0) from ledger_transactions t join ledger_entries e using (ledger_transaction_id)
  where t.posting_key = 'refund:' || f.refund_id and e.account = 'restaurant_payable')`;

const ofRefundFiles: Readonly<Record<string, string>> = {
  'a decided refund has no file, or one that is not decided has': `select r.refund_id::text as which from refunds r
    where (r.state in (${decided})) <> exists (select from refund_files f where f.refund_id = r.refund_id)`,
  'a statement deducts a refund without a readable file, or one that its restaurant still objects to': `select t.posting_key as which
    from payout_transactions x join ledger_transactions t using (ledger_transaction_id)
    where t.kind = 'refund' and not exists (select from refund_files f left join refund_appeals a using (refund_id)
      where t.posting_key = 'refund:' || f.refund_id and length(trim(f.explanation)) > 0 and a.state is distinct from 'open')`,
  'a file says that somebody else pays than the ledger took it from': `select f.refund_id::text as which from refund_files f
    where (f.payer in ('kitchen', 'rider')) < (${borneBy} > 0) or (f.payer = 'nobody' and 0 <> (select coalesce(sum(abs(e.amount)), 0)
      from ledger_transactions t join ledger_entries e using (ledger_transaction_id)
      where t.posting_key = 'refund:' || f.refund_id and e.account in ('restaurant_payable', 'refund_cost')))`,
  'the cost of a refund moved without an appeal that was right, or not for what had been taken': `select f.refund_id::text as which
    from refund_files f left join refund_appeals a using (refund_id)
    where case when a.state = 'moved' then ${borneBy} else 0 end <> (select coalesce(-sum(e.amount), 0)
      from ledger_transactions t join ledger_entries e using (ledger_transaction_id)
      where t.posting_key = 'refund_moved:' || f.refund_id and e.account = 'restaurant_payable')`,
  'a refund is objected to that takes nothing from its restaurant': `select f.refund_id::text as which
    from refund_files f join refund_appeals a using (refund_id) where ${borneBy} <= 0`,
};

const ofLedger: Readonly<Record<string, string>> = {
  'the entries of a movement do not sum to zero': `select ledger_transaction_id::text as which from ledger_entries
    group by 1 having sum(amount) <> 0`,
  'a movement has no entries': `select t.ledger_transaction_id::text as which from ledger_transactions t
    where not exists (select from ledger_entries e where e.ledger_transaction_id = t.ledger_transaction_id)`,
  'a closed order still holds its customer’s money': `select o.order_number as which from orders o
    where o.status in (${closed}) and 0 <> ${balanceOf('customer_funds', 't.order_id = o.order_id')}`,
  'a served and paid order was not earned': `select o.order_number as which from orders o
      join payments p on p.order_id = o.order_id and not p.is_extra
    where o.status in ('delivered', 'picked_up') and p.status in (${paid}) and o.total > 0
      and not exists (select from ledger_transactions t where t.posting_key = 'earned:' || o.order_id)`,
  'refunds that are due are not those that were decided': `select o.order_number as which from orders o
    where exists (select from refunds r where r.order_id = o.order_id)
      and 0 <> ${balanceOf('refunds_due', 't.order_id = o.order_id')} + (select coalesce(sum(r.amount - r.held_part), 0) from refunds r
        where r.order_id = o.order_id and r.state in ('approved', 'processing', 'failed'))
        + (select coalesce(sum(b.amount), 0) from share_refunds b join refunds r using (refund_id)
          where r.order_id = o.order_id and b.state <> 'processed')`,
  'a customer’s credit is not what the ledger says': `select u.user_id::text as which from users u
      left join store_credits s using (user_id)
    where (s.balance is not null or exists (select from ledger_transactions t where t.user_id = u.user_id and t.kind = 'credit_given'))
      and coalesce(s.balance, 0) <> 0 - ${balanceOf('store_credit', 't.user_id = u.user_id')}`,
};

const ofPayouts: Readonly<Record<string, string>> = {
  'a statement is not the sum of its movements': `select p.payout_id::text as which from payouts p
    where p.net <> (select 0 - coalesce(sum(e.amount), 0) from payout_transactions x join ledger_entries e using (ledger_transaction_id)
      where x.payout_id = p.payout_id and e.account = 'restaurant_payable')`,
  'what is kept of the ledger for a statement is not what its entries say': `select p.payout_id::text as which from payouts p
      left join payout_ledger_sums s using (payout_id)
    where exists (select from payout_transactions x where x.payout_id = p.payout_id)
      and s.owed is distinct from ledger_sum_of_payout(p.payout_id)`,
  'a statement holds the movement of another restaurant': `select p.payout_id::text as which from payouts p
      join payout_transactions x using (payout_id) join ledger_transactions t using (ledger_transaction_id)
    where t.restaurant_id <> p.restaurant_id`,
  'a paid statement was not transferred once, or one that is owed was and did not come back': `select p.payout_id::text as which
    from payouts p where case when p.status = 'paid' then p.net else 0 end <> (select coalesce(sum(e.amount), 0)
      from ledger_transactions t join ledger_entries e using (ledger_transaction_id)
      where (t.posting_key = 'payout:' || p.payout_id or t.posting_key like 'payout:' || p.payout_id || ':%')
        and e.account = 'restaurant_payable')`,
  'a file paid what is not paid, or under another number or sum': `select l.reference as which
    from payout_batch_lines l join payouts p using (payout_id)
    where l.outcome = 'paid' and (p.status <> 'paid' or p.reference <> l.bank_reference or p.net <> l.amount)`,
  'a released file is not what its lines are': `select b.payout_batch_id::text as which from payout_batches b
    where b.state in ('released', 'answered') and exists (select from (select count(*) as lines, sum(l.amount) as total
        from payout_batch_lines l where l.payout_batch_id = b.payout_batch_id and l.outcome <> 'dropped') f
        where (f.lines, f.total) is distinct from (b.lines::bigint, b.total::numeric))
      or b.sha256 <> encode(sha256(convert_to(b.content, 'UTF8')), 'hex')`,
  'a file that is over has open lines, or one without is not over': `select b.payout_batch_id::text as which
    from payout_batches b where (b.state in ('made', 'released')) <> exists (select from payout_batch_lines l
      where l.payout_batch_id = b.payout_batch_id and l.outcome = 'open')`,
};

const ofDocuments: Readonly<Record<string, string>> = {
  'a series of papers has a gap': `select s.kind || ' ' || s.financial_year as which from document_series s
    where s.last <> (select count(*) from documents d where (d.kind, d.financial_year) = (s.kind, s.financial_year))
      or s.last <> (select coalesce(max(serial), 0) from documents d where (d.kind, d.financial_year) = (s.kind, s.financial_year))`,
  'an invoice is not what was earned': `select d.number as which from documents d
    where d.kind = 'invoice' and d.total <> (select coalesce(sum(e.amount), 0) from ledger_transactions t
      join ledger_entries e using (ledger_transaction_id)
      where t.posting_key = 'earned:' || d.order_id and e.account = 'customer_funds')`,
  'the paper of a refund is not its sum': `select d.number as which from documents d join refunds r using (refund_id)
    where d.total <> r.amount`,
};

/** Each statement finds what must not be there, and names it in the column `which`. */
export const invariants: Readonly<Record<string, string>> = {
  ...ofOrders,
  ...ofCancelRuns,
  ...ofNews,
  ...ofItems,
  ...ofSubstitutes,
  ...ofGroups,
  ...ofBills,
  ...shareInvariants,
  ...ofCoupons,
  ...ofPayments,
  ...ofRefunds,
  ...ofRefundFiles,
  ...ofLedger,
  ...ofPayouts,
  ...ofDocuments,
};

/** Every broken promise with what it is broken for; nothing in a sound database. */
export async function findViolations(db: Db): Promise<string[]> {
  const found: string[] = [];
  for (const [what, statement] of Object.entries(invariants)) {
    const { rows } = await sql<{ which: string }>`${sql.raw(statement)} limit 5`.execute(db);
    found.push(...rows.map(({ which }) => `${what}: ${which}`));
  }
  return found;
}

/** Throws when a promise is broken; to be called after every test that moves orders or money. */
export async function refuseViolations(db: Db): Promise<void> {
  const found = await findViolations(db);
  if (found.length > 0) throw new Error(found.join('\n'));
}
