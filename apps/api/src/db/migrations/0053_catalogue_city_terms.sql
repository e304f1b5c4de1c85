-- A city is more than a name and two coordinates: what orders of its restaurants cost and how far they go from a day on, what its
-- visitors read, and the day on which it opens.
-- release before: runs
create table city_terms (
  city_term_id int generated always as identity primary key,
  city_id      int not null references cities,
  term         text not null,
  value        bigint,
  valid_from   date not null,
  reason       text not null check (length(reason) between 1 and 300),
  set_by       int not null references users,
  set_on       timestamptz not null,
  constraint city_terms_city_id_term_valid_from_key unique (city_id, term, valid_from),
  constraint city_terms_term_check check (term in ('platform_fee', 'commission', 'delivery_radius')),
  constraint city_terms_value_check check (value between
    case term when 'delivery_radius' then 500 else 0 end and
    case term when 'platform_fee' then 10000 when 'commission' then 5000 else 30000 end)
);
comment on table city_terms is 'What a city has of its own from a day on (in India); the newest that has begun counts, between a restaurant''s own and what counts everywhere. Orders keep the one of their moment.';
comment on column city_terms.value is 'Paise, basis points or metres; null from the day on which what counts everywhere counts here again.';
create index city_terms_set_by_idx on city_terms (set_by);

create function refuse_change_of_city_term() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.valid_from > (now() at time zone 'Asia/Kolkata')::date then
    return old;
  end if;
  raise exception 'A city''s term that has begun stays as it is: add another one.' using errcode = 'restrict_violation';
end
$$;
create trigger city_terms_stay before update or delete on city_terms
  for each row execute function refuse_change_of_city_term();

create table city_announcements (
  city_announcement_id int generated always as identity primary key,
  city_id              int not null references cities on delete cascade,
  words                text not null check (length(words) between 1 and 160),
  first_day            date not null,
  last_day             date not null,
  set_by               int not null references users,
  set_on               timestamptz not null,
  constraint city_announcements_days_check check (first_day <= last_day),
  constraint city_announcements_days_excl exclude using gist (city_id with =, daterange(first_day, last_day, '[]') with &&)
);
comment on table city_announcements is 'What visitors of a city read above its restaurants, one at a time; both days belong to it, in India.';
create index city_announcements_city_id_idx on city_announcements (city_id);
create index city_announcements_set_by_idx on city_announcements (set_by);
create trigger city_announcements_announce after insert or update or delete on city_announcements
  for each row execute function announce_change('cities');

alter table cities add column opens_on date;
comment on column cities.opens_on is 'When a city that is switched off opens by itself; until then it is among those that come.';
