alter table users
  add column deletion_due timestamptz,
  add column deleted_on timestamptz;
comment on column users.deletion_due is 'Until then the owner may change their mind; afterwards the account is made nobody’s.';
create index users_deletion_due_idx on users (deletion_due) where deletion_due is not null and deleted_on is null;
