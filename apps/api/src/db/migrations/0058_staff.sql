create table staff (
  staff_id      int generated always as identity primary key,
  restaurant_id int not null references restaurants on delete cascade,
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
