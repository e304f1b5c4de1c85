-- Kitchens hear of each order by a text message. A job for each cost more than the message, so they wait in a table of their
-- own, as letters do.
create table waiting_texts (
  notification_id int primary key references notifications on delete cascade,
  tries           smallint not null default 0,
  send_after      timestamptz not null default now()
);
comment on table waiting_texts is 'Notices that are still to be sent as text messages; the number and the words are read when one is sent. The row goes with that, or with the last try.';
comment on column waiting_texts.send_after is 'When it is tried next; while it is being sent, when another process may try.';
create index waiting_texts_send_after_idx on waiting_texts (send_after);
