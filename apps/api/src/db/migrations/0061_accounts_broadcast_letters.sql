-- Letters that were given up are found by the broadcast that they belong to, without reading all that were sent.
-- way: concurrently
-- release before: runs
create index concurrently if not exists mails_given_up_idx on mails (mail_id) where sent_at is null and tries >= 8;
create index concurrently if not exists broadcast_recipients_mail_id_idx on broadcast_recipients (mail_id) where mail_id is not null;
