-- Several people choose over one link, and one of them orders for all.
-- release before: runs
create table group_orders (
  group_order_id int generated always as identity primary key,
  user_id        int not null references users on delete cascade,
  restaurant_id  int not null references restaurants on delete cascade,
  nonce          uuid not null default gen_random_uuid(),
  token_hash     bytea not null check (length(token_hash) = 32),
  version        int not null default 1,
  begun_at       timestamptz not null,
  closes_at      timestamptz not null,
  told_closed_at timestamptz,
  ended_at       timestamptz,
  ended_as       text check (ended_as in ('ordered', 'cancelled', 'lapsed')),
  constraint group_orders_token_hash_key unique (token_hash),
  constraint group_orders_closes_at_check check (closes_at >= begun_at),
  constraint group_orders_ended_check check ((ended_at is null) = (ended_as is null))
);
comment on table group_orders is 'A link over which several people choose dishes of one restaurant; its host orders for all.';
comment on column group_orders.nonce is 'What the secrets of the link and of the host''s own part are made from, so that no row knows them.';
comment on column group_orders.closes_at is 'When its lines are frozen; its host may still order for some time.';
comment on column group_orders.told_closed_at is 'When the host was told that it is closed, or closed it.';
create index group_orders_user_id_idx on group_orders (user_id, begun_at desc);
create index group_orders_restaurant_id_idx on group_orders (restaurant_id);
create index group_orders_closes_at_idx on group_orders (closes_at) where ended_at is null;
create index group_orders_begun_at_idx on group_orders (begun_at);

create table group_guests (
  group_guest_id int generated always as identity primary key,
  group_order_id int not null references group_orders on delete cascade,
  name           text not null check (name = btrim(name) and length(name) between 1 and 30),
  secret_hash    bytea not null check (length(secret_hash) = 32),
  is_host        boolean not null default false,
  diet           text not null check (diet in ('any', 'egg', 'veg', 'vegan', 'jain')),
  allergens      text[] not null default '{}',
  joined_at      timestamptz not null,
  removed_at     timestamptz,
  constraint group_guests_secret_key unique (group_order_id, secret_hash),
  constraint group_guests_host_stays_check check (not is_host or removed_at is null)
);
comment on table group_guests is 'Who chooses in a group order, by a name and no account; the secret stays on the phone that joined.';
comment on column group_guests.removed_at is 'When the host took them out, with what they had chosen.';
-- Names stand on the bags.
create unique index group_guests_name_key on group_guests (group_order_id, lower(name)) where removed_at is null;
create unique index group_guests_host_key on group_guests (group_order_id) where is_host;

create table group_lines (
  group_line_id  int generated always as identity primary key,
  group_guest_id int not null references group_guests on delete cascade,
  menu_id        int not null references dishes on delete cascade,
  option_ids     int[] not null default '{}',
  quantity       int not null check (quantity between 1 and 20),
  note           text not null default '' check (length(note) <= 120),
  created_on     timestamptz not null,
  constraint group_lines_choice_key unique (group_guest_id, menu_id, option_ids)
);
comment on column group_lines.option_ids is 'Sorted, so that the same choice is the same line.';
create index group_lines_menu_id_idx on group_lines (menu_id);

alter table orders
  add column group_order_id int,
  add constraint orders_group_order_id_fkey foreign key (group_order_id) references group_orders on delete set null not valid,
  drop constraint orders_source_check,
  add constraint orders_source_check check (source in ('cart', 'buy_now', 'reorder', 'table', 'group')) not valid;
comment on column orders.group_order_id is 'The group order that it was placed for, while that is kept.';

alter table order_items
  add column for_name text,
  add constraint order_items_for_name_check check (length(for_name) between 1 and 30) not valid;
comment on column order_items.for_name is 'Whose bag it goes into, of a group order.';
