-- A restaurant gives money back inside a complaint, from its own share and within the office's limit.
alter table refunds drop constraint refunds_origin_check;
alter table refunds add constraint refunds_origin_check
  check (origin in ('automatic', 'customer', 'admin', 'complaint', 'kitchen', 'restaurant'));

alter table complaint_messages add column refunded bigint check (refunded > 0);
alter table complaint_messages add constraint complaint_messages_refunded_check1
  check (refunded is null or (author_type = 'restaurant' and channel = 'all'));
comment on column complaint_messages.refunded is 'Paise that the restaurant gave back with this message; null with all others.';
