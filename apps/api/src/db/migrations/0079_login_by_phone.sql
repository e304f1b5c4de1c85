create index users_mobile_idx on users (mobile);
