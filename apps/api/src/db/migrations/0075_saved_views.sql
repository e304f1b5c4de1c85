create table saved_views (
  view_id integer generated always as identity primary key,
  user_id integer not null references users (user_id),
  list text not null check (list ~ '^[a-z][a-z-]{1,39}$'),
  name text not null check (length(name) between 1 and 40),
  view text not null check (length(view) <= 500),
  unique (user_id, list, name)
);
comment on table saved_views is 'How somebody narrowed and ordered a list of a panel, under a name of their own.';
