create table coupons (
  coupon_id          int generated always as identity primary key,
  code               text not null check (code ~ '^[A-Z0-9]{4,16}$'),
  title              text not null,
  terms              text not null default '',
  type               text not null check (type in ('percent', 'flat', 'free_delivery')),
  value              bigint not null check (value >= 0),
  max_discount       bigint check (max_discount > 0),
  min_item_total     bigint not null default 0 check (min_item_total >= 0),
  valid_from         timestamptz not null,
  valid_to           timestamptz,
  weekdays           smallint[],
  from_time          time,
  to_time            time,
  city_ids           int[],
  restaurant_ids     int[],
  fulfilment         text check (fulfilment in ('delivery', 'pickup')),
  payment_methods    text[],
  new_customers_only boolean not null default false,
  total_limit        int check (total_limit > 0),
  per_user_limit     int check (per_user_limit > 0),
  used               int not null default 0 check (used >= 0),
  funded_by          text not null default 'platform' check (funded_by in ('platform', 'restaurant')),
  visible            boolean not null default true,
  status             text not null default 'draft' check (status in ('draft', 'active', 'paused', 'ended')),
  created_on         timestamptz not null default now(),
  constraint coupons_used_total_limit_check check (total_limit is null or used <= total_limit),
  constraint coupons_percent_check check (type <> 'percent' or value between 1 and 100)
);
comment on column coupons.value is 'Percent for percent coupons, paise for flat ones, 0 for free delivery.';
create unique index coupons_code_key on coupons (upper(code));

create table coupon_user_usage (
  coupon_id int not null references coupons on delete cascade,
  user_id   int not null references users on delete cascade,
  used      int not null default 0 check (used >= 0),
  primary key (coupon_id, user_id)
);
create index coupon_user_usage_user_id_idx on coupon_user_usage (user_id);
