-- What a cook ticks off is kept here, so that all screens of a kitchen agree.
alter table order_items
  add column ticked_at timestamptz,
  add column done_at timestamptz;
comment on column order_items.ticked_at is 'When a cook ticked it off, and null once more when the tick is taken back.';
comment on column order_items.done_at is 'When its station said that its part of the order is done; all of them done make the order ready.';

alter table orders add column recalled_at timestamptz;
comment on column orders.recalled_at is 'Since when a ready order is back at its stations, which it can be until it leaves; its state stays.';
