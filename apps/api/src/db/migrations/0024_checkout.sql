alter table coupons
  drop constraint coupons_funded_by_check,
  add constraint coupons_funded_by_check check (funded_by in ('platform', 'restaurant', 'split')),
  add column category_ids int[],
  add column auto_apply boolean not null default false,
  add column restaurant_share_bp int check (restaurant_share_bp between 1 and 9999),
  add column owner_restaurant_id int references restaurants on delete cascade,
  add constraint coupons_share_check check ((funded_by = 'split') = (restaurant_share_bp is not null));
comment on column coupons.restaurant_share_bp is 'The restaurant''s part of a split coupon, in basis points.';
comment on column coupons.owner_restaurant_id is 'The restaurant that runs it; null for the office.';
create index coupons_owner_restaurant_id_idx on coupons (owner_restaurant_id) where owner_restaurant_id is not null;
drop trigger coupons_announce on coupons;
create trigger coupons_announce after insert or delete or update of
  code, title, terms, type, value, max_discount, min_item_total, funded_by, restaurant_ids, city_ids, category_ids,
  payment_methods, fulfilment, new_customers_only, total_limit, per_user_limit, valid_from, valid_to, weekdays, from_time,
  to_time, status, visible, auto_apply
  on coupons for each row execute function announce_change('restaurants');

create table coupon_consents (
  coupon_id     int not null references coupons on delete cascade,
  restaurant_id int not null references restaurants on delete cascade,
  budget        bigint not null check (budget > 0),
  spent         bigint not null default 0,
  valid_to      timestamptz not null,
  agreed_by     int references users,
  agreed_on     timestamptz not null default now(),
  primary key (coupon_id, restaurant_id),
  constraint coupon_consents_spent_check check (spent between 0 and budget)
);
comment on table coupon_consents is 'A restaurant pays for a coupon only as far as it agreed: so many paise, until then.';
create index coupon_consents_restaurant_id_idx on coupon_consents (restaurant_id);
create index coupon_consents_agreed_by_idx on coupon_consents (agreed_by) where agreed_by is not null;

alter table coupon_redemptions
  add column restaurant_part bigint not null default 0,
  add constraint coupon_redemptions_restaurant_part_check check (restaurant_part between 0 and amount);
comment on column coupon_redemptions.restaurant_part is 'Paise of the amount that the restaurant bears.';
-- What restaurants have borne so far, they bore by agreement.
insert into coupon_consents (coupon_id, restaurant_id, budget, spent, valid_to)
  select c.coupon_id, r.restaurant_id,
    greatest(5000000, coalesce((select sum(u.amount) from coupon_redemptions u join orders o using (order_id)
      where u.coupon_id = c.coupon_id and o.restaurant_id = r.restaurant_id and u.state <> 'released'), 0) * 2),
    coalesce((select sum(u.amount) from coupon_redemptions u join orders o using (order_id)
      where u.coupon_id = c.coupon_id and o.restaurant_id = r.restaurant_id and u.state <> 'released'), 0),
    coalesce(c.valid_to, now() + interval '1 year')
  from coupons c join restaurants r on r.restaurant_id = any(c.restaurant_ids) where c.funded_by = 'restaurant';
update coupon_redemptions u set restaurant_part = u.amount
  from coupons c where c.coupon_id = u.coupon_id and c.funded_by = 'restaurant';

alter table restaurants
  add column slot_minutes int not null default 30 check (slot_minutes in (15, 30)),
  add column slot_capacity_minutes int check (slot_capacity_minutes between 5 and 10000);
comment on column restaurants.slot_capacity_minutes is 'Kitchen minutes that one slot holds; null where nothing is counted.';

create table kitchen_slots (
  restaurant_id int not null references restaurants on delete cascade,
  starts_at     timestamptz not null,
  used_minutes  int not null check (used_minutes >= 0),
  primary key (restaurant_id, starts_at)
);
comment on table kitchen_slots is 'Kitchen minutes that orders hold of a slot; one row is locked by everybody who takes from it.';

alter table orders
  add column coupon_by_restaurant bigint not null default 0,
  add column change_for bigint,
  add column slot_at timestamptz,
  add column slot_used_minutes int check (slot_used_minutes > 0),
  add column late_at timestamptz,
  add column cancel_escalated_at timestamptz,
  add column review_reason text,
  add column removed_total bigint not null default 0,
  add constraint orders_coupon_by_restaurant_check check (coupon_by_restaurant between 0 and discount_coupon),
  add constraint orders_change_for_check check (change_for >= total),
  add constraint orders_slot_check check ((slot_at is null) = (slot_used_minutes is null)),
  add constraint orders_removed_total_check check (removed_total between 0 and total);
comment on column orders.change_for is 'The note (paise) that the customer will hand over, so that the rider brings change.';
comment on column orders.removed_total is 'Paise of lines that were taken out after placing; the bill itself stays as it was accepted.';
comment on column orders.review_reason is 'Why the office should look at it; null for most.';
create index orders_promise_idx on orders (promised_to)
  where late_at is null and status in ('placed', 'accepted', 'preparing', 'ready', 'out_for_delivery');
create index orders_cancel_requested_idx on orders (cancel_requested_at)
  where cancel_escalated_at is null and status in ('accepted', 'preparing', 'ready');
create index orders_review_idx on orders (order_id) where review_reason is not null;

alter table order_items
  add column shortage text check (shortage in ('asked', 'removed')),
  add column shortage_quantity int,
  add column shortage_at timestamptz,
  add column answer_by timestamptz,
  add constraint order_items_shortage_whole_check check (
    (shortage is null and shortage_quantity is null and shortage_at is null and answer_by is null)
    or (shortage_quantity between 1 and quantity and shortage_at is not null and (shortage = 'removed' or answer_by is not null)));
comment on column order_items.shortage is 'The kitchen is out of it: the customer is asked, or it was taken out of the order.';
create index order_items_answer_by_idx on order_items (answer_by) where shortage = 'asked';
