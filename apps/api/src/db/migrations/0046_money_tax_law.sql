-- What is collected and deducted by law stands beside the rates of GST, each rate with its source, so that the month's tax
-- reports count with the rate of the day and the office can add the next one.
-- release before: runs
alter table tax_rates drop constraint tax_rates_category_check;
alter table tax_rates add constraint tax_rates_category_check check (category in
  ('restaurant_service', 'specified_premises', 'packaged', 'delivery', 'platform_fee', 'tcs', 'tds', 'tds_no_pan'));
comment on table tax_rates is 'Basis points of GST, of TCS and of TDS; two rates of one category never overlap.';

insert into tax_rates (category, rate_bp, valid_from, valid_to, reason) values
  ('tcs', 100, '2018-10-01', '2024-07-10', 'CGST Act section 52; notification 52/2018-Central Tax: 0.5% central and 0.5% state tax'),
  ('tcs', 50, '2024-07-10', null, 'CGST Act section 52; notification 15/2024-Central Tax: 0.25% central and 0.25% state tax'),
  ('tds', 100, '2020-10-01', '2024-10-01', 'Income-tax Act section 194-O, Finance Act 2020'),
  ('tds', 10, '2024-10-01', null, 'Income-tax Act section 194-O, Finance (No. 2) Act 2024; from 1 April 2026 section 393(1) of the Act of 2025'),
  ('tds_no_pan', 500, '2020-10-01', null, 'Income-tax Act section 206AA: 5% where section 194-O meets no PAN; from 1 April 2026 section 397 of the Act of 2025');

-- A month of 130,000 orders is not added up while somebody waits: what is over is counted once and kept by month.
create table tax_supplies (
  month         date not null,
  kind          text not null check (kind in ('invoice', 'credit_note')),
  of            text not null check (of in ('platform_9_5', 'restaurant', 'platform')),
  restaurant_id int not null references restaurants,
  gstin         text not null,
  state         text not null,
  registration  text not null,
  code          text not null,
  rate_bp       int not null,
  tcs_bp        int not null,
  taxable       bigint not null,
  cgst          bigint not null,
  sgst          bigint not null,
  primary key (month, kind, of, restaurant_id, gstin, state, registration, code, rate_bp, tcs_bp)
);
comment on table tax_supplies is 'Rows of documents (paise) added up by month, as far as tax_progress says; empty texts are what is not known.';
create index tax_supplies_restaurant_id_idx on tax_supplies (restaurant_id);

create table tax_sales (
  month         date not null,
  account       text not null references ledger_accounts,
  part          text not null,
  kind          text not null check (kind in ('earned', 'refund')),
  restaurant_id int not null references restaurants,
  terms_from    timestamptz not null,
  law_bp        int not null,
  no_pan_bp     int not null,
  amount        bigint not null,
  primary key (month, account, part, kind, restaurant_id, terms_from, law_bp, no_pan_bp)
);
comment on table tax_sales is 'Entries of the ledger (paise, debits positive) of sales and what was undone of them, added up by month as far as tax_progress says.';
comment on column tax_sales.terms_from is 'The instant from which the terms counted that the orders were placed under.';
create index tax_sales_account_idx on tax_sales (account);
create index tax_sales_restaurant_id_idx on tax_sales (restaurant_id);

create table tax_progress (
  document_id           int not null,
  ledger_transaction_id bigint not null,
  seen_id               bigint not null,
  seen_on               timestamptz not null
);
create unique index tax_progress_one_row_key on tax_progress ((true));
comment on table tax_progress is 'How far documents and the ledger are added up in tax_supplies and tax_sales.';
comment on column tax_progress.seen_id is 'The last movement that was there at seen_on; later on all before it are there, and it may be counted.';
insert into tax_progress (document_id, ledger_transaction_id, seen_id, seen_on) values (0, 0, 0, '1970-01-01T00:00:00Z');
