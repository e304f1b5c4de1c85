-- A paper of its own for a dish that came in place of another once the papers of its order were written.
-- release before: runs
alter table slips
  add column order_item_id int,
  add constraint slips_order_item_id_fkey foreign key (order_item_id) references order_items on delete cascade not valid;
comment on column slips.order_item_id is 'The one line of a slip that was written later, of a dish that came in place of another; null for those of the accepted order.';
