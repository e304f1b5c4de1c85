alter table payments
  add column credit_part bigint not null default 0,
  add constraint payments_credit_part_check check (
    credit_part = 0 or (credit_part > 0 and credit_part < amount and provider not in ('cod', 'credit')));
comment on column payments.credit_part is 'Paise of the amount that the customer’s credit pays; the provider is asked for the rest.';

alter table refunds
  add column credit_part bigint not null default 0,
  add constraint refunds_credit_part_check check (
    credit_part = 0 or (credit_part > 0 and credit_part < amount and destination = 'source'));
comment on column refunds.credit_part is 'Paise of the amount that become credit again because credit had paid them.';
