-- A step that its state table does not have is refused whoever makes it, a person at psql as well. What begins is not a
-- step: a row that comes in with a later state is a restored or an imported one.
-- release before: runs
create table legal_steps (
  subject    text not null check (subject in ('delivery_order', 'pickup_order', 'payment', 'refund', 'booking')),
  from_state text not null,
  to_state   text not null,
  primary key (subject, from_state, to_state)
);
comment on table legal_steps is 'The steps that domain/common/legal-steps.ts lists.';
insert into legal_steps (subject, from_state, to_state) values
  ('delivery_order', 'pending_payment', 'placed'),
  ('delivery_order', 'pending_payment', 'expired'),
  ('delivery_order', 'pending_payment', 'cancelled'),
  ('delivery_order', 'placed', 'accepted'),
  ('delivery_order', 'placed', 'rejected'),
  ('delivery_order', 'placed', 'cancelled'),
  ('delivery_order', 'accepted', 'preparing'),
  ('delivery_order', 'accepted', 'ready'),
  ('delivery_order', 'accepted', 'cancelled'),
  ('delivery_order', 'preparing', 'ready'),
  ('delivery_order', 'preparing', 'cancelled'),
  ('delivery_order', 'ready', 'out_for_delivery'),
  ('delivery_order', 'ready', 'cancelled'),
  ('delivery_order', 'out_for_delivery', 'delivered'),
  ('delivery_order', 'out_for_delivery', 'cancelled'),
  ('pickup_order', 'pending_payment', 'placed'),
  ('pickup_order', 'pending_payment', 'expired'),
  ('pickup_order', 'pending_payment', 'cancelled'),
  ('pickup_order', 'placed', 'accepted'),
  ('pickup_order', 'placed', 'rejected'),
  ('pickup_order', 'placed', 'cancelled'),
  ('pickup_order', 'accepted', 'preparing'),
  ('pickup_order', 'accepted', 'ready'),
  ('pickup_order', 'accepted', 'cancelled'),
  ('pickup_order', 'preparing', 'ready'),
  ('pickup_order', 'preparing', 'cancelled'),
  ('pickup_order', 'ready', 'picked_up'),
  ('pickup_order', 'ready', 'cancelled'),
  ('pickup_order', 'out_for_delivery', 'cancelled'),
  ('payment', 'created', 'authorized'),
  ('payment', 'created', 'captured'),
  ('payment', 'created', 'failed'),
  ('payment', 'authorized', 'captured'),
  ('payment', 'captured', 'partially_refunded'),
  ('payment', 'captured', 'refunded'),
  ('payment', 'partially_refunded', 'refunded'),
  ('payment', 'failed', 'authorized'),
  ('payment', 'failed', 'captured'),
  ('payment', 'cod_due', 'cod_collected'),
  ('payment', 'cod_due', 'cod_failed'),
  ('refund', 'requested', 'approved'),
  ('refund', 'requested', 'declined'),
  ('refund', 'approved', 'processing'),
  ('refund', 'processing', 'processed'),
  ('refund', 'processing', 'failed'),
  ('refund', 'failed', 'processing'),
  ('booking', 'held', 'requested'),
  ('booking', 'held', 'confirmed'),
  ('booking', 'held', 'expired'),
  ('booking', 'requested', 'confirmed'),
  ('booking', 'requested', 'declined'),
  ('booking', 'requested', 'cancelled'),
  ('booking', 'confirmed', 'cancelled'),
  ('booking', 'confirmed', 'arrived'),
  ('booking', 'confirmed', 'seated'),
  ('booking', 'confirmed', 'no_show'),
  ('booking', 'arrived', 'seated'),
  ('booking', 'arrived', 'cancelled'),
  ('booking', 'seated', 'completed');

-- Whoever gets here has a fault in the program or none of ours, so the server tells it as one: no answer stands for it.
create function refuse_illegal_step() returns trigger language plpgsql as $$
declare
  was text;
  becomes text;
begin
  if tg_argv[1] = 'state' then
    was := old.state;
    becomes := new.state;
  else
    was := old.status;
    becomes := new.status;
  end if;
  if not exists (select from legal_steps where subject = tg_argv[0] and from_state = was and to_state = becomes) then
    raise exception 'a % does not go from % to %', replace(tg_argv[0], '_', ' '), was, becomes
      using errcode = 'integrity_constraint_violation', schema = tg_table_schema, table = tg_table_name,
        constraint = tg_table_name || '_legal_step_check';
  end if;
  return new;
end $$;

create trigger orders_legal_delivery before update of status on orders for each row
  when (old.status is distinct from new.status and new.fulfilment = 'delivery')
  execute function refuse_illegal_step('delivery_order', 'status');
create trigger orders_legal_pickup before update of status on orders for each row
  when (old.status is distinct from new.status and new.fulfilment = 'pickup')
  execute function refuse_illegal_step('pickup_order', 'status');
create trigger payments_legal before update of status on payments for each row
  when (old.status is distinct from new.status)
  execute function refuse_illegal_step('payment', 'status');
create trigger refunds_legal before update of state on refunds for each row
  when (old.state is distinct from new.state)
  execute function refuse_illegal_step('refund', 'state');
create trigger bookings_legal before update of state on bookings for each row
  when (old.state is distinct from new.state)
  execute function refuse_illegal_step('booking', 'state');
