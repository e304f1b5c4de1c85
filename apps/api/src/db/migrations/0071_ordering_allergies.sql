-- The allergies that a customer tells the kitchen of with an order, and for each line what is packed apart from it.
-- release before: runs
alter table orders
  add column allergies text[] not null default '{}',
  add constraint orders_allergies_check check (
    allergies <@ array['gluten', 'milk', 'egg', 'fish', 'crustaceans', 'peanuts', 'nuts', 'soy', 'sesame', 'mustard']) not valid;
comment on column orders.allergies is 'What the customer chose to tell the kitchen with this order; nothing is told unasked.';
alter table order_items
  add column avoids text[] not null default '{}',
  add column packed_apart_at timestamptz,
  add constraint order_items_avoids_check check (
    avoids <@ array['gluten', 'milk', 'egg', 'fish', 'crustaceans', 'peanuts', 'nuts', 'soy', 'sesame', 'mustard']) not valid,
  add constraint order_items_packed_apart_check check (packed_apart_at is null or avoids <> '{}') not valid;
comment on column order_items.avoids is 'What must not get into this line: the told allergies but for what the customer ordered in it knowingly.';
