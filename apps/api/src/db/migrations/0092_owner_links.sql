create table owner_links (
  owner_link_id int generated always as identity primary key,
  is_first   boolean not null default false,
  email      citext check (length(email) <= 254),
  token_hash bytea not null,
  made_on    timestamptz not null,
  expires_at timestamptz not null,
  used_on    timestamptz,
  used_by    int references users on delete set null,
  constraint owner_links_token_hash_key unique (token_hash),
  constraint owner_links_email_given_check check ((email is not null) = (not is_first and used_on is null)),
  constraint owner_links_used_check check (used_by is null or used_on is not null)
);
comment on table owner_links is 'Links that make somebody an owner of the office, printed on the server alone: the one to the first owner of all, and those of the command line, each for an address until it is used. Used ones stay.';
create unique index owner_links_first_key on owner_links (is_first) where is_first;
create index owner_links_used_by_idx on owner_links (used_by);
