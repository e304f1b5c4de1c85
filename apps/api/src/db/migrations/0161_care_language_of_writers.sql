-- What somebody who wrote to the office reads around the answer, in the language of the page on which they wrote.
-- release before: runs
alter table contact_messages
  add column language text,
  add constraint contact_messages_language_check check (language in ('en', 'hi', 'kn')) not valid;
comment on column contact_messages.language is 'Of the page on which it was written; null before pages had languages, which reads as English.';
