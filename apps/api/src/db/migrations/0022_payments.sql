alter table payments
  add column call_key          uuid not null default gen_random_uuid(),
  add column received          bigint not null default 0 check (received >= 0),
  add column refunded          bigint not null default 0,
  add column attempts          int not null default 0 check (attempts >= 0),
  add column is_extra          boolean not null default false,
  add column held_reason       text check (held_reason in ('wrong_amount', 'paid_twice')),
  add column last_failure      text,
  add column pay_url           text,
  add column expires_at        timestamptz,
  add column captured_at       timestamptz,
  add column checked_at        timestamptz,
  drop constraint payments_provider_check,
  add constraint payments_provider_check check (provider in ('cod', 'credit', 'razorpay', 'stripe', 'demo')),
  add constraint payments_refunded_check check (refunded between 0 and received),
  add constraint payments_call_key_key unique (call_key);
update payments set received = amount where status in ('captured', 'partially_refunded', 'refunded', 'cod_collected');
alter table payments add constraint payments_received_paid_check check (
  status not in ('captured', 'partially_refunded', 'refunded', 'cod_collected') or received = amount);
comment on column payments.call_key is 'Our own name of the payment for its provider, kept before the first call: a repeated call makes nothing twice.';
comment on column payments.received is 'Paise that the provider or the kitchen really holds; also of money that is held back.';
comment on column payments.refunded is 'Paise of every refund that was not declined, so that no number of refunds passes what came in.';
comment on column payments.is_extra is 'Money beside the order’s own payment; it goes back by itself.';
create unique index payments_provider_order_id_key on payments (provider, provider_order_id) where not is_extra;
create unique index payments_one_for_order_key on payments (order_id) where not is_extra;
create index payments_waiting_idx on payments (created_on) where status in ('created', 'authorized', 'failed');
create index payments_held_idx on payments (payment_id) where held_reason is not null;

create unique index orders_one_unpaid_key on orders (user_id) where status = 'pending_payment';
alter table orders drop constraint orders_payment_method_check,
  add constraint orders_payment_method_check check (payment_method in ('cod', 'upi', 'card', 'netbanking', 'wallet', 'credit'));

create table payment_events (
  payment_event_id  bigint generated always as identity primary key,
  provider          text not null,
  provider_event_id text not null,
  type              text not null,
  provider_order_id text,
  payment_id        int references payments,
  received_at       timestamptz not null,
  processed_at      timestamptz,
  result            text not null,
  raw               jsonb not null,
  constraint payment_events_provider_event_id_key unique (provider, provider_event_id)
);
comment on table payment_events is 'Every event that a provider signed, once; what was made of it stands beside it.';
create index payment_events_payment_id_idx on payment_events (payment_id);
create index payment_events_provider_order_id_idx on payment_events (provider_order_id) where payment_id is null;

create table refunds (
  refund_id          int generated always as identity primary key,
  order_id           int not null references orders,
  payment_id         int not null references payments,
  call_key           uuid not null default gen_random_uuid() constraint refunds_call_key_key unique,
  amount             bigint not null check (amount > 0),
  reason             text not null check (length(reason) between 1 and 300),
  note               text not null default '' check (length(note) <= 1000),
  items              jsonb,
  money              jsonb,
  undoes_sale        boolean not null default false,
  liable_party       text not null check (liable_party in ('restaurant', 'platform', 'goodwill')),
  destination        text not null check (destination in ('source', 'credit', 'upi')),
  upi_id             text check (upi_id ~ '^[A-Za-z0-9._-]{2,64}@[A-Za-z]{2,32}$'),
  origin             text not null check (origin in ('automatic', 'customer', 'admin', 'complaint', 'kitchen')),
  state              text not null check (state in ('requested', 'approved', 'processing', 'processed', 'failed', 'declined')),
  requested_by       int references users,
  decided_by         int references users,
  requested_at       timestamptz not null,
  decided_at         timestamptz,
  processed_at       timestamptz,
  provider_refund_id text constraint refunds_provider_refund_id_key unique,
  bank_reference     text,
  failure            text,
  tries              int not null default 0 check (tries >= 0),
  decline_reason     text,
  restaurant_comment text check (length(restaurant_comment) <= 1000),
  commented_at       timestamptz,
  constraint refunds_upi_id_destination_check check (destination <> 'upi' or upi_id is not null),
  constraint refunds_processed_at_check check ((state = 'processed') = (processed_at is not null))
);
comment on table refunds is 'What goes back for an order. Never more than came in: payments.refunded counts each and is checked.';
comment on column refunds.items is 'The portions of lines that it is for; null for a whole order or a sum.';
comment on column refunds.money is 'What it consists of when it undoes a part of the order.';
create index refunds_order_id_idx on refunds (order_id);
create index refunds_payment_id_idx on refunds (payment_id);
create index refunds_requested_by_idx on refunds (requested_by);
create index refunds_decided_by_idx on refunds (decided_by);
create index refunds_open_idx on refunds (state, requested_at) where state not in ('processed', 'declined');
create unique index refunds_one_request_key on refunds (order_id) where state = 'requested' and origin = 'customer';

-- What an order gave back is the sum of its decided refunds, whoever decides them.
create function count_refunded() returns trigger language plpgsql as $$
begin
  update orders o set refunded_total = least(o.total, coalesce((
    select sum(r.amount) from refunds r join payments p using (payment_id)
    where r.order_id = o.order_id and not p.is_extra and p.held_reason is null
      and r.state in ('approved', 'processing', 'processed', 'failed')), 0))
  where o.order_id = new.order_id;
  return null;
end $$;
create trigger refunds_counted_on_insert after insert on refunds
  for each row when (new.state not in ('requested', 'declined')) execute function count_refunded();
create trigger refunds_counted_on_update after update of state on refunds
  for each row when (new.state is distinct from old.state) execute function count_refunded();

create table demo_orders (
  demo_order_id text primary key,
  call_key      uuid not null unique,
  amount        bigint not null check (amount > 0),
  currency      text not null,
  reference     text not null,
  return_url    text not null,
  created_on    timestamptz not null default now()
);
comment on table demo_orders is 'What the demo provider knows, as a real provider would keep it on its own machines.';
create table demo_payments (
  demo_payment_id text primary key,
  demo_order_id   text not null references demo_orders on delete cascade,
  status          text not null check (status in ('created', 'captured', 'failed')),
  amount          bigint not null check (amount > 0),
  currency        text not null,
  method          text not null,
  created_on      timestamptz not null default now()
);
create index demo_payments_demo_order_id_idx on demo_payments (demo_order_id);
create table demo_refunds (
  demo_refund_id  text primary key,
  call_key        uuid not null unique,
  demo_payment_id text not null references demo_payments on delete cascade,
  amount          bigint not null check (amount > 0),
  created_on      timestamptz not null default now()
);
create index demo_refunds_demo_payment_id_idx on demo_refunds (demo_payment_id);
