-- A restaurant that does not want to pay for a coupon says so, and is asked again only for other terms.
create table coupon_declines (
  coupon_id     int not null references coupons on delete cascade,
  restaurant_id int not null references restaurants on delete cascade,
  terms_version int not null check (terms_version > 0),
  words         text not null check (length(words) between 1 and 300),
  declined_by   int references users,
  declined_on   timestamptz not null,
  primary key (coupon_id, restaurant_id)
);
comment on table coupon_declines is 'The last terms of an office coupon that a restaurant would not pay for, and why; agreeing after all takes it away.';
comment on column coupon_declines.terms_version is 'The version of the coupon''s terms that was declined; other terms are asked anew.';
comment on column coupon_declines.words is 'What the restaurant told the office.';
create index coupon_declines_restaurant_id_idx on coupon_declines (restaurant_id);
create index coupon_declines_declined_by_idx on coupon_declines (declined_by) where declined_by is not null;
