-- Cash that is due may be paid by a UPI code instead, which a provider makes for exactly that sum.
-- release before: runs
create table payment_codes (
  payment_code_id  bigint generated always as identity primary key,
  payment_id       int not null references payments,
  provider         text not null check (provider in ('razorpay', 'stripe', 'demo')),
  call_key         uuid not null default gen_random_uuid() unique,
  provider_code_id text,
  link             text,
  amount           bigint not null check (amount > 0),
  made_at          timestamptz not null,
  expires_at       timestamptz not null check (expires_at > made_at),
  checked_at       timestamptz,
  closed_at        timestamptz,
  constraint payment_codes_made_check check ((provider_code_id is null) = (link is null))
);
comment on table payment_codes is 'UPI codes that were shown for cash: each for one sum, one of a payment open at a time.';
comment on column payment_codes.call_key is 'Our own name of the code for its provider, kept before the first call.';
comment on column payment_codes.link is 'What the code says: an address that a UPI app opens.';
comment on column payment_codes.amount is 'Paise, as they were due when the code was made.';
comment on column payment_codes.checked_at is 'When the provider was last asked whether it was paid.';
create unique index payment_codes_provider_code_id_key on payment_codes (provider, provider_code_id);
create unique index payment_codes_one_open_key on payment_codes (payment_id) where closed_at is null;
create index payment_codes_payment_id_idx on payment_codes (payment_id);
create index payment_codes_open_idx on payment_codes (made_at) where closed_at is null;

insert into legal_steps (subject, from_state, to_state) values ('payment', 'cod_due', 'captured');

-- Money by a code for what had ended goes back as that, and not as paid twice.
alter table payments drop constraint payments_held_reason_check,
  add constraint payments_held_reason_check check (held_reason in ('wrong_amount', 'paid_twice', 'paid_late')) not valid;
