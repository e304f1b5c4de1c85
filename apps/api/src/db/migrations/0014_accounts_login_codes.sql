-- A customer may have an e-mail or a number alone, and no password: a one-time code opens the account instead.
alter table users
  alter column email drop not null,
  alter column mobile drop not null,
  alter column password_hash drop not null,
  add column mobile_verified_at timestamptz,
  add constraint users_contact_given_check check (email is not null or mobile is not null),
  add constraint users_staff_login_check
    check (role = 'user' or (email is not null and mobile is not null and password_hash is not null)),
  add constraint users_mobile_proved_check check (mobile_verified_at is null or mobile is not null);
comment on column users.mobile_verified_at is 'When a one-time code proved that the number is theirs; a number is proved for one account at a time.';
create unique index users_mobile_proved_key on users (mobile) where mobile_verified_at is not null;

drop index users_search_idx;
create index users_search_idx on users using gin
  ((lower(name || ' ' || coalesce(email::text, '') || ' ' || coalesce(mobile, '') || ' ' || username::text)) gin_trgm_ops);

create table login_codes (
  contact    text not null primary key check (contact = lower(contact)),
  code_hash  bytea not null check (length(code_hash) = 32),
  sent_at    timestamptz not null,
  expires_at timestamptz not null,
  tries_left smallint not null check (tries_left >= 0)
);
comment on table login_codes is 'The one-time code that was sent last to an e-mail or a number; a newer one takes its place.';
comment on column login_codes.code_hash is 'Keyed with the secret of the tokens, because six digits are found from a plain hash at once.';
create index login_codes_expires_at_idx on login_codes (expires_at);
