const held = "p.status = 'captured' and p.held_reason is null";
const back = '(select coalesce(sum(b.amount), 0) from share_refunds b where b.share_payment_id = p.share_payment_id)';
const sumOf = (account: string) => `(select coalesce(sum(amount), 0) from ledger_entries where account = '${account}')`;

/** Of parts of tables' bills: what came in, less what went back before an order had it, less what the settled rounds took. */
const heldForTables = `(select coalesce(sum(p.received), 0) from share_payments p where ${held} and p.table_part_id is not null)
  - (select coalesce(sum(b.amount), 0) from share_refunds b join share_payments p using (share_payment_id)
    where ${held} and p.table_part_id is not null and b.refund_id is null)
  - (select coalesce(sum(u.amount), 0) from table_part_uses u join payments p on p.order_id = u.order_id and not p.is_extra
    where p.status <> 'cod_due')
  - (select coalesce(sum(s.tip), 0) from table_parts s where s.tip_order_id is not null)`;

/** What must be true of the shares of groups at any time, as SQL; each statement names what breaks it. */
export const shareInvariants: Readonly<Record<string, string>> = {
  'what is held for groups and tables is not what was paid of shares and parts that no order has': `select 'group_funds' as which
    where 0 <> ${sumOf('group_funds')} + (select coalesce(sum(p.received), 0) from share_payments p join group_shares s using (group_share_id)
      where ${held} and s.state = 'paid') + ${heldForTables}`,
  'a share is paid without its money, or has money and is not paid': `select s.group_share_id::text as which from group_shares s
    where (s.state in ('paid', 'used', 'back')) <> exists (select from share_payments p where p.group_share_id = s.group_share_id and ${held})`,
  'a share was paid with another sum than was asked': `select s.group_share_id::text as which from group_shares s
    join share_payments p using (group_share_id) where ${held} and p.received <> s.amount`,
  'money of a share came in that the ledger does not know once': `select p.share_payment_id::text as which from share_payments p
    where p.received <> (select coalesce(sum(e.amount), 0) from ledger_entries e join ledger_transactions t using (ledger_transaction_id)
      where t.posting_key in ('share_held:' || p.share_payment_id, 'share_unmatched:' || p.share_payment_id) and e.amount > 0)`,
  'a count of what went back of a share is not its sum': `select p.share_payment_id::text as which from share_payments p
    where p.returned <> ${back}`,
  'money that no share has, or of one that is over, has not gone back': `select p.share_payment_id::text as which
    from share_payments p left join group_shares s using (group_share_id)
    where p.status = 'captured' and (p.held_reason is not null or s.state = 'back') and p.returned <> p.received`,
  'a held share goes back while it is held': `select p.share_payment_id::text as which from share_payments p
    join group_shares s using (group_share_id) where ${held} and s.state = 'paid' and p.returned <> 0`,
  'what an order did not take of a share has not gone back': `select s.group_share_id::text as which from group_shares s
      join share_payments p using (group_share_id)
    where s.state = 'used' and ${held} and s.amount - s.used <> (select coalesce(sum(b.amount), 0) from share_refunds b
      where b.share_payment_id = p.share_payment_id and b.refund_id is null)`,
  'the shares of an order are not what it took of them': `select o.order_number as which from orders o
      join payments p on p.order_id = o.order_id and not p.is_extra
    where not exists (select from table_rounds w where w.order_id = o.order_id) and p.held_part <> (select coalesce(sum(s.used), 0) from group_shares s where s.order_id = o.order_id)
      and not (p.received = 0 and o.status in ('expired', 'cancelled'))`,
  'shares are kept for an order that is not paid and waits no more, or not taken by one that is': `select o.order_number as which
    from orders o join group_shares s using (order_id) join payments p on p.order_id = o.order_id and not p.is_extra
    where (s.state = 'paid') <> (o.status = 'pending_payment')`,
  'what went back of shares with a refund is not what the refund says': `select r.refund_id::text as which from refunds r
    where r.held_part <> (select coalesce(sum(b.amount), 0) from share_refunds b where b.refund_id = r.refund_id)`,
  'the parts of a group’s bill are not the bill': `select o.order_number as which from orders o
      join payments p on p.order_id = o.order_id and not p.is_extra
    where p.held_part > 0 and p.received > 0 and o.total <> p.amount + o.removed_total`,
  'a group that is over still asks, or holds what guests paid': `select g.group_order_id::text as which from group_orders g
    join group_shares s using (group_order_id) where g.ended_at is not null and s.state in ('asked', 'paid') and s.order_id is null`,
  'a share is asked for in a group that asks nobody': `select g.group_order_id::text as which from group_orders g
    join group_shares s using (group_order_id) where g.asked_at is null and s.state <> 'withdrawn'`,
  'money of a share waits for no group': `select s.group_share_id::text as which from group_shares s
    where s.group_order_id is null and s.state in ('asked', 'paid')`,
  'what is owed back of shares without an order is not what was decided': `select 'refunds_due' as which
    where 0 <> (select coalesce(sum(e.amount), 0) from ledger_entries e join ledger_transactions t using (ledger_transaction_id)
        where e.account = 'refunds_due' and t.kind in ('share_back', 'share_refund_paid') and t.order_id is null)
      + (select coalesce(sum(amount), 0) from share_refunds where refund_id is null and state <> 'processed')`,
};
