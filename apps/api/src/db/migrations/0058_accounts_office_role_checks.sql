-- What 0056 said of new rows holds of all.
-- release before: runs
alter table users validate constraint users_office_role_id_fkey;
alter table users validate constraint users_office_role_one_check;
