-- Every order asks whom in the office it concerns; without this, each would read all users for that.
create index users_office_role_idx on users (office_role);
