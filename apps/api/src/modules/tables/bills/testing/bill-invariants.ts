import { tableGuestsMax } from '@tawa/domain/tables/bills';

/** What must be true of every bill of a table at any time; each statement names what is not in the column `which`. */
export const ofBills: Readonly<Record<string, string>> = {
  'a bill of a table is of another restaurant than its table, or holds more people than it may': `select b.table_bill_id::text as which
    from table_bills b join dining_tables t using (table_id) join venues v using (venue_id)
    where v.restaurant_id <> b.restaurant_id
      or (select count(*) from table_guests g where g.table_bill_id = b.table_bill_id) > ${tableGuestsMax}`,
  'a round is no order of its table’s restaurant, or was sent by a guest of another bill': `select o.order_number as which
    from table_rounds w join orders o using (order_id) join table_bills b using (table_bill_id)
      left join table_guests g on g.table_guest_id = w.table_guest_id
    where o.restaurant_id <> b.restaurant_id or (o.source <> 'at_table' and o.booking_id is distinct from b.booking_id) or g.table_bill_id <> w.table_bill_id
      or o.placed_at > coalesce(b.closed_at, o.placed_at)`,
  'an order at a table stands on no bill, or has fees': `select o.order_number as which from orders o
    where o.source = 'at_table' and (o.packaging_fee + o.delivery_fee + o.platform_fee + o.tip <> 0
      or not exists (select from table_rounds w where w.order_id = o.order_id))`,
  'a bill is of a booking of another restaurant, or of a party that was never seated': `select b.table_bill_id::text as which
    from table_bills b join bookings k using (booking_id)
    where k.restaurant_id <> b.restaurant_id or k.state not in ('seated', 'completed')`,
  'a closed bill has rounds with the kitchen, or claims that nobody answered': `select b.table_bill_id::text as which
    from table_bills b where b.closed_at is not null
      and (exists (select from table_rounds w join orders o using (order_id) where w.table_bill_id = b.table_bill_id
          and o.status in ('placed', 'accepted', 'preparing', 'ready'))
        or exists (select from table_parts s where s.table_bill_id = b.table_bill_id and s.state = 'asked'))`,
  'a bill that closed as paid has cash that is due': `select o.order_number as which
    from table_bills b join table_rounds w using (table_bill_id) join orders o using (order_id) join payments p using (order_id)
    where b.closed_as = 'paid' and p.status = 'cod_due'`,
  'the booked cash of a bill is more than its parts, where nobody settled its orders by themselves': `select b.table_bill_id::text as which
    from table_bills b where b.closed_at is not null
      and (select coalesce(sum(p.received - p.held_part), 0) from table_rounds w join payments p using (order_id)
          where w.table_bill_id = b.table_bill_id and p.status = 'cod_collected' and p.captured_at = b.closed_at)
        > (select coalesce(sum(s.amount), 0) from table_parts s where s.table_bill_id = b.table_bill_id and s.state = 'paid')`,
  'what was paid online of a round is not what the parts of its bill gave': `select o.order_number as which
    from table_rounds w join orders o using (order_id) join payments p on p.order_id = o.order_id and not p.is_extra
    where p.held_part <> (select coalesce(sum(u.amount), 0) from table_part_uses u where u.order_id = o.order_id)`,
  'a part paid a round of another bill, or was not held': `select u.table_part_id::text as which
    from table_part_uses u join table_parts s using (table_part_id) left join table_rounds w using (order_id)
    where w.table_bill_id is distinct from s.table_bill_id or s.state <> 'held'`,
  'a part is held without its money, or has money and is not held': `select s.table_part_id::text as which from table_parts s
    where (s.state = 'held') <> exists (select from share_payments p where p.table_part_id = s.table_part_id
      and p.status = 'captured' and p.held_reason is null)`,
  'a part was paid online with another sum than it is of': `select s.table_part_id::text as which
    from table_parts s join share_payments p using (table_part_id) where p.held_reason is null and p.amount <> s.amount + s.tip`,
  'a tip of a closed bill neither went to its restaurant once nor went back with its part': `select s.table_part_id::text as which
    from table_parts s join table_bills b using (table_bill_id) join share_payments p on p.table_part_id = s.table_part_id and p.held_reason is null
      left join ledger_transactions t on t.posting_key = 'tip_given:' || s.table_part_id
      left join table_rounds w on w.order_id = s.tip_order_id
    where s.tip > 0 and s.state = 'held' and (b.closed_at is null) <> (t.posting_key is null)
        and not (b.closed_at is not null and p.returned >= s.amount + s.tip)
      or (s.tip_order_id is null) <> (t.posting_key is null) or t.restaurant_id <> b.restaurant_id
      or (s.tip_order_id is not null and w.table_bill_id is distinct from s.table_bill_id)`,
  'the money of a closed bill neither paid its rounds nor went back': `select s.table_part_id::text as which
    from table_parts s join table_bills b using (table_bill_id) join share_payments p on p.table_part_id = s.table_part_id and p.held_reason is null
    where b.closed_at is not null and s.state = 'held' and p.received
      <> (select coalesce(sum(u.amount), 0) from table_part_uses u where u.table_part_id = s.table_part_id)
        + (select coalesce(sum(r.amount), 0) from share_refunds r where r.share_payment_id = p.share_payment_id and r.refund_id is null)
        + case when s.tip_order_id is null then 0 else s.tip end`,
  'the rounds of a running bill have its money already': `select u.order_id::text as which
    from table_part_uses u join table_rounds w using (order_id) join table_bills b using (table_bill_id) where b.closed_at is null`,
  'a phone claims more than one part': `select s.table_guest_id::text as which from table_parts s
    where s.state = 'asked' and s.table_guest_id is not null group by s.table_guest_id having count(*) > 1`,
};
