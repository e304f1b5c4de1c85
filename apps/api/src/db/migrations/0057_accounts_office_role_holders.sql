-- Who has a role that the office made, and who is invited with one.
-- way: concurrently
-- release before: runs
create index concurrently if not exists users_office_role_id_idx on users (office_role_id) where office_role_id is not null;
create index concurrently if not exists office_invitations_office_role_id_idx on office_invitations (office_role_id);
