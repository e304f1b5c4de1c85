alter table order_items
  add column removed_money jsonb,
  add constraint order_items_removed_money_check check (removed_money is null or fulfilled_quantity < quantity);
comment on column order_items.removed_money is 'What portions came to that were taken out before anything was paid; what was paid goes back as a refund.';
