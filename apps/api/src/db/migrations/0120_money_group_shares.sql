-- Guests of a group order pay their own shares: money that is held for the group until its host's order takes it, or goes back.
-- release before: runs
alter table group_orders
  add column pays text not null default 'host',
  add column asked_at timestamptz,
  add column pay_by timestamptz,
  add constraint group_orders_pays_check check (pays in ('host', 'each')) not valid,
  add constraint group_orders_asked_check check ((asked_at is null) = (pay_by is null) and (pays = 'each' or asked_at is null)) not valid;
comment on column group_orders.pays is 'Whether its host pays for all, or each their share.';
comment on column group_orders.asked_at is 'When the host asked everybody for their shares; the lines are frozen from then on.';
comment on column group_orders.pay_by is 'Whoever has not paid by then drops out.';

create table group_shares (
  group_share_id int generated always as identity primary key,
  group_order_id int references group_orders on delete set null,
  group_guest_id int references group_guests on delete set null,
  name           text not null check (length(name) between 1 and 30),
  state          text not null check (state in ('asked', 'by_host', 'paid', 'used', 'dropped', 'back', 'withdrawn')),
  dishes         bigint not null check (dishes >= 0),
  offer          bigint not null check (offer between 0 and dishes),
  fees           bigint not null check (fees >= 0),
  tip            bigint not null check (tip >= 0),
  amount         bigint not null,
  order_id       int references orders,
  used           bigint not null default 0 check (used between 0 and amount),
  asked_at       timestamptz not null,
  reminded_at    timestamptz,
  settled_at     timestamptz,
  constraint group_shares_amount_check check (amount = dishes - offer + fees + tip),
  constraint group_shares_order_check check (state in ('paid', 'used') or order_id is null),
  constraint group_shares_used_check check ((used = 0 or order_id is not null) and (state <> 'used' or order_id is not null)),
  constraint group_shares_settled_check check ((state = 'asked') = (settled_at is null))
);
comment on table group_shares is 'What each guest of a group was asked to pay of its bill (paise), as they were told it; nothing of it changes later.';
comment on column group_shares.state is 'Asked; taken over by the host; paid and held; used for the order; not paid in time; given back; or asked no more.';
comment on column group_shares.order_id is 'The order that waits for its host''s part, or has it.';
comment on column group_shares.used is 'Paise of the amount that the order takes; what is left of it goes back.';
create index group_shares_group_order_id_idx on group_shares (group_order_id);
create unique index group_shares_guest_key on group_shares (group_guest_id) where state <> 'withdrawn';
create index group_shares_group_guest_id_idx on group_shares (group_guest_id);
create index group_shares_order_id_idx on group_shares (order_id) where order_id is not null;

create table share_payments (
  share_payment_id    int generated always as identity primary key,
  group_share_id      int not null references group_shares,
  provider            text not null check (provider in ('razorpay', 'stripe', 'demo')),
  method              text not null check (method in ('upi', 'card', 'netbanking')),
  call_key            uuid not null default gen_random_uuid() constraint share_payments_call_key_key unique,
  amount              bigint not null check (amount > 0),
  currency            text not null default 'INR',
  status              text not null check (status in ('created', 'authorized', 'failed', 'captured')),
  held_reason         text check (held_reason in ('wrong_amount', 'paid_twice', 'paid_late')),
  provider_order_id   text,
  provider_payment_id text constraint share_payments_provider_payment_id_key unique,
  pay_url             text,
  received            bigint not null default 0,
  returned            bigint not null default 0,
  created_on          timestamptz not null,
  expires_at          timestamptz not null,
  captured_at         timestamptz,
  checked_at          timestamptz,
  constraint share_payments_received_check check ((status = 'captured') = (captured_at is not null)
    and (status = 'captured') = (provider_payment_id is not null) and received = case when status = 'captured' then amount else 0 end),
  constraint share_payments_returned_check check (returned between 0 and received),
  constraint share_payments_held_check check (held_reason is null or status = 'captured')
);
comment on table share_payments is 'Where a share is paid, one row for each way, and what came for it; with a reason, money that no share has, which goes back by itself.';
comment on column share_payments.call_key is 'Our own name of the payment for its provider, kept before the first call.';
comment on column share_payments.returned is 'Paise of every return, so that no number of them passes what came in.';
create unique index share_payments_way_key on share_payments (group_share_id, method) where held_reason is null;
create unique index share_payments_one_held_key on share_payments (group_share_id) where status = 'captured' and held_reason is null;
create unique index share_payments_provider_order_id_key on share_payments (provider, provider_order_id) where held_reason is null;
create index share_payments_group_share_id_idx on share_payments (group_share_id);
create index share_payments_asked_idx on share_payments (created_on) where provider_order_id is not null and held_reason is null;

create table share_refunds (
  share_refund_id    int generated always as identity primary key,
  share_payment_id   int not null references share_payments,
  refund_id          int references refunds,
  amount             bigint not null check (amount > 0),
  reason             text not null
    check (reason in ('taken_back', 'group_ended', 'unused', 'wrong_amount', 'paid_twice', 'paid_late', 'refund')),
  call_key           uuid not null default gen_random_uuid() constraint share_refunds_call_key_key unique,
  state              text not null check (state in ('approved', 'processing', 'processed', 'failed')),
  tries              int not null default 0 check (tries >= 0),
  provider_refund_id text constraint share_refunds_provider_refund_id_key unique,
  bank_reference     text,
  failure            text check (length(failure) <= 300),
  decided_at         timestamptz not null,
  processed_at       timestamptz,
  constraint share_refunds_refund_check check ((refund_id is not null) = (reason = 'refund')),
  constraint share_refunds_processed_check check ((state = 'processed') = (processed_at is not null))
);
comment on table share_refunds is 'What goes back to whoever paid a share: with a refund of the order, their part of it; without, before an order had it.';
create index share_refunds_share_payment_id_idx on share_refunds (share_payment_id);
create index share_refunds_refund_id_idx on share_refunds (refund_id) where refund_id is not null;
create index share_refunds_open_idx on share_refunds (decided_at) where state in ('approved', 'processing');
create index share_refunds_failed_idx on share_refunds (share_refund_id) where state = 'failed';

alter table payments
  add column held_part bigint not null default 0,
  add constraint payments_held_part_check
    check (held_part = 0 or (held_part > 0 and held_part <= amount and credit_part = 0 and provider not in ('cod', 'credit'))) not valid;
comment on column payments.held_part is 'Paise of the amount that shares of a group pay; the provider is asked for the rest.';

alter table refunds
  add column held_part bigint not null default 0,
  add constraint refunds_held_part_check check (held_part between 0 and amount) not valid;
comment on column refunds.held_part is 'Paise of the amount that go back to those who had paid shares of a group.';

insert into ledger_accounts (account, kind, title) values
  ('group_funds', 'liability', 'Paid by guests of groups and held until there is an order');
alter table ledger_transactions drop constraint ledger_transactions_kind_check,
  add constraint ledger_transactions_kind_check check (kind in ('captured', 'unmatched', 'cash_collected', 'credit_used',
    'credit_given', 'earned', 'refund', 'refund_moved', 'refund_paid', 'payout', 'adjustment', 'share_held', 'share_unmatched',
    'share_used', 'share_back', 'share_refund_paid')) not valid;
