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
