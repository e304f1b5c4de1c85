-- Many orders cancelled together: what the office looked at, order by order, and what became of each. An order waits in one
-- run or was cancelled by one, so two runs never refund the same.
-- release before: runs
create table cancel_runs (
  cancel_run_id int generated always as identity primary key,
  started_by    int not null references users,
  request_key   uuid not null,
  sha256        text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  reason        text not null check (reason ~ '^[A-Z_]{3,40}$'),
  note          text not null default '' check (length(note) <= 200),
  goodwill      bigint not null check (goodwill between 0 and 50000),
  borne_by      text not null,
  started_on    timestamptz not null,
  ended_on      timestamptz,
  constraint cancel_runs_started_by_request_key_key unique (started_by, request_key),
  constraint cancel_runs_borne_by_check check (borne_by in ('platform', 'restaurant'))
);
comment on table cancel_runs is 'Orders that the office cancels together, for one reason. Goodwill in paise for each order.';
comment on column cancel_runs.request_key is 'The request''s own key: sent twice it is one run.';
comment on column cancel_runs.sha256 is 'Hash of what was looked at before it began: orders, versions, amounts, reason and goodwill.';
create index cancel_runs_open_idx on cancel_runs (cancel_run_id) where ended_on is null;

create table cancel_run_orders (
  cancel_run_id int not null references cancel_runs,
  order_id      int not null references orders,
  version       int not null check (version > 0),
  amount        bigint not null check (amount >= 0),
  state         text not null default 'waiting',
  left_reason   text check (length(left_reason) between 1 and 300),
  tries         smallint not null default 0 check (tries >= 0),
  ended_on      timestamptz,
  primary key (cancel_run_id, order_id),
  constraint cancel_run_orders_state_check check (state in ('waiting', 'done', 'left')),
  constraint cancel_run_orders_left_check check ((state = 'left') = (left_reason is not null)),
  constraint cancel_run_orders_ended_check check ((state = 'waiting') = (ended_on is null))
);
comment on table cancel_run_orders is 'What a run does with each of its orders: it waits, is cancelled, or is left out with a reason. Amount in paise.';
comment on column cancel_run_orders.version is 'The order''s version that was looked at; an order that moved on is left out.';
comment on column cancel_run_orders.amount is 'What goes back of it, as it was looked at.';
create unique index cancel_run_orders_order_id_key on cancel_run_orders (order_id) where state in ('waiting', 'done');
create index cancel_run_orders_order_id_idx on cancel_run_orders (order_id);
create index cancel_run_orders_waiting_idx on cancel_run_orders (tries, cancel_run_id, order_id) where state = 'waiting';
