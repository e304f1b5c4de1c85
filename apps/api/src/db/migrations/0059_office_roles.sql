alter table users add column office_role text check (office_role in ('owner', 'support', 'content', 'finance'));
comment on column users.office_role is 'What an administrator is in the office; nobody else has one.';
update users set office_role = 'owner' where role = 'admin';
alter table users add constraint users_office_role_given_check check ((role = 'admin') = (office_role is not null));

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

create table office_invitations (
  office_invitation_id int generated always as identity primary key,
  role       text not null check (role in ('owner', 'support', 'content', 'finance')),
  name       text not null check (length(name) between 1 and 80),
  email      citext not null check (length(email) <= 254),
  token_hash bytea not null,
  expires_at timestamptz not null,
  invited_by int not null references users on delete cascade,
  invited_on timestamptz not null,
  constraint office_invitations_email_key unique (email),
  constraint office_invitations_token_hash_key unique (token_hash)
);
comment on table office_invitations is 'Who is invited to the office; a row goes once it is used or taken back, and the audit log keeps the deed.';
create index office_invitations_invited_by_idx on office_invitations (invited_by);
