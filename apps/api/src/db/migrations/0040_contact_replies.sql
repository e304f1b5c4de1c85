create table contact_replies (
  contact_reply_id int generated always as identity primary key,
  contact_id       int not null references contact_messages on delete cascade,
  author_id        int not null references users,
  message          text not null check (length(message) between 1 and 4000),
  created_on       timestamptz not null default now()
);
comment on table contact_replies is 'What the office answered by mail; goes with the message.';
create index contact_replies_contact_id_idx on contact_replies (contact_id, created_on);
create index contact_replies_author_id_idx on contact_replies (author_id);
create index contact_messages_created_on_idx on contact_messages (created_on, contact_id);
create index contact_messages_search_idx on contact_messages using gin
  ((lower(name || ' ' || email || ' ' || subject || ' ' || message)) gin_trgm_ops);
