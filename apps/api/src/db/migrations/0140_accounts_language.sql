-- What somebody reads letters, notices and messages in.
-- release before: runs
alter table users
  add column language text,
  add constraint users_language_check check (language in ('en', 'hi', 'kn')) not valid;
comment on column users.language is 'In which language they are written to; null until one was chosen, which reads as English.';
