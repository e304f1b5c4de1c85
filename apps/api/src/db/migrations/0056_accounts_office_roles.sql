-- Roles that the office makes itself, beside the four ready ones.
-- release before: runs
create table office_roles (
  office_role_id int generated always as identity primary key,
  role_name      citext not null check (length(role_name) between 1 and 40),
  role_text      text not null check (length(role_text) <= 200),
  rights         jsonb not null check (jsonb_typeof(rights) = 'object'),
  version        int not null default 1 check (version > 0),
  deleted_on     timestamptz
);
comment on table office_roles is 'Roles made by the office. One that somebody had who left the office stays behind without a right; the audit log keeps the deeds.';
comment on column office_roles.rights is 'How far it goes in each part: {"orders": "act", "refunds": "read"}.';
create unique index office_roles_role_name_key on office_roles (role_name) where deleted_on is null;

-- An administrator has a ready role or an own one. A process of the release before reads no ready role where there is an own one,
-- and opens nothing then.
alter table users add column office_role_id int;
comment on column users.office_role_id is 'What an administrator is in the office whose role the office made itself; then office_role is null.';
alter table users add constraint users_office_role_id_fkey foreign key (office_role_id) references office_roles not valid;
alter table users add constraint users_office_role_one_check
  check (num_nonnulls(office_role, office_role_id) = case when role = 'admin' then 1 else 0 end) not valid;
alter table users drop constraint users_office_role_given_check;

-- The release before gives a ready role and knows of no other.
create function users_one_office_role() returns trigger language plpgsql as $$
begin
  new.office_role_id := null;
  return new;
end $$;
create trigger users_one_office_role before update of office_role on users
  for each row when (new.office_role is not null and old.office_role is null) execute function users_one_office_role();

alter table office_invitations alter column role drop not null;
alter table office_invitations add column office_role_id int
  constraint office_invitations_office_role_id_fkey references office_roles;
comment on column office_invitations.office_role_id is 'The role where the office made it itself; then role is null.';
alter table office_invitations add constraint office_invitations_role_one_check check (num_nonnulls(role, office_role_id) = 1);
-- A process of the release before takes a role that it does not know for 'support'. It looks for 32 bytes, so it finds no invitation
-- with an own role, and can renew none.
alter table office_invitations add constraint office_invitations_token_hash_check
  check (length(token_hash) = case when office_role_id is null then 32 else 33 end);
