-- release before: runs
-- Which restaurants may write to whom, and what they wrote. A restaurant sees neither names nor addresses.
create table news_permissions (
  permission_id int generated always as identity primary key,
  user_id       int not null references users on delete cascade,
  restaurant_id int not null references restaurants on delete cascade,
  given_at      timestamptz not null,
  expires_at    timestamptz not null,
  ended_at      timestamptz,
  constraint news_permissions_expires_check check (expires_at > given_at),
  constraint news_permissions_ended_check check (ended_at >= given_at)
);
comment on table news_permissions is 'A person lets a restaurant write to them; rows are kept as proof after they ended.';
comment on column news_permissions.ended_at is 'When it was taken back or prolonged by another row; null for one that runs out by itself.';
create unique index news_permissions_standing_key on news_permissions (user_id, restaurant_id) where ended_at is null;
create index news_permissions_restaurant_idx on news_permissions (restaurant_id, user_id) where ended_at is null;
create index news_permissions_user_id_idx on news_permissions (user_id);

create table restaurant_news (
  news_id       int generated always as identity primary key,
  restaurant_id int not null references restaurants on delete cascade,
  title         text not null check (length(title) between 1 and 60),
  body          text not null check (length(body) between 1 and 300),
  menu_id       int references dishes on delete set null,
  sent_by       int references users,
  made_at       timestamptz not null,
  starts_at     timestamptz not null check (starts_at >= made_at),
  again_from    timestamptz not null check (again_from >= made_at),
  state         text not null default 'sending' check (state in ('sending', 'done', 'stopped')),
  ended_at      timestamptz,
  told          int not null default 0 check (told >= 0),
  told_to       int not null default 0,
  constraint restaurant_news_ended_check check ((state = 'sending') = (ended_at is null)),
  constraint restaurant_news_once_excl exclude using gist (restaurant_id with =, tstzrange(made_at, again_from) with &&)
);
comment on table restaurant_news is 'What a restaurant wrote to whoever allowed it, once in a week.';
comment on column restaurant_news.again_from is 'From when the restaurant may write again; at once where a message was stopped before anybody had it.';
comment on column restaurant_news.told_to is 'The last account that was looked at: the worker goes on after it.';
create index restaurant_news_sending_idx on restaurant_news (starts_at, news_id) where state = 'sending';
create index restaurant_news_made_idx on restaurant_news (restaurant_id, made_at);
create index restaurant_news_menu_id_idx on restaurant_news (menu_id);
create index restaurant_news_sent_by_idx on restaurant_news (sent_by);

create table news_receipts (
  receipt_id int generated always as identity primary key,
  news_id    int not null references restaurant_news on delete cascade,
  user_id    int not null references users on delete cascade,
  sent_at    timestamptz not null,
  constraint news_receipts_once_key unique (news_id, user_id)
);
comment on table news_receipts is 'Who was told what, kept for a year.';
create index news_receipts_user_idx on news_receipts (user_id, sent_at);
create index news_receipts_sent_at_idx on news_receipts (sent_at);
