-- Taxes, coupons, payments, refunds, the ledger, and the papers of it. Amounts are in paise.

-- The rates that the product came with have no author.
create table tax_rates (
  tax_rate_id int generated always as identity primary key,
  category    text not null
    check (category in ('restaurant_service', 'specified_premises', 'packaged', 'delivery', 'platform_fee')),
  rate_bp     int not null check (rate_bp between 0 and 10000),
  valid_from  date not null,
  valid_to    date,
  reason      text not null check (length(reason) between 1 and 300),
  set_by      int references users,
  set_on      timestamptz not null default now(),
  constraint tax_rates_category_period_excl exclude using gist (category with =, daterange(valid_from, valid_to, '[)') with &&),
  constraint tax_rates_valid_to_check check (valid_to > valid_from)
);
comment on table tax_rates is 'Basis points of GST; two rates of one category never overlap.';
create index tax_rates_set_by_idx on tax_rates (set_by);

create function refuse_change_of_tax_rate() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.valid_from > (now() at time zone 'Asia/Kolkata')::date then
      return old;
    end if;
    raise exception 'A tax rate that has begun stays.' using errcode = 'restrict_violation';
  end if;
  if (new.category, new.rate_bp, new.valid_from) is distinct from (old.category, old.rate_bp, old.valid_from) then
    raise exception 'A tax rate stays as it is: add one from another day.' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger tax_rates_stay before update or delete on tax_rates
  for each row execute function refuse_change_of_tax_rate();

insert into tax_rates (category, rate_bp, valid_from, reason) values
  ('restaurant_service', 500, '2022-01-01', 'As delivered'),
  ('specified_premises', 1800, '2022-01-01', 'As delivered'),
  ('packaged', 500, '2025-09-22', 'As delivered'),
  ('delivery', 1800, '2025-09-22', 'As delivered'),
  ('platform_fee', 1800, '2022-01-01', 'As delivered');

create table coupons (
  coupon_id           int generated always as identity primary key,
  owner_restaurant_id int references restaurants on delete cascade,
  code                text not null check (code ~ '^[A-Z0-9]{4,16}$'),
  title               text not null,
  terms               text not null default '',
  terms_version       int not null default 1 check (terms_version > 0),
  type                text not null check (type in ('percent', 'flat', 'free_delivery')),
  value               bigint not null check (value >= 0),
  max_discount        bigint check (max_discount > 0),
  min_item_total      bigint not null default 0 check (min_item_total >= 0),
  valid_from          timestamptz not null,
  valid_to            timestamptz,
  weekdays            smallint[],
  from_time           time,
  to_time             time,
  city_ids            int[],
  restaurant_ids      int[],
  category_ids        int[],
  fulfilment          text check (fulfilment in ('delivery', 'pickup')),
  payment_methods     text[],
  new_customers_only  boolean not null default false,
  total_limit         int check (total_limit > 0),
  per_user_limit      int check (per_user_limit > 0),
  used                int not null default 0 check (used >= 0),
  funded_by           text not null default 'platform' check (funded_by in ('platform', 'restaurant', 'split')),
  restaurant_share_bp int check (restaurant_share_bp between 1 and 9999),
  visible             boolean not null default true,
  auto_apply          boolean not null default false,
  status              text not null default 'draft' check (status in ('draft', 'active', 'paused', 'ended')),
  created_on          timestamptz not null default now(),
  constraint coupons_used_total_limit_check check (total_limit is null or used <= total_limit),
  constraint coupons_percent_check check (type <> 'percent' or value between 1 and 100),
  constraint coupons_share_check check ((funded_by = 'split') = (restaurant_share_bp is not null))
);
comment on column coupons.owner_restaurant_id is 'The restaurant that runs it; null for the office.';
comment on column coupons.terms_version is 'Raised when the office changes what a restaurant that pays for it agreed to.';
comment on column coupons.value is 'Percent for percent coupons, paise for flat ones, 0 for free delivery.';
comment on column coupons.restaurant_share_bp is 'The restaurant''s part of a split coupon, in basis points.';
create unique index coupons_code_key on coupons (upper(code));
create index coupons_owner_restaurant_id_idx on coupons (owner_restaurant_id) where owner_restaurant_id is not null;
create trigger coupons_used_up_announce after update on coupons
  for each row when ((old.used < old.total_limit) is distinct from (new.used < new.total_limit))
  execute function announce_change('restaurants');
create trigger coupons_announce after insert or delete or update of
  code, title, terms, type, value, max_discount, min_item_total, funded_by, restaurant_ids, city_ids, category_ids,
  payment_methods, fulfilment, new_customers_only, total_limit, per_user_limit, valid_from, valid_to, weekdays, from_time,
  to_time, status, visible, auto_apply, terms_version
  on coupons for each row execute function announce_change('restaurants');

create table coupon_user_usage (
  coupon_id int not null references coupons on delete cascade,
  user_id   int not null references users on delete cascade,
  used      int not null default 0 check (used >= 0),
  primary key (coupon_id, user_id)
);
create index coupon_user_usage_user_id_idx on coupon_user_usage (user_id);

-- A restaurant agrees to the terms that it was shown: other terms need another agreement, and it may withdraw.
create table coupon_consents (
  coupon_id     int not null references coupons on delete cascade,
  restaurant_id int not null references restaurants on delete cascade,
  budget        bigint not null check (budget > 0),
  spent         bigint not null default 0,
  valid_to      timestamptz not null,
  terms_version int not null default 1 check (terms_version > 0),
  agreed_by     int references users,
  agreed_on     timestamptz not null default now(),
  withdrawn_on  timestamptz,
  primary key (coupon_id, restaurant_id),
  constraint coupon_consents_spent_check check (spent between 0 and budget)
);
comment on table coupon_consents is 'A restaurant pays for a coupon only as far as it agreed: so many paise, until then.';
comment on column coupon_consents.terms_version is 'The version of the coupon''s terms that was agreed to; with another one nothing new is paid for.';
comment on column coupon_consents.withdrawn_on is 'Since then nothing new is paid for; orders that carry the coupon stay as they are.';
create index coupon_consents_restaurant_id_idx on coupon_consents (restaurant_id);
create index coupon_consents_agreed_by_idx on coupon_consents (agreed_by) where agreed_by is not null;
create trigger coupon_consents_spent_announce after update of spent on coupon_consents
  for each row when ((old.spent < old.budget) is distinct from (new.spent < new.budget))
  execute function announce_change('restaurants');
create trigger coupon_consents_announce after insert or delete or update of
  coupon_id, restaurant_id, budget, valid_to, terms_version, withdrawn_on on coupon_consents
  for each row execute function announce_change('restaurants');

create table coupon_redemptions (
  order_id        int primary key references orders on delete cascade,
  coupon_id       int not null references coupons,
  user_id         int not null references users,
  amount          bigint not null check (amount >= 0),
  restaurant_part bigint not null default 0,
  state           text not null check (state in ('reserved', 'redeemed', 'released')),
  at              timestamptz not null default now(),
  constraint coupon_redemptions_restaurant_part_check check (restaurant_part between 0 and amount)
);
comment on column coupon_redemptions.restaurant_part is 'Paise of the amount that the restaurant bears.';
create index coupon_redemptions_coupon_id_idx on coupon_redemptions (coupon_id);
create index coupon_redemptions_user_id_idx on coupon_redemptions (user_id);

create table payments (
  payment_id          int generated always as identity primary key,
  order_id            int not null references orders,
  provider            text not null check (provider in ('cod', 'credit', 'razorpay', 'stripe', 'demo')),
  call_key            uuid not null default gen_random_uuid(),
  method              text not null,
  amount              bigint not null check (amount >= 0),
  credit_part         bigint not null default 0,
  received            bigint not null default 0 check (received >= 0),
  refunded            bigint not null default 0,
  currency            text not null default 'INR',
  status              text not null
    check (status in ('created', 'authorized', 'captured', 'partially_refunded', 'refunded', 'failed', 'cod_due', 'cod_collected', 'cod_failed')),
  is_extra            boolean not null default false,
  held_reason         text check (held_reason in ('wrong_amount', 'paid_twice')),
  attempts            int not null default 0 check (attempts >= 0),
  last_failure        text,
  provider_order_id   text,
  provider_payment_id text constraint payments_provider_payment_id_key unique,
  pay_url             text,
  created_on          timestamptz not null default now(),
  updated_on          timestamptz not null default now(),
  expires_at          timestamptz,
  captured_at         timestamptz,
  checked_at          timestamptz,
  constraint payments_refunded_check check (refunded between 0 and received),
  constraint payments_call_key_key unique (call_key),
  constraint payments_received_paid_check check (
    status not in ('captured', 'partially_refunded', 'refunded', 'cod_collected') or received = amount),
  constraint payments_credit_part_check check (
    credit_part = 0 or (credit_part > 0 and credit_part < amount and provider not in ('cod', 'credit')))
);
comment on column payments.call_key is 'Our own name of the payment for its provider, kept before the first call: a repeated call makes nothing twice.';
comment on column payments.credit_part is 'Paise of the amount that the customer’s credit pays; the provider is asked for the rest.';
comment on column payments.received is 'Paise that the provider or the kitchen really holds; also of money that is held back.';
comment on column payments.refunded is 'Paise of every refund that was not declined, so that no number of refunds passes what came in.';
comment on column payments.is_extra is 'Money beside the order’s own payment; it goes back by itself.';
create index payments_order_id_idx on payments (order_id);
create unique index payments_provider_order_id_key on payments (provider, provider_order_id) where not is_extra;
create unique index payments_one_for_order_key on payments (order_id) where not is_extra;
create index payments_waiting_idx on payments (created_on) where status in ('created', 'authorized', 'failed');
create index payments_held_idx on payments (payment_id) where held_reason is not null;
-- Paid orders are looked at again for a day, in case they were paid twice and nobody told.
create index payments_paid_again_idx on payments (created_on)
  where provider_order_id is not null and not is_extra and status in ('captured', 'partially_refunded', 'refunded');

-- What a provider signed is kept as it came: jsonb refuses some of what is JSON, such as \u0000 or ten thousand brackets.
create table payment_events (
  payment_event_id  bigint generated always as identity primary key,
  provider          text not null,
  provider_event_id text not null,
  type              text not null,
  provider_order_id text,
  payment_id        int references payments,
  received_at       timestamptz not null,
  processed_at      timestamptz,
  result            text not null,
  raw               text not null,
  constraint payment_events_provider_event_id_key unique (provider, provider_event_id)
);
comment on table payment_events is 'Every event that a provider signed, once; what was made of it stands beside it.';
comment on column payment_events.raw is 'The signed body, to the letter.';
create index payment_events_payment_id_idx on payment_events (payment_id);
create index payment_events_provider_order_id_idx on payment_events (provider_order_id) where payment_id is null;

create table refunds (
  refund_id          int generated always as identity primary key,
  order_id           int not null references orders,
  payment_id         int not null references payments,
  call_key           uuid not null default gen_random_uuid() constraint refunds_call_key_key unique,
  amount             bigint not null check (amount > 0),
  credit_part        bigint not null default 0,
  reason             text not null check (length(reason) between 1 and 300),
  note               text not null default '' check (length(note) <= 1000),
  items              jsonb,
  money              jsonb,
  undoes_sale        boolean not null default false,
  liable_party       text not null check (liable_party in ('restaurant', 'platform', 'goodwill')),
  destination        text not null check (destination in ('source', 'credit', 'upi')),
  upi_id             text check (upi_id ~ '^[A-Za-z0-9._-]{2,64}@[A-Za-z]{2,32}$'),
  origin             text not null check (origin in ('automatic', 'customer', 'admin', 'complaint', 'kitchen')),
  state              text not null check (state in ('requested', 'approved', 'processing', 'processed', 'failed', 'declined')),
  requested_by       int references users,
  decided_by         int references users,
  requested_at       timestamptz not null,
  decided_at         timestamptz,
  processed_at       timestamptz,
  provider_refund_id text constraint refunds_provider_refund_id_key unique,
  bank_reference     text,
  failure            text,
  tries              int not null default 0 check (tries >= 0),
  decline_reason     text,
  restaurant_comment text check (length(restaurant_comment) <= 1000),
  commented_at       timestamptz,
  constraint refunds_upi_id_destination_check check (destination <> 'upi' or upi_id is not null),
  constraint refunds_processed_at_check check ((state = 'processed') = (processed_at is not null)),
  constraint refunds_credit_part_check check (
    credit_part = 0 or (credit_part > 0 and credit_part < amount and destination = 'source'))
);
comment on table refunds is 'What goes back for an order. Never more than came in: payments.refunded counts each and is checked.';
comment on column refunds.credit_part is 'Paise of the amount that become credit again because credit had paid them.';
comment on column refunds.items is 'The portions of lines that it is for; null for a whole order or a sum.';
comment on column refunds.money is 'What it consists of when it undoes a part of the order.';
create index refunds_order_id_idx on refunds (order_id);
create index refunds_payment_id_idx on refunds (payment_id);
create index refunds_requested_by_idx on refunds (requested_by);
create index refunds_decided_by_idx on refunds (decided_by);
create index refunds_open_idx on refunds (state, requested_at) where state not in ('processed', 'declined');
create unique index refunds_one_request_key on refunds (order_id) where state = 'requested' and origin = 'customer';
create index refunds_processed_idx on refunds (refund_id) where state = 'processed';
create index refunds_waiting_idx on refunds (order_id) where state in ('requested', 'failed');

-- What an order gave back is the sum of its decided refunds, whoever decides them.
create function count_refunded() returns trigger language plpgsql as $$
begin
  update orders o set refunded_total = least(o.total, coalesce((
    select sum(r.amount) from refunds r join payments p using (payment_id)
    where r.order_id = o.order_id and not p.is_extra and p.held_reason is null
      and r.state in ('approved', 'processing', 'processed', 'failed')), 0))
  where o.order_id = new.order_id;
  return null;
end $$;
create trigger refunds_counted_on_insert after insert on refunds
  for each row when (new.state not in ('requested', 'declined')) execute function count_refunded();
create trigger refunds_counted_on_update after update of state on refunds
  for each row when (new.state is distinct from old.state) execute function count_refunded();

create table ledger_accounts (
  account text primary key,
  kind    text not null check (kind in ('asset', 'liability', 'income', 'expense')),
  title   text not null
);

insert into ledger_accounts (account, kind, title) values
  ('provider', 'asset', 'Money that payment providers hold for us'),
  ('bank', 'asset', 'Our bank account'),
  ('customer_funds', 'liability', 'Paid by customers and not earned yet'),
  ('unmatched_funds', 'liability', 'Paid without an order that claims it'),
  ('refunds_due', 'liability', 'Refunds that were decided and have not left'),
  ('store_credit', 'liability', 'Credit of customers'),
  ('restaurant_payable', 'liability', 'Owed to restaurants, less the cash that they hold'),
  ('gst_9_5', 'liability', 'GST for which the platform is liable in the place of restaurants'),
  ('gst_output', 'liability', 'GST on the platform’s own fee and commission'),
  ('tds_payable', 'liability', 'Tax deducted from restaurants'),
  ('commission_income', 'income', 'Commission'),
  ('platform_fee_income', 'income', 'Platform fee'),
  ('coupon_cost', 'expense', 'Coupons that the platform pays for'),
  ('refund_cost', 'expense', 'Refunds and kindness that the platform bears'),
  ('adjustments', 'expense', 'Corrections with restaurants');

create table ledger_transactions (
  ledger_transaction_id bigint generated always as identity primary key,
  posting_key           text not null constraint ledger_transactions_posting_key_key unique,
  kind                  text not null
    check (kind in ('captured', 'unmatched', 'cash_collected', 'credit_used', 'credit_given', 'earned', 'refund', 'refund_paid', 'payout', 'adjustment')),
  order_id              int references orders,
  restaurant_id         int references restaurants,
  user_id               int references users,
  at                    timestamptz not null
);
comment on table ledger_transactions is 'One movement of money with its cause; the key keeps a cause from being written twice. Append only.';
create index ledger_transactions_order_id_idx on ledger_transactions (order_id);
create index ledger_transactions_restaurant_id_idx on ledger_transactions (restaurant_id, at) where restaurant_id is not null;
create index ledger_transactions_user_id_idx on ledger_transactions (user_id) where user_id is not null;
create index ledger_transactions_earned_idx on ledger_transactions (ledger_transaction_id) where kind = 'earned';
create trigger ledger_transactions_append_only before update or delete on ledger_transactions
  for each row execute function refuse_change();
create trigger ledger_transactions_kept before truncate on ledger_transactions
  for each statement execute function refuse_change();

create table ledger_entries (
  ledger_transaction_id bigint not null references ledger_transactions,
  position              smallint not null,
  account               text not null references ledger_accounts,
  part                  text not null
    check (part in ('payment', 'cash', 'credit', 'food', 'packaging', 'delivery', 'tip', 'gst', 'platform_fee', 'commission', 'commission_gst', 'tds', 'coupon', 'refund', 'payout', 'adjustment')),
  amount                bigint not null check (amount <> 0),
  primary key (ledger_transaction_id, position)
);
comment on table ledger_entries is 'Paise: debits positive, credits negative; the entries of a transaction sum to zero. Append only.';

-- All entries of a movement come in one statement, so the sum can be asked once for a statement and never later.
create function refuse_unbalanced_entries() returns trigger language plpgsql as $$
declare
  wrong bigint;
begin
  select ledger_transaction_id into wrong from added group by ledger_transaction_id having sum(amount) <> 0 limit 1;
  if found then
    raise exception 'the entries of ledger transaction % do not sum to zero', wrong using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger ledger_entries_balanced after insert on ledger_entries
  referencing new table as added for each statement execute function refuse_unbalanced_entries();
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function refuse_change();
create trigger ledger_entries_kept before truncate on ledger_entries
  for each statement execute function refuse_change();

create table store_credits (
  user_id    int primary key references users,
  balance    bigint not null default 0 check (balance >= 0),
  updated_on timestamptz not null default now()
);
comment on table store_credits is 'What the ledger says of a customer’s credit, in paise; a use is a conditional update of this row.';

create table payouts (
  payout_id     int generated always as identity primary key,
  restaurant_id int not null references restaurants,
  period_from   date not null,
  period_to     date not null,
  status        text not null default 'draft' check (status in ('draft', 'issued', 'paid', 'disputed')),
  net           bigint not null default 0,
  reference     text check (length(reference) between 1 and 60),
  dispute       text check (length(dispute) between 1 and 1000),
  issued_at     timestamptz,
  paid_at       timestamptz,
  disputed_at   timestamptz,
  created_on    timestamptz not null default now(),
  constraint payouts_restaurant_id_period_from_key unique (restaurant_id, period_from),
  constraint payouts_period_check check (period_to > period_from),
  constraint payouts_paid_check
    check ((status = 'paid') = (paid_at is not null) and (status = 'paid') = (reference is not null)),
  constraint payouts_issued_check check (status = 'draft' or issued_at is not null)
);
comment on table payouts is 'A week of a restaurant; net is in paise, negative when it holds more cash than it earned.';
create index payouts_status_idx on payouts (status, period_from) where status <> 'paid';
create index payouts_period_from_payout_id_idx on payouts (period_from, payout_id);

create table payout_transactions (
  ledger_transaction_id bigint primary key references ledger_transactions,
  payout_id             int not null references payouts,
  reason                text not null default '' check (length(reason) <= 300)
);
comment on table payout_transactions is 'Which movements a statement covers: each one exactly once, and never another.';
comment on column payout_transactions.reason is 'Why a correction was made, in words that the restaurant reads; empty for what the week itself brought.';
create index payout_transactions_payout_id_idx on payout_transactions (payout_id);

create table document_series (
  kind           text not null check (kind in ('invoice', 'credit_note', 'refund_voucher', 'statement')),
  financial_year int not null,
  last           int not null default 0 check (last >= 0),
  primary key (kind, financial_year)
);
comment on table document_series is 'The last number given in a series; its row is locked by everybody who takes the next, so no number is left out.';

create table documents (
  document_id    int generated always as identity primary key,
  kind           text not null,
  financial_year int not null,
  serial         int not null check (serial > 0),
  number         text not null constraint documents_number_key unique check (length(number) between 1 and 16),
  order_id       int references orders,
  refund_id      int references refunds,
  payout_id      int references payouts,
  edition        int not null default 1 check (edition > 0),
  issued_at      timestamptz not null,
  total          bigint not null,
  facts          jsonb not null,
  constraint documents_kind_financial_year_serial_key unique (kind, financial_year, serial),
  constraint documents_series_fkey foreign key (kind, financial_year) references document_series,
  constraint documents_subject_check check (case kind
    when 'invoice' then order_id is not null and refund_id is null and payout_id is null
    when 'statement' then order_id is null and refund_id is null and payout_id is not null
    else order_id is not null and refund_id is not null and payout_id is null end)
);
comment on table documents is 'Papers with the figures (paise) they were issued with. Append only: a paper that was given out is never another.';
create unique index documents_order_id_key on documents (order_id) where kind = 'invoice';
create unique index documents_refund_id_key on documents (refund_id) where refund_id is not null;
create unique index documents_payout_id_edition_key on documents (payout_id, edition) where payout_id is not null;
create index documents_order_id_idx on documents (order_id) where order_id is not null;
create trigger documents_append_only before update or delete on documents
  for each row execute function refuse_change();
create trigger documents_kept before truncate on documents for each statement execute function refuse_change();

create table demo_orders (
  demo_order_id text primary key,
  call_key      uuid not null unique,
  amount        bigint not null check (amount > 0),
  currency      text not null,
  reference     text not null,
  return_url    text not null,
  created_on    timestamptz not null default now()
);
comment on table demo_orders is 'What the demo provider knows, as a real provider would keep it on its own machines.';

create table demo_payments (
  demo_payment_id text primary key,
  demo_order_id   text not null references demo_orders on delete cascade,
  status          text not null check (status in ('created', 'captured', 'failed')),
  amount          bigint not null check (amount > 0),
  currency        text not null,
  method          text not null,
  created_on      timestamptz not null default now()
);
create index demo_payments_demo_order_id_idx on demo_payments (demo_order_id);

create table demo_refunds (
  demo_refund_id  text primary key,
  call_key        uuid not null unique,
  demo_payment_id text not null references demo_payments on delete cascade,
  amount          bigint not null check (amount > 0),
  created_on      timestamptz not null default now()
);
create index demo_refunds_demo_payment_id_idx on demo_refunds (demo_payment_id);
