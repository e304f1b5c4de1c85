-- A restaurant agrees to the terms that it was shown: other terms need another agreement, and it may withdraw.
alter table coupons add column terms_version int not null default 1 check (terms_version > 0);
comment on column coupons.terms_version is 'Raised when the office changes what a restaurant that pays for it agreed to.';

alter table coupon_consents
  add column terms_version int not null default 1 check (terms_version > 0),
  add column withdrawn_on timestamptz;
comment on column coupon_consents.terms_version is 'The version of the coupon''s terms that was agreed to; with another one nothing new is paid for.';
comment on column coupon_consents.withdrawn_on is 'Since then nothing new is paid for; orders that carry the coupon stay as they are.';

drop trigger coupons_announce on coupons;
create trigger coupons_announce after insert or delete or update of
  code, title, terms, type, value, max_discount, min_item_total, funded_by, restaurant_ids, city_ids, category_ids,
  payment_methods, fulfilment, new_customers_only, total_limit, per_user_limit, valid_from, valid_to, weekdays, from_time,
  to_time, status, visible, auto_apply, terms_version
  on coupons for each row execute function announce_change('restaurants');
drop trigger coupon_consents_announce on coupon_consents;
create trigger coupon_consents_announce after insert or delete or update of
  coupon_id, restaurant_id, budget, valid_to, terms_version, withdrawn_on on coupon_consents
  for each row execute function announce_change('restaurants');
