-- Guests order at their table over its code; their rounds stand on one bill until it is paid.
-- release before: runs
create table table_codes (
  table_id   int primary key references dining_tables on delete cascade,
  nonce      uuid not null default gen_random_uuid(),
  token_hash bytea not null check (length(token_hash) = 32),
  made_at    timestamptz not null,
  constraint table_codes_token_hash_key unique (token_hash)
);
comment on table table_codes is 'The printed code of a table; a new one makes the old one dead.';
comment on column table_codes.nonce is 'What the secret of the code is made from, so that no row knows it.';

create table table_bills (
  table_bill_id int generated always as identity primary key,
  restaurant_id int not null references restaurants on delete cascade,
  table_id      int not null references dining_tables on delete cascade,
  word          text not null check (word ~ '^[0-9]{4}$'),
  opened_by     text not null check (opened_by in ('guest', 'staff')),
  opened_at     timestamptz not null,
  version       int not null default 1,
  closed_at     timestamptz,
  closed_as     text check (closed_as in ('paid', 'unpaid', 'empty', 'lapsed')),
  constraint table_bills_closed_check check ((closed_at is null) = (closed_as is null)),
  constraint table_bills_time_check check (closed_at >= opened_at)
);
comment on table table_bills is 'What one party orders at a table, from the first phone to the last rupee.';
comment on column table_bills.word is 'Four digits that whoever sits there tells the next phone.';
-- A table has one running bill, whoever opens it.
create unique index table_bills_table_id_key on table_bills (table_id) where closed_at is null;
create index table_bills_table_id_idx on table_bills (table_id, opened_at desc);
create index table_bills_restaurant_id_idx on table_bills (restaurant_id, opened_at desc);
create index table_bills_opened_at_idx on table_bills (opened_at) where closed_at is null;

create table table_guests (
  table_guest_id int generated always as identity primary key,
  table_bill_id  int not null references table_bills on delete cascade,
  name           text not null check (name = btrim(name) and length(name) between 1 and 30),
  secret_hash    bytea not null check (length(secret_hash) = 32),
  joined_at      timestamptz not null,
  constraint table_guests_secret_key unique (table_bill_id, secret_hash)
);
comment on table table_guests is 'Who orders at a table, by a name and no account; the secret stays on the phone that joined.';
create unique index table_guests_name_key on table_guests (table_bill_id, lower(name));

create table table_rounds (
  order_id       int primary key references orders,
  table_bill_id  int not null references table_bills on delete cascade,
  table_guest_id int references table_guests on delete set null
);
comment on table table_rounds is 'The orders of a bill: each time that somebody sent dishes to the kitchen.';
create index table_rounds_table_bill_id_idx on table_rounds (table_bill_id);
create index table_rounds_table_guest_id_idx on table_rounds (table_guest_id);

create table table_parts (
  table_part_id  int generated always as identity primary key,
  table_bill_id  int not null references table_bills on delete cascade,
  table_guest_id int references table_guests on delete set null,
  kind           text not null check (kind in ('own', 'equal', 'all', 'rest')),
  amount         bigint not null check (amount > 0),
  state          text not null check (state in ('asked', 'paid', 'withdrawn')),
  asked_at       timestamptz not null,
  settled_at     timestamptz,
  settled_by     int references users,
  constraint table_parts_settled_check check ((state = 'asked') = (settled_at is null)),
  constraint table_parts_paid_check check (state <> 'paid' or settled_by is not null)
);
comment on table table_parts is 'A part of a bill (paise) that somebody claims to pay, and that staff takes in cash.';
comment on column table_parts.kind is 'Rest: what staff takes of a bill that nobody asked for on a phone.';
create index table_parts_table_bill_id_idx on table_parts (table_bill_id);
create index table_parts_table_guest_id_idx on table_parts (table_guest_id);
create index table_parts_settled_by_idx on table_parts (settled_by);
-- Each phone asks for one part at a time.
create unique index table_parts_asked_key on table_parts (table_guest_id) where state = 'asked';

alter table orders
  drop constraint orders_source_check,
  add constraint orders_source_check check (source in ('cart', 'buy_now', 'reorder', 'table', 'group', 'at_table')) not valid,
  add constraint orders_at_table_check check (source <> 'at_table' or (fulfilment = 'pickup' and booking_id is null)) not valid;
