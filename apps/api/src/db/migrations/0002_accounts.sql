-- Who signs in, where they live and eat, what they agreed to, and what they were told.

create table users (
  user_id           int generated always as identity (start with 1001) primary key,
  role              text not null check (role in ('user', 'restaurant', 'admin')),
  office_role       text check (office_role in ('owner', 'support', 'content', 'finance')),
  name              text not null check (length(name) between 1 and 80),
  username          citext not null constraint users_username_key unique,
  email             citext not null constraint users_email_key unique,
  email_verified_at timestamptz,
  mobile            text not null check (mobile ~ '^[0-9]{10}$'),
  password_hash     text not null,
  totp_secret       text,
  totp_confirmed_at timestamptz,
  totp_last_step    bigint not null default 0,
  status            text not null default 'active' check (status in ('active', 'blocked', 'deleted')),
  status_reason     text,
  cod_allowed       boolean not null default true,
  cash_restored_at  timestamptz,
  created_on        timestamptz not null default now(),
  deletion_due      timestamptz,
  deleted_on        timestamptz,
  constraint users_office_role_given_check check ((role = 'admin') = (office_role is not null))
);
comment on table users is 'Every account of the three roles; ids start at 1001 because the complaint form wants three characters.';
comment on column users.office_role is 'What an administrator is in the office; nobody else has one.';
comment on column users.totp_last_step is 'The last time step whose code was used: a code opens one session.';
comment on column users.cash_restored_at is 'Cash orders that were refused before this moment no longer count.';
comment on column users.deletion_due is 'Until then the owner may change their mind; afterwards the account is made nobody’s.';
create index users_deletion_due_idx on users (deletion_due) where deletion_due is not null and deleted_on is null;
create index users_created_on_idx on users (created_on, user_id);
create index users_name_user_id_idx on users (lower(name), user_id);
create index users_role_idx on users (role, created_on);
create index users_search_idx on users using gin
  ((lower(name || ' ' || email::text || ' ' || mobile || ' ' || username::text)) gin_trgm_ops);
-- Every order asks whom in the office it concerns; without this, each would read all users for that.
create index users_office_role_idx on users (office_role);
create index users_mobile_idx on users (mobile);
create trigger users_announce after update on users
  for each row when (old.name <> new.name) execute function announce_change('ratings');

-- One at a time, so that two who leave at once see each other.
create function keep_an_owner() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('office owners'));
  if not exists (select 1 from users where office_role = 'owner' and status = 'active') then
    raise exception 'the office needs an owner' using errcode = 'check_violation', constraint = 'users_last_owner_check';
  end if;
  return null;
end $$;
create constraint trigger users_last_owner after update of role, status, office_role or delete on users
  for each row when (old.office_role = 'owner' and old.status = 'active') execute function keep_an_owner();

create table sessions (
  session_id     uuid primary key default gen_random_uuid(),
  user_id        int not null references users on delete cascade,
  visitor_id     int references users on delete cascade,
  created_on     timestamptz not null default now(),
  expires_at     timestamptz not null,
  last_seen_at   timestamptz not null default now(),
  ended_at       timestamptz,
  visit_noted_on timestamptz,
  user_agent     text,
  address        text,
  constraint sessions_visit_noted_check check (visit_noted_on is null or visitor_id is not null)
);
comment on table sessions is 'A token counts only while its row here has not ended.';
comment on column sessions.visitor_id is 'The administrator who looks at a restaurant through this session, which may only read.';
comment on column sessions.visit_noted_on is 'When the end of the visit was written into the audit log.';
create index sessions_user_id_idx on sessions (user_id);
create index sessions_expires_at_idx on sessions (expires_at);
create index sessions_visitor_id_idx on sessions (visitor_id) where visitor_id is not null;

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

create table owner_links (
  owner_link_id int generated always as identity primary key,
  is_first      boolean not null default false,
  email         citext check (length(email) <= 254),
  token_hash    bytea not null,
  made_on       timestamptz not null,
  expires_at    timestamptz not null,
  used_on       timestamptz,
  used_by       int references users on delete set null,
  constraint owner_links_token_hash_key unique (token_hash),
  constraint owner_links_email_given_check check ((email is not null) = (not is_first and used_on is null)),
  constraint owner_links_used_check check (used_by is null or used_on is not null)
);
comment on table owner_links is 'Links that make somebody an owner of the office, printed on the server alone: the one to the first owner of all, and those of the command line, each for an address until it is used. Used ones stay.';
create unique index owner_links_first_key on owner_links (is_first) where is_first;
create index owner_links_used_by_idx on owner_links (used_by);

create table office_invitations (
  office_invitation_id int generated always as identity primary key,
  role                 text not null check (role in ('owner', 'support', 'content', 'finance')),
  name                 text not null check (length(name) between 1 and 80),
  email                citext not null check (length(email) <= 254),
  token_hash           bytea not null,
  expires_at           timestamptz not null,
  invited_by           int not null references users on delete cascade,
  invited_on           timestamptz not null,
  constraint office_invitations_email_key unique (email),
  constraint office_invitations_token_hash_key unique (token_hash)
);
comment on table office_invitations is 'Who is invited to the office; a row goes once it is used or taken back, and the audit log keeps the deed.';
create index office_invitations_invited_by_idx on office_invitations (invited_by);

create table staff (
  staff_id      int generated always as identity primary key,
  restaurant_id int not null,
  role          text not null check (role in ('manager', 'orders', 'menu', 'front_desk')),
  user_id       int references users on delete cascade,
  name          text check (length(name) between 1 and 80),
  email         citext check (length(email) <= 254),
  token_hash    bytea,
  expires_at    timestamptz,
  invited_by    int not null references users,
  invited_on    timestamptz not null,
  accepted_on   timestamptz,
  removed_on    timestamptz,
  constraint staff_token_hash_key unique (token_hash),
  constraint staff_accepted_check check ((user_id is null) = (accepted_on is null)),
  constraint staff_invited_check check (
    (accepted_on is null and removed_on is null)
    = (name is not null and email is not null and token_hash is not null and expires_at is not null)),
  constraint staff_forgotten_check check (
    (accepted_on is null and removed_on is null)
    or (name is null and email is null and token_hash is null and expires_at is null))
);
comment on table staff is 'Who works in a restaurant as what, and who is invited to; name and address stand here only until the invitation is used or taken back.';
create unique index staff_user_id_key on staff (user_id) where removed_on is null;
create unique index staff_invited_key on staff (restaurant_id, email) where accepted_on is null and removed_on is null;
create index staff_restaurant_id_idx on staff (restaurant_id);
create index staff_all_user_id_idx on staff (user_id);
create index staff_invited_by_idx on staff (invited_by);

create table addresses (
  address_id int generated always as identity primary key,
  user_id    int not null references users on delete cascade,
  label      text not null check (length(label) between 1 and 30),
  line1      text not null check (length(line1) between 3 and 120),
  line2      text not null default '' check (length(line2) <= 120),
  landmark   text not null default '' check (length(landmark) <= 80),
  city_id    int not null,
  pincode    text not null check (pincode ~ '^[1-9][0-9]{5}$'),
  phone      text not null check (phone ~ '^[0-9]{10}$'),
  lat        double precision check (lat between -90 and 90),
  lng        double precision check (lng between -180 and 180),
  is_default boolean not null default false,
  created_on timestamptz not null default now()
);
comment on table addresses is 'Orders copy what they use, so deleting one is free.';
create index addresses_user_id_idx on addresses (user_id);
create index addresses_city_id_idx on addresses (city_id);
create unique index addresses_one_default_key on addresses (user_id) where is_default;

create table diet_profiles (
  user_id    int primary key references users on delete cascade,
  diet       text not null check (diet in ('any', 'egg', 'veg', 'vegan', 'jain')),
  halal      boolean not null,
  allergens  text[] not null check (
    allergens <@ array['gluten', 'milk', 'egg', 'fish', 'crustaceans', 'peanuts', 'nuts', 'soy', 'sesame', 'mustard']),
  hide       boolean not null,
  updated_on timestamptz not null default now()
);
comment on table diet_profiles is 'What a customer eats; screens mark or hide dishes by it, the server never sorts by it.';

create table consents (
  consent_id bigint generated always as identity primary key,
  user_id    int not null references users on delete cascade,
  purpose    text not null check (purpose in ('term-of-use', 'privacy-policy', 'marketing-mail')),
  version    int,
  given      boolean not null,
  at         timestamptz not null,
  constraint consents_version_check check ((purpose = 'marketing-mail') = (version is null)),
  constraint consents_given_check check (given or purpose = 'marketing-mail')
);
comment on table consents is 'Append only: what somebody agreed to and when, and what they took back; the newest row of a purpose counts.';
create index consents_user_id_idx on consents (user_id, purpose, consent_id desc);
create index consents_purpose_version_idx on consents (purpose, version);
create trigger consents_append_only before update on consents for each row execute function refuse_change();

create table data_exports (
  export_id    uuid primary key default gen_random_uuid(),
  user_id      int not null references users on delete cascade,
  requested_on timestamptz not null,
  ready_on     timestamptz,
  failed_on    timestamptz,
  expires_at   timestamptz not null,
  file         text,
  bytes        int check (bytes > 0),
  constraint data_exports_ready_check check (
    (ready_on is null) = (file is null) and (ready_on is null) = (bytes is null) and (ready_on is null or failed_on is null))
);
comment on table data_exports is 'Somebody’s own data in one file of the data folder, under a name nobody can guess; the row and the file go when it expires.';
create unique index data_exports_one_running_key on data_exports (user_id) where ready_on is null and failed_on is null;
create index data_exports_user_id_idx on data_exports (user_id, requested_on desc);
create index data_exports_expires_at_idx on data_exports (expires_at);

create table export_tickets (
  ticket_hash bytea primary key,
  export_id   uuid not null references data_exports on delete cascade,
  expires_at  timestamptz not null
);
comment on table export_tickets is 'Opens one download within seconds, so that the token of a session never stands in an address.';
create index export_tickets_export_id_idx on export_tickets (export_id);
create index export_tickets_expires_at_idx on export_tickets (expires_at);

create table notifications (
  notification_id int generated always as identity primary key,
  user_id         int not null references users on delete cascade,
  kind            text not null check (kind ~ '^[a-z_]{3,40}$'),
  subject_key     text check (length(subject_key) between 1 and 100),
  title           text not null check (length(title) between 1 and 120),
  body            text not null default '' check (length(body) <= 400),
  link            text check (link ~ '^/([^/\\]|$)' and length(link) <= 300),
  data            jsonb not null default '{}',
  created_at      timestamptz not null default now(),
  send_after      timestamptz not null default now(),
  sent_at         timestamptz,
  read_at         timestamptz,
  constraint notifications_user_id_kind_subject_key_key unique (user_id, kind, subject_key)
);
comment on table notifications is 'What a person was told, written with its cause: the inbox, and the outbox of every other way. One row for a subject key, however often it is caused.';
comment on column notifications.send_after is 'When it is passed on at the earliest.';
comment on column notifications.sent_at is 'When the worker passed it on to mail and push; null while that is still to do.';
create index notifications_inbox_idx on notifications (user_id, notification_id desc);
create index notifications_unread_idx on notifications (user_id) where read_at is null;
create index notifications_created_at_idx on notifications (created_at);
create index notifications_waiting_idx on notifications (send_after) where sent_at is null;

-- Whoever writes a row, open pages hear of it in the same transaction.
create function notifications_told() returns trigger language plpgsql as $$
begin
  insert into live_events (audience, kind, payload)
    select distinct 'user:' || user_id, 'notification', '{}'::jsonb from added;
  if found then
    perform pg_notify('live', '');
  end if;
  return null;
end $$;
create trigger notifications_told after insert on notifications
  referencing new table as added for each statement execute function notifications_told();

create table notification_choices (
  user_id int not null references users on delete cascade,
  kind    text not null check (kind ~ '^[a-z_]{3,40}$'),
  channel text not null check (channel in ('email', 'web_push', 'sms')),
  is_on   boolean not null,
  primary key (user_id, kind, channel)
);
comment on table notification_choices is 'Only what somebody chose; the rest is as the table of kinds has it.';

create table push_subscriptions (
  subscription_id int generated always as identity primary key,
  user_id         int not null references users on delete cascade,
  session_id      uuid not null references sessions on delete cascade,
  endpoint        text not null constraint push_subscriptions_endpoint_key unique check (length(endpoint) <= 1000),
  p256dh          text not null check (length(p256dh) <= 100),
  auth            text not null check (length(auth) <= 40),
  created_on      timestamptz not null default now()
);
comment on table push_subscriptions is 'A browser that takes web push for whoever is signed in there; it lives no longer than the session.';
create index push_subscriptions_user_id_idx on push_subscriptions (user_id);
create index push_subscriptions_session_id_idx on push_subscriptions (session_id);

create table user_notes (
  user_note_id int generated always as identity primary key,
  user_id      int not null references users on delete cascade,
  author_id    int not null references users,
  note         text not null check (length(note) between 1 and 4000),
  created_on   timestamptz not null default now()
);
comment on table user_notes is 'What the office writes about an account for itself; goes when the account is deleted.';
create index user_notes_user_id_idx on user_notes (user_id, created_on);
create index user_notes_author_id_idx on user_notes (author_id);

create table saved_views (
  view_id integer generated always as identity primary key,
  user_id integer not null references users (user_id),
  list    text not null check (list ~ '^[a-z][a-z-]{1,39}$'),
  name    text not null check (length(name) between 1 and 40),
  view    text not null check (length(view) <= 500),
  unique (user_id, list, name)
);
comment on table saved_views is 'How somebody narrowed and ordered a list of a panel, under a name of their own.';
