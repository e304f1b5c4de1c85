-- An order keeps the times that the office had set when it was placed.
alter table orders
  add column late_after_minutes smallint not null default 10
    constraint orders_late_after_minutes_check check (late_after_minutes between 1 and 60),
  add column warn_minutes smallint not null default 3
    constraint orders_warn_minutes_check check (warn_minutes between 1 and 15);
comment on column orders.late_after_minutes is 'Minutes past its promise from which it is late.';
comment on column orders.warn_minutes is 'Minutes before accept_by from which its kitchen and the office are warned.';
