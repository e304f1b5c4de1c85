-- From the cart to the door.

create table carts (
  user_id       int primary key references users on delete cascade,
  restaurant_id int not null references restaurants
);
comment on table carts is 'One for each user and one restaurant at a time; the row goes when its last entry goes.';
create index carts_restaurant_id_idx on carts (restaurant_id);

create table cart_items (
  cart_id    int generated always as identity primary key,
  user_id    int not null references carts on delete cascade,
  menu_id    int not null references dishes on delete cascade,
  option_ids int[] not null default '{}',
  quantity   int not null check (quantity between 1 and 20),
  note       text not null default '' check (length(note) <= 120),
  unit_price bigint not null check (unit_price >= 0),
  created_on timestamptz not null default now(),
  constraint cart_items_user_id_menu_id_option_ids_key unique (user_id, menu_id, option_ids)
);
comment on column cart_items.option_ids is 'Sorted, so that the same choice is the same entry.';
comment on column cart_items.unit_price is 'Paise for one with its options when it was last shown; a difference is told to the customer.';
create index cart_items_menu_id_idx on cart_items (menu_id);

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

create table kitchen_slots (
  restaurant_id int not null references restaurants on delete cascade,
  starts_at     timestamptz not null,
  used_minutes  int not null check (used_minutes >= 0),
  primary key (restaurant_id, starts_at)
);
comment on table kitchen_slots is 'Kitchen minutes that orders hold of a slot; one row is locked by everybody who takes from it.';

create table orders (
  order_id              int generated always as identity primary key,
  order_number          text not null constraint orders_order_number_key unique check (order_number ~ '^FD-[0-9A-Z]{6}$'),
  user_id               int not null references users,
  restaurant_id         int not null references restaurants,
  city_id               int not null references cities,
  source                text not null check (source in ('cart', 'buy_now', 'reorder', 'table')),
  fulfilment            text not null check (fulfilment in ('delivery', 'pickup')),
  status                text not null check (status in (
    'pending_payment', 'placed', 'accepted', 'preparing', 'ready', 'out_for_delivery', 'delivered', 'picked_up',
    'rejected', 'cancelled', 'expired')),
  version               int not null default 1,
  quote_id              uuid constraint orders_quote_id_key unique,
  booking_id            int,
  first_order           boolean not null default false,
  placed_at             timestamptz not null,
  accept_by             timestamptz,
  warn_minutes          smallint not null default 3 check (warn_minutes between 1 and 15),
  scheduled_for         timestamptz,
  slot_at               timestamptz,
  slot_used_minutes     int check (slot_used_minutes > 0),
  promised_from         timestamptz not null,
  promised_to           timestamptz not null,
  late_after_minutes    smallint not null default 10 check (late_after_minutes between 1 and 60),
  late_at               timestamptz,
  prep_minutes          int not null check (prep_minutes between 1 and 240),
  travel_minutes        int not null check (travel_minutes between 0 and 120),
  accepted_at           timestamptz,
  ready_at              timestamptz,
  dispatched_at         timestamptz,
  delivered_at          timestamptz,
  closed_at             timestamptz,
  cancel_requested_at   timestamptz,
  cancel_escalated_at   timestamptz,
  cancelled_by          text check (cancelled_by in ('customer', 'restaurant', 'admin', 'system')),
  cancel_reason         text,
  cancel_note           text,
  review_reason         text,
  customer_name         text not null,
  contact_phone         text not null check (contact_phone ~ '^[0-9]{10}$'),
  address               jsonb,
  restaurant            jsonb not null,
  instructions          text not null default '' check (length(instructions) <= 200),
  item_unavailable_pref text not null check (item_unavailable_pref in ('refund', 'call', 'cancel')),
  payment_method        text not null check (payment_method in ('cod', 'upi', 'card', 'netbanking', 'wallet', 'credit')),
  change_for            bigint,
  item_total            bigint not null check (item_total >= 0),
  discount_restaurant   bigint not null default 0 check (discount_restaurant >= 0),
  discount_coupon       bigint not null default 0 check (discount_coupon >= 0),
  coupon_by_restaurant  bigint not null default 0,
  packaging_fee         bigint not null default 0 check (packaging_fee >= 0),
  delivery_fee          bigint not null default 0 check (delivery_fee >= 0),
  delivery_fee_waived   bigint not null default 0 check (delivery_fee_waived >= 0),
  platform_fee          bigint not null default 0 check (platform_fee >= 0),
  tax_total             bigint not null default 0 check (tax_total >= 0),
  tip                   bigint not null default 0 check (tip >= 0),
  total                 bigint not null check (total >= 0),
  removed_total         bigint not null default 0,
  refunded_total        bigint not null default 0 check (refunded_total between 0 and total),
  coupon_id             int,
  coupon_code           text,
  commission_bp         int not null check (commission_bp between 0 and 10000),
  handover_code         text not null check (handover_code ~ '^[0-9]{4}$'),
  handover_tries        int not null default 0 check (handover_tries >= 0),
  rider_name            text,
  rider_phone           text,
  left_at_door_note     text,
  constraint orders_total_is_sum_check check (
    total = item_total - discount_restaurant - discount_coupon + packaging_fee + delivery_fee + platform_fee + tax_total + tip),
  constraint orders_address_check check (fulfilment = 'pickup' or address is not null),
  constraint orders_coupon_by_restaurant_check check (coupon_by_restaurant between 0 and discount_coupon),
  constraint orders_change_for_check check (change_for >= total),
  constraint orders_slot_check check ((slot_at is null) = (slot_used_minutes is null)),
  constraint orders_removed_total_check check (removed_total between 0 and total),
  constraint orders_booking_id_fkey foreign key (booking_id, restaurant_id) references bookings (booking_id, restaurant_id),
  constraint orders_table_check check (booking_id is null or (fulfilment = 'pickup' and scheduled_for is not null))
);
comment on table orders is 'A copy of everything that was true when it was placed; a later change of menu or profile changes nothing here. Money in paise.';
comment on column orders.quote_id is 'The quote it was placed from: one order at most from one quote, whatever else happens.';
comment on column orders.booking_id is 'The table that it was ordered ahead with: it is cooked for the hour of the table, moves with it and ends with it.';
comment on column orders.warn_minutes is 'Minutes before accept_by from which its kitchen and the office are warned.';
comment on column orders.late_after_minutes is 'Minutes past its promise from which it is late.';
comment on column orders.review_reason is 'Why the office should look at it; null for most.';
comment on column orders.change_for is 'The note (paise) that the customer will hand over, so that the rider brings change.';
comment on column orders.removed_total is 'Paise of lines that were taken out after placing; the bill itself stays as it was accepted.';
create index orders_user_id_idx on orders (user_id, placed_at desc);
create index orders_restaurant_id_idx on orders (restaurant_id, placed_at desc);
create index orders_restaurant_id_open_idx on orders (restaurant_id)
  where status in ('placed', 'accepted', 'preparing', 'ready', 'out_for_delivery');
create index orders_due_idx on orders (accept_by) where status = 'placed';
create index orders_out_idx on orders (dispatched_at) where status = 'out_for_delivery';
create index orders_city_id_idx on orders (city_id);
create index orders_coupon_id_idx on orders (coupon_id) where coupon_id is not null;
create unique index orders_one_unpaid_key on orders (user_id) where status = 'pending_payment';
create index orders_promise_idx on orders (promised_to)
  where late_at is null and status in ('placed', 'accepted', 'preparing', 'ready', 'out_for_delivery');
create index orders_cancel_requested_idx on orders (cancel_requested_at)
  where cancel_escalated_at is null and status in ('accepted', 'preparing', 'ready');
create index orders_review_idx on orders (order_id) where review_reason is not null;
-- Whatever ended without being cooked leaves room for another.
create unique index orders_booking_id_key on orders (booking_id)
  where booking_id is not null and status not in ('rejected', 'cancelled', 'expired');
create index orders_booking_id_restaurant_id_idx on orders (booking_id, restaurant_id) where booking_id is not null;
create index orders_placed_at_idx on orders (placed_at, order_id);
create index orders_total_idx on orders (total, order_id);
create index orders_status_idx on orders (status, placed_at);
create index orders_customer_name_idx on orders (lower(customer_name), order_id);
create index orders_search_idx on orders using gin
  ((lower(order_number || ' ' || customer_name || ' ' || contact_phone)) gin_trgm_ops);

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
  shortage           text check (shortage in ('asked', 'removed')),
  shortage_quantity  int,
  shortage_at        timestamptz,
  answer_by          timestamptz,
  removed_money      jsonb,
  gross              bigint not null check (gross >= 0),
  discount           bigint not null check (discount >= 0),
  coupon_share       bigint not null check (coupon_share >= 0),
  tax                bigint not null check (tax >= 0),
  constraint order_items_gross_is_product_check check (gross = unit_price * quantity),
  constraint order_items_fulfilled_quantity_check check (fulfilled_quantity between 0 and quantity),
  constraint order_items_shortage_whole_check check (
    (shortage is null and shortage_quantity is null and shortage_at is null and answer_by is null)
    or (shortage_quantity between 1 and quantity and shortage_at is not null and (shortage = 'removed' or answer_by is not null))),
  constraint order_items_removed_money_check check (removed_money is null or fulfilled_quantity < quantity)
);
comment on column order_items.shortage is 'The kitchen is out of it: the customer is asked, or it was taken out of the order.';
comment on column order_items.removed_money is 'What portions came to that were taken out before anything was paid; what was paid goes back as a refund.';
create index order_items_order_id_idx on order_items (order_id);
create index order_items_menu_id_idx on order_items (menu_id);
create index order_items_answer_by_idx on order_items (answer_by) where shortage = 'asked';

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
create trigger order_events_append_only before update on order_events for each row execute function refuse_change();

-- A link of one order is a round of one.
create table rider_links (
  rider_link_id int generated always as identity primary key,
  restaurant_id int not null references restaurants on delete cascade,
  nonce         uuid not null,
  token_hash    bytea not null check (length(token_hash) = 32),
  made_at       timestamptz not null,
  expires_at    timestamptz not null,
  constraint rider_links_token_hash_key unique (token_hash),
  constraint rider_links_expires_at_check check (expires_at > made_at)
);
comment on table rider_links is 'The link to the page of a rider''s round. Its secret is made from the nonce, so no row knows it.';
create index rider_links_restaurant_id_idx on rider_links (restaurant_id);

create table rider_stops (
  order_id      int primary key references orders on delete cascade,
  rider_link_id int not null references rider_links on delete cascade,
  position      smallint not null,
  constraint rider_stops_rider_link_id_position_key unique (rider_link_id, position),
  constraint rider_stops_position_check check (position > 0)
);
comment on table rider_stops is 'The orders of a rider''s round, in the order in which they are brought. An order is in one round at most.';

-- Whoever has the link may hand its orders over, so no other restaurant's can ever get into it.
create function rider_stops_restaurant() returns trigger language plpgsql as $$
begin
  if not exists (
    select from orders o join rider_links l using (restaurant_id)
    where o.order_id = new.order_id and l.rider_link_id = new.rider_link_id
  ) then
    raise exception 'a stop must be an order of the restaurant of its link' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger rider_stops_restaurant after insert or update on rider_stops
  for each row execute function rider_stops_restaurant();

create unlogged table rider_places (
  rider_link_id int primary key references rider_links on delete cascade,
  lat           double precision not null check (lat between -90 and 90),
  lng           double precision not null check (lng between -180 and 180),
  at            timestamptz not null
);
comment on table rider_places is 'Where a rider was last; in no log, no backup of the log, and gone with the link.';

-- The link's row is held, so that of two deliveries at one moment the second sees the first and ends the round.
create function rider_links_end() returns trigger language plpgsql as $$
declare
  of_order int;
begin
  select rider_link_id into of_order from rider_stops where order_id = new.order_id;
  if not found then
    return null;
  end if;
  perform from rider_links where rider_link_id = of_order for update;
  delete from rider_links where rider_link_id = of_order and not exists (
    select from rider_stops s join orders o using (order_id)
    where s.rider_link_id = of_order and o.status = 'out_for_delivery'
  );
  return null;
end $$;

create trigger orders_rider_links_end after update of status on orders
  for each row when (old.status = 'out_for_delivery' and new.status <> 'out_for_delivery')
  execute function rider_links_end();
