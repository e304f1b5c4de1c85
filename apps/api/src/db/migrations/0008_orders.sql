create table tax_rates (
  tax_rate_id int generated always as identity primary key,
  category    text not null check (category in ('restaurant_service', 'specified_premises', 'packaged', 'delivery', 'platform_fee')),
  rate_bp     int not null check (rate_bp between 0 and 10000),
  valid_from  date not null,
  valid_to    date,
  constraint tax_rates_category_period_excl exclude using gist (category with =, daterange(valid_from, valid_to, '[)') with &&)
);
comment on table tax_rates is 'Basis points of GST; two rates of one category never overlap.';
insert into tax_rates (category, rate_bp, valid_from) values
  ('restaurant_service', 500, '2022-01-01'),
  ('specified_premises', 1800, '2022-01-01'),
  ('packaged', 500, '2025-09-22'),
  ('delivery', 1800, '2025-09-22'),
  ('platform_fee', 1800, '2022-01-01');

create table quotes (
  quote_id      uuid primary key default gen_random_uuid(),
  user_id       int not null references users on delete cascade,
  restaurant_id int not null references restaurants on delete cascade,
  request       jsonb not null,
  total         bigint not null check (total >= 0),
  lines         jsonb not null,
  created_on    timestamptz not null default now(),
  expires_at    timestamptz not null
);
comment on table quotes is 'What was asked and shown; placing reads everything again and only compares with this.';
create index quotes_user_id_idx on quotes (user_id);
create index quotes_restaurant_id_idx on quotes (restaurant_id);
create index quotes_expires_at_idx on quotes (expires_at);

create table orders (
  order_id              int generated always as identity primary key,
  order_number          text not null constraint orders_order_number_key unique check (order_number ~ '^FD-[0-9A-Z]{6}$'),
  user_id               int not null references users,
  restaurant_id         int not null references restaurants,
  city_id               int not null references cities,
  source                text not null check (source in ('cart', 'buy_now', 'reorder', 'table')),
  fulfilment            text not null check (fulfilment in ('delivery', 'pickup')),
  status                text not null check (status in ('pending_payment', 'placed', 'accepted', 'preparing', 'ready', 'out_for_delivery', 'delivered', 'picked_up', 'rejected', 'cancelled', 'expired')),
  version               int not null default 1,
  placed_at             timestamptz not null,
  accept_by             timestamptz,
  scheduled_for         timestamptz,
  promised_from         timestamptz not null,
  promised_to           timestamptz not null,
  prep_minutes          int not null check (prep_minutes between 1 and 240),
  travel_minutes        int not null check (travel_minutes between 0 and 120),
  accepted_at           timestamptz,
  ready_at              timestamptz,
  dispatched_at         timestamptz,
  delivered_at          timestamptz,
  closed_at             timestamptz,
  cancel_requested_at   timestamptz,
  cancelled_by          text check (cancelled_by in ('customer', 'restaurant', 'admin', 'system')),
  cancel_reason         text,
  cancel_note           text,
  customer_name         text not null,
  contact_phone         text not null check (contact_phone ~ '^[0-9]{10}$'),
  address               jsonb,
  restaurant            jsonb not null,
  instructions          text not null default '' check (length(instructions) <= 200),
  item_unavailable_pref text not null check (item_unavailable_pref in ('refund', 'call', 'cancel')),
  payment_method        text not null check (payment_method in ('cod', 'upi', 'card', 'netbanking', 'wallet')),
  item_total            bigint not null check (item_total >= 0),
  discount_restaurant   bigint not null default 0 check (discount_restaurant >= 0),
  discount_coupon       bigint not null default 0 check (discount_coupon >= 0),
  packaging_fee         bigint not null default 0 check (packaging_fee >= 0),
  delivery_fee          bigint not null default 0 check (delivery_fee >= 0),
  delivery_fee_waived   bigint not null default 0 check (delivery_fee_waived >= 0),
  platform_fee          bigint not null default 0 check (platform_fee >= 0),
  tax_total             bigint not null default 0 check (tax_total >= 0),
  tip                   bigint not null default 0 check (tip >= 0),
  total                 bigint not null check (total >= 0),
  refunded_total        bigint not null default 0 check (refunded_total between 0 and total),
  coupon_id             int references coupons,
  coupon_code           text,
  commission_bp         int not null check (commission_bp between 0 and 10000),
  handover_code         text not null check (handover_code ~ '^[0-9]{4}$'),
  handover_tries        int not null default 0 check (handover_tries >= 0),
  rider_name            text,
  rider_phone           text,
  left_at_door_note     text,
  first_order           boolean not null default false,
  quote_id              uuid constraint orders_quote_id_key unique,
  constraint orders_total_is_sum_check check (
    total = item_total - discount_restaurant - discount_coupon + packaging_fee + delivery_fee + platform_fee + tax_total + tip),
  constraint orders_address_check check (fulfilment = 'pickup' or address is not null)
);
comment on table orders is 'A copy of everything that was true when it was placed; a later change of menu or profile changes nothing here. Money in paise.';
comment on column orders.quote_id is 'The quote it was placed from: one order at most from one quote, whatever else happens.';
create index orders_user_id_idx on orders (user_id, placed_at desc);
create index orders_restaurant_id_idx on orders (restaurant_id, placed_at desc);
create index orders_restaurant_id_open_idx on orders (restaurant_id)
  where status in ('placed', 'accepted', 'preparing', 'ready', 'out_for_delivery');
create index orders_due_idx on orders (accept_by) where status = 'placed';
create index orders_out_idx on orders (dispatched_at) where status = 'out_for_delivery';
create index orders_city_id_idx on orders (city_id);
create index orders_coupon_id_idx on orders (coupon_id) where coupon_id is not null;

create table order_items (
  order_item_id      int generated always as identity primary key,
  order_id           int not null references orders on delete cascade,
  menu_id            int references dishes on delete set null,
  position           int not null,
  name               text not null,
  is_veg             boolean not null,
  dish_img           text,
  options            jsonb not null default '[]',
  note               text not null default '',
  tax_category       text not null,
  rate_bp            int not null,
  unit_price         bigint not null check (unit_price >= 0),
  unit_discounted    bigint check (unit_discounted >= 0 and unit_discounted <= unit_price),
  quantity           int not null check (quantity between 1 and 20),
  fulfilled_quantity int not null,
  gross              bigint not null check (gross >= 0),
  discount           bigint not null check (discount >= 0),
  coupon_share       bigint not null check (coupon_share >= 0),
  tax                bigint not null check (tax >= 0),
  constraint order_items_gross_is_product_check check (gross = unit_price * quantity),
  constraint order_items_fulfilled_quantity_check check (fulfilled_quantity between 0 and quantity)
);
create index order_items_order_id_idx on order_items (order_id);
create index order_items_menu_id_idx on order_items (menu_id);

create table order_taxes (
  order_id int not null references orders on delete cascade,
  category text not null,
  rate_bp  int not null,
  taxable  bigint not null check (taxable >= 0),
  cgst     bigint not null check (cgst >= 0),
  sgst     bigint not null check (sgst >= 0),
  primary key (order_id, category, rate_bp)
);

create table order_charges (
  order_id int not null references orders on delete cascade,
  position int not null,
  key      text not null,
  label    text not null,
  amount   bigint not null,
  was      bigint,
  primary key (order_id, position)
);
comment on table order_charges is 'The bill as it was shown, line by line; the lines add up to the total.';

create table order_events (
  order_event_id bigint generated always as identity primary key,
  order_id       int not null references orders on delete cascade,
  type           text not null,
  from_status    text,
  to_status      text,
  actor_type     text not null check (actor_type in ('customer', 'restaurant', 'admin', 'system')),
  actor_id       int,
  reason         text,
  meta           jsonb not null default '{}',
  at             timestamptz not null
);
comment on table order_events is 'Append only; the times of an order are told from here.';
create index order_events_order_id_idx on order_events (order_id, order_event_id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% rows are never changed', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger order_events_append_only before update on order_events for each row execute function refuse_change();

create table coupon_redemptions (
  order_id  int primary key references orders on delete cascade,
  coupon_id int not null references coupons,
  user_id   int not null references users,
  amount    bigint not null check (amount >= 0),
  state     text not null check (state in ('reserved', 'redeemed', 'released')),
  at        timestamptz not null default now()
);
create index coupon_redemptions_coupon_id_idx on coupon_redemptions (coupon_id);
create index coupon_redemptions_user_id_idx on coupon_redemptions (user_id);

create table idempotency_keys (
  user_id      int not null references users on delete cascade,
  key          uuid not null,
  request_hash bytea not null,
  status       int,
  answer       jsonb,
  created_on   timestamptz not null default now(),
  primary key (user_id, key)
);
comment on table idempotency_keys is 'Claimed first and filled with the answer in the transaction of the work, so that a repeated call gets the first answer.';
create index idempotency_keys_created_on_idx on idempotency_keys (created_on);

create table payments (
  payment_id          int generated always as identity primary key,
  order_id            int not null references orders,
  provider            text not null check (provider in ('cod', 'razorpay', 'stripe', 'demo')),
  method              text not null,
  amount              bigint not null check (amount >= 0),
  currency            text not null default 'INR',
  status              text not null check (status in ('created', 'authorized', 'captured', 'partially_refunded', 'refunded', 'failed', 'cod_due', 'cod_collected', 'cod_failed')),
  provider_order_id   text,
  provider_payment_id text constraint payments_provider_payment_id_key unique,
  created_on          timestamptz not null default now(),
  updated_on          timestamptz not null default now()
);
create index payments_order_id_idx on payments (order_id);

create table complaints (
  complaint_id int generated always as identity primary key,
  user_id      int not null references users,
  order_id     int not null references orders,
  name         text not null,
  email        text not null,
  phone        text not null,
  subject      text,
  message      text not null,
  status       text not null default 'open' check (status in ('open', 'acknowledged', 'in_progress', 'waiting_customer', 'resolved', 'declined', 'closed', 'reopened')),
  created_on   timestamptz not null default now()
);
create index complaints_user_id_idx on complaints (user_id);
create index complaints_order_id_idx on complaints (order_id);
create index complaints_unresolved_idx on complaints (status) where status not in ('resolved', 'declined', 'closed');
