create table restaurant_commissions (
  restaurant_commission_id int generated always as identity primary key,
  restaurant_id int not null references restaurants on delete cascade,
  commission_bp int not null check (commission_bp between 0 and 10000),
  valid_from    timestamptz not null,
  reason        text not null check (length(reason) between 1 and 300),
  set_by        int not null references users,
  set_on        timestamptz not null default now(),
  constraint restaurant_commissions_valid_from_key unique (restaurant_id, valid_from)
);
create index restaurant_commissions_set_by_idx on restaurant_commissions (set_by);
comment on table restaurant_commissions is 'Basis points of the item total from a day on; restaurants.commission_bp counts before the first one. Orders keep the one of their moment.';

create function commission_of(restaurant int, before_all int) returns int language sql stable as $$
  select coalesce((select c.commission_bp from restaurant_commissions c
    where c.restaurant_id = restaurant and c.valid_from <= now()
    order by c.valid_from desc limit 1), before_all)
$$;
comment on function commission_of is 'The commission that counts for an order placed now, in basis points.';
