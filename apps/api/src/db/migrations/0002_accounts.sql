create table users (
  user_id       int generated always as identity (start with 1001) primary key,
  role          text not null check (role in ('user', 'restaurant', 'admin')),
  name          text not null check (length(name) between 1 and 80),
  username      citext not null constraint users_username_key unique,
  email         citext not null constraint users_email_key unique,
  mobile        text not null check (mobile ~ '^[0-9]{10}$'),
  password_hash text not null,
  status        text not null default 'active' check (status in ('active', 'blocked', 'deleted')),
  status_reason text,
  cod_allowed   boolean not null default true,
  created_on    timestamptz not null default now()
);
comment on table users is 'Every account of the three roles; ids start at 1001 because the complaint form wants three characters.';

create table sessions (
  session_id   uuid primary key default gen_random_uuid(),
  user_id      int not null references users on delete cascade,
  created_on   timestamptz not null default now(),
  expires_at   timestamptz not null,
  last_seen_at timestamptz not null default now(),
  ended_at     timestamptz,
  user_agent   text,
  address      text
);
comment on table sessions is 'A token counts only while its row here has not ended.';
create index sessions_user_id_idx on sessions (user_id);
create index sessions_expires_at_idx on sessions (expires_at);
