-- Dishes that a kitchen offers in place of one that it cannot cook, and the line that one of them becomes.
-- release before: runs
create table order_substitutes (
  order_substitute_id  int generated always as identity primary key,
  order_item_id        int not null references order_items on delete cascade,
  menu_id              int references dishes on delete set null,
  position             smallint not null,
  state                text not null default 'offered' check (state in ('offered', 'taken', 'left')),
  name                 text not null,
  is_veg               boolean not null,
  dish_img             text,
  quantity             int not null check (quantity between 1 and 20),
  unit_price           bigint not null check (unit_price >= 0),
  unit_discounted      bigint check (unit_discounted >= 0 and unit_discounted <= unit_price),
  coupon_share         bigint not null check (coupon_share >= 0),
  coupon_by_restaurant bigint not null,
  tax                  bigint not null check (tax >= 0),
  less_food            bigint not null check (less_food >= 0),
  less_tax             bigint not null check (less_tax >= 0),
  asked_version        int not null,
  constraint order_substitutes_question_key unique (order_item_id, asked_version, position),
  constraint order_substitutes_position_check check (position between 0 and 2),
  constraint order_substitutes_coupon_by_restaurant_check check (coupon_by_restaurant between 0 and coupon_share),
  constraint order_substitutes_coupon_share_within_price_check check (coupon_share <= coalesce(unit_discounted, unit_price) * quantity)
);
comment on table order_substitutes is 'What a customer was offered for portions that were sold out, priced when it was offered: never dearer than what it replaces.';
comment on column order_substitutes.order_item_id is 'The line that was sold out.';
comment on column order_substitutes.state is 'Open, the one that was taken, or not taken.';
comment on column order_substitutes.unit_discounted is 'Paise that it costs here; of a dearer dish the restaurant bears the rest.';
comment on column order_substitutes.coupon_share is 'The coupon of the portions that it replaces, whole.';
comment on column order_substitutes.less_food is 'Paise that it costs less than what it replaces, before tax.';
comment on column order_substitutes.less_tax is 'Paise of tax less.';
comment on column order_substitutes.asked_version is 'The version of the order that was asked about it: all offers of one question have the same.';
create unique index order_substitutes_taken_key on order_substitutes (order_item_id, asked_version) where state = 'taken';
create index order_substitutes_menu_id_idx on order_substitutes (menu_id);

alter table order_items
  add column order_substitute_id int,
  add column coupon_by_restaurant bigint,
  add constraint order_items_order_substitute_id_fkey foreign key (order_substitute_id) references order_substitutes not valid,
  add constraint order_items_coupon_by_restaurant_check check (
    (coupon_by_restaurant is null) = (order_substitute_id is null)
    and (coupon_by_restaurant is null or coupon_by_restaurant between 0 and coupon_share)) not valid;
comment on column order_items.order_substitute_id is 'The offer that it was taken from, in place of a line of the bill; the bill itself stays as it was accepted.';
comment on column order_items.coupon_by_restaurant is 'Paise of its coupon that the restaurant bears, of a substitute; other lines share what the order says.';
