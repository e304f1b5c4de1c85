create table mails (
  mail_id    bigint generated always as identity primary key,
  recipient  text not null,
  subject    text not null,
  content    jsonb,
  created_on timestamptz not null default now(),
  sent_at    timestamptz,
  last_error text
);
comment on table mails is 'Written with its cause and sent by the worker; the content goes once it is sent, because it may hold a secret link.';
create index mails_created_on_idx on mails (created_on);

alter table users
  add column email_verified_at timestamptz,
  add column totp_secret text,
  add column totp_confirmed_at timestamptz,
  add column totp_last_step bigint not null default 0;
comment on column users.totp_last_step is 'The last time step whose code was used: a code opens one session.';

create table account_links (
  token_hash bytea primary key,
  user_id    int not null references users on delete cascade,
  purpose    text not null check (purpose in ('reset-password', 'verify-email')),
  email      citext not null,
  created_on timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at    timestamptz
);
comment on table account_links is 'Single-use links of mails; only the hash of what stands in the link is kept.';
create index account_links_user_id_idx on account_links (user_id);
create index account_links_expires_at_idx on account_links (expires_at);

create table recovery_codes (
  user_id   int not null references users on delete cascade,
  code_hash bytea not null,
  used_at   timestamptz,
  primary key (user_id, code_hash)
);
