-- Foreign keys to rooms that come later.
alter table addresses
  add constraint addresses_city_id_fkey foreign key (city_id) references cities;
alter table staff
  add constraint staff_restaurant_id_fkey foreign key (restaurant_id) references restaurants on delete cascade;
alter table orders
  add constraint orders_coupon_id_fkey foreign key (coupon_id) references coupons;
alter table dish_thumbs
  add constraint dish_thumbs_order_id_fkey foreign key (order_id) references orders on delete cascade;
alter table consents
  add constraint consents_purpose_version_fkey foreign key (purpose, version) references legal_texts (document, version);
