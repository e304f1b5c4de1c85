-- Guests at a table pay parts of its bill online: money that is held for the bill until it closes, and then pays its rounds.
-- release before: runs
alter table table_parts
  add column method text,
  add column pay_by timestamptz,
  drop constraint table_parts_state_check,
  add constraint table_parts_state_check check (state in ('asked', 'paid', 'held', 'withdrawn')) not valid,
  add constraint table_parts_method_check check (method in ('upi', 'card', 'netbanking')) not valid,
  add constraint table_parts_online_check
    check ((method is null) = (pay_by is null) and (state <> 'held' or method is not null) and (state <> 'paid' or method is null)) not valid;
comment on table table_parts is 'A part of a bill (paise) that somebody claims to pay: that staff takes in cash, or that is paid online and held until the bill closes.';
comment on column table_parts.method is 'How it is paid online; null in cash.';
comment on column table_parts.pay_by is 'Until when a part that is being paid online is nobody else’s.';
create table table_part_uses (
  table_part_id int not null references table_parts,
  order_id      int not null references orders,
  amount        bigint not null check (amount > 0),
  primary key (table_part_id, order_id)
);
comment on table table_part_uses is 'What of a part that was paid online (paise) pays which round of its bill, as it was spread when the bill closed.';
create index table_part_uses_order_id_idx on table_part_uses (order_id);

alter table share_payments
  alter column group_share_id drop not null,
  add column table_part_id int,
  add constraint share_payments_table_part_id_fkey foreign key (table_part_id) references table_parts not valid,
  add constraint share_payments_of_one_check check (num_nonnulls(group_share_id, table_part_id) = 1) not valid;
comment on table share_payments is 'Where a share of a group or a part of a table’s bill is paid, one row for each way, and what came for it; with a reason, money that none of them has, which goes back by itself.';
comment on column share_payments.table_part_id is 'The part of a table’s bill that it pays, where it is no share of a group.';
comment on table share_refunds is 'What goes back to whoever paid a share or a part of a bill: with a refund of the order, their part of it; without, before an order had it.';

alter table payments
  drop constraint payments_held_part_check,
  add constraint payments_held_part_check
    check (held_part = 0 or (held_part > 0 and held_part <= amount and credit_part = 0 and provider <> 'credit')) not valid;
comment on column payments.held_part is 'Paise of the amount that shares of a group pay, or that guests at its table paid online; the rest is asked of the provider, or due in cash.';

update ledger_accounts set title = 'Paid by guests of groups and tables and held until an order has it' where account = 'group_funds';
alter table ledger_transactions drop constraint ledger_transactions_kind_check,
  add constraint ledger_transactions_kind_check check (kind in ('captured', 'unmatched', 'cash_collected', 'credit_used',
    'credit_given', 'earned', 'refund', 'refund_moved', 'refund_paid', 'payout', 'adjustment', 'share_held', 'share_unmatched',
    'share_used', 'share_back', 'share_refund_paid', 'share_kept')) not valid;
