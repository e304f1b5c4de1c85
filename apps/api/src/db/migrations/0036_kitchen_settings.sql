alter table restaurants
  add column bell       text not null default 'chime' check (bell in ('chime', 'bell', 'kitchen')),
  add column printer_mm smallint not null default 80 check (printer_mm in (58, 80));
alter table restaurant_exceptions add constraint restaurant_exceptions_reason_check check (length(reason) <= 80);
