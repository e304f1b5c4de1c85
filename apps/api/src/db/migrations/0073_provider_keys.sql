create table provider_keys (
  name    text primary key check (name ~ '^[A-Z][A-Z_]{3,39}$'),
  sealed  text not null check (length(sealed) between 40 and 1000),
  ends_in text not null check (length(ends_in) in (0, 4)),
  set_by  int not null references users,
  set_on  timestamptz not null
);
create index provider_keys_set_by_idx on provider_keys (set_by);
comment on table provider_keys is 'Keys of payment providers and the mail server, sealed with the server''s own key; what the environment says comes first.';

create function announce_provider_keys() returns trigger language plpgsql as $$
begin
  perform pg_notify('provider_keys', '');
  return null;
end
$$;
create trigger provider_keys_announce after insert or update or delete on provider_keys
  for each statement execute function announce_provider_keys();
