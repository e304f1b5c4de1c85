-- A guest at a table may add a tip to the part that they pay online; it is the restaurant's once the bill closes.
-- release before: runs
alter table table_parts
  add column tip bigint not null default 0,
  add column tip_order_id int,
  add constraint table_parts_tip_order_id_fkey foreign key (tip_order_id) references orders not valid,
  add constraint table_parts_tip_check check (tip = 0 or (tip between 1 and 100000 and method is not null)) not valid,
  add constraint table_parts_tip_order_check check (tip_order_id is null or (tip > 0 and state = 'held')) not valid;
comment on column table_parts.tip is 'Paise that are paid online beside the part: no part of the bill.';
comment on column table_parts.tip_order_id is 'The round with which the tip stands in the restaurant’s statement; null until the bill closes.';
alter table ledger_transactions drop constraint ledger_transactions_kind_check,
  add constraint ledger_transactions_kind_check check (kind in ('captured', 'unmatched', 'cash_collected', 'credit_used',
    'credit_given', 'earned', 'refund', 'refund_moved', 'refund_paid', 'payout', 'adjustment', 'share_held', 'share_unmatched',
    'share_used', 'share_back', 'share_refund_paid', 'share_kept', 'tip_given')) not valid;
