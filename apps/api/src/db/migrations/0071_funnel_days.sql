create table funnel_days (
  restaurant_id int not null references restaurants on delete cascade,
  day date not null,
  views int not null default 0 check (views >= 0),
  carts int not null default 0 check (carts >= 0),
  checkouts int not null default 0 check (checkouts >= 0),
  primary key (restaurant_id, day)
);
comment on table funnel_days is 'How often a restaurant''s page was opened, a cart was begun with its dishes and their checkout was seen, by service day: numbers without persons.';
create index funnel_days_day_idx on funnel_days (day);
