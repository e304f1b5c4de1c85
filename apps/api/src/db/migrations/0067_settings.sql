create table settings (
  setting_id int generated always as identity primary key,
  key        text not null check (key ~ '^[a-z][a-z_]{2,39}$'),
  value      jsonb not null,
  valid_from timestamptz not null,
  reason     text not null check (length(reason) between 1 and 300),
  set_by     int not null references users,
  set_on     timestamptz not null default now(),
  constraint settings_key_valid_from_key unique (key, valid_from)
);
create index settings_set_by_idx on settings (set_by);
comment on table settings is 'What the office set, by keys of domain/settings.ts. The newest value in force counts; without one, what the product was delivered with.';

create function refuse_change_of_setting() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.valid_from > now() then
    return old;
  end if;
  raise exception 'A setting that is in force stays as it is: add a value.' using errcode = 'restrict_violation';
end
$$;
create trigger settings_stay before update or delete on settings
  for each row execute function refuse_change_of_setting();

create trigger settings_announce after insert or update or delete on settings
  for each row execute function announce_change('settings');
