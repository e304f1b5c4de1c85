-- Complaints and messages, with what was answered.

create table complaints (
  complaint_id    int generated always as identity primary key,
  user_id         int not null references users,
  order_id        int not null references orders,
  category        text not null default 'other' check (category in
    ('missing_item', 'wrong_item', 'quality', 'hygiene', 'veg_mix_up', 'late', 'payment', 'behaviour', 'other')),
  name            text not null,
  email           text not null,
  phone           text not null,
  subject         text,
  message         text not null,
  status          text not null default 'open'
    check (status in ('open', 'acknowledged', 'in_progress', 'waiting_customer', 'resolved', 'declined', 'closed', 'reopened')),
  version         int not null default 1 check (version > 0),
  state_since     timestamptz not null default now(),
  clock_from      timestamptz not null default now(),
  acknowledged_at timestamptz,
  investigated_at timestamptz,
  due_at          timestamptz,
  escalated_at    timestamptz,
  outcome         text check (outcome in ('explanation', 'refund', 'credit')),
  outcome_text    text,
  outcome_amount  bigint check (outcome_amount > 0),
  warned          boolean not null default false,
  created_on      timestamptz not null default now(),
  last_message_on timestamptz not null default now(),
  constraint complaints_due_at_check check ((status in ('resolved', 'declined', 'closed')) = (due_at is null)),
  constraint complaints_outcome_text_check check ((outcome is null) = (outcome_text is null)),
  constraint complaints_outcome_money_check check ((outcome_amount is null) = (outcome is null or outcome = 'explanation')),
  constraint complaints_message_check check (length(message) between 1 and 4000)
);
comment on column complaints.clock_from is 'When it was written, or opened again: the moment from which its times run.';
comment on column complaints.due_at is 'The next moment by which something is owed, kept with every move.';
comment on column complaints.outcome_amount is 'In paise.';
create index complaints_order_id_idx on complaints (order_id);
create index complaints_unresolved_idx on complaints (status) where status not in ('resolved', 'declined', 'closed');
create index complaints_user_id_idx on complaints (user_id, last_message_on desc);
create index complaints_due_at_idx on complaints (due_at) where due_at is not null;
create index complaints_state_since_idx on complaints (state_since) where status in ('resolved', 'waiting_customer');

create table complaint_messages (
  complaint_message_id int generated always as identity primary key,
  complaint_id         int not null references complaints on delete cascade,
  author_type          text not null check (author_type in ('customer', 'restaurant', 'admin')),
  author_id            int not null references users,
  channel              text not null default 'all' check (channel in ('all', 'kitchen')),
  message              text not null check (length(message) between 1 and 4000),
  created_on           timestamptz not null default now(),
  constraint complaint_messages_author_channel_check check (author_type <> 'customer' or channel = 'all')
);
comment on table complaint_messages is 'What is said after the complaint itself; the channel kitchen is between restaurant and office, out of the customer''s sight.';
create index complaint_messages_complaint_id_idx on complaint_messages (complaint_id, complaint_message_id);
create index complaint_messages_author_id_idx on complaint_messages (author_id);

create table complaint_notes (
  complaint_note_id int generated always as identity primary key,
  complaint_id      int not null references complaints on delete cascade,
  author_id         int not null references users,
  note              text not null check (length(note) between 1 and 4000),
  created_on        timestamptz not null default now()
);
comment on table complaint_notes is 'What the office tells itself: a table of its own, so that no reading of a thread can bring it out.';
create index complaint_notes_complaint_id_idx on complaint_notes (complaint_id);
create index complaint_notes_author_id_idx on complaint_notes (author_id);

create table complaint_events (
  complaint_event_id int generated always as identity primary key,
  complaint_id       int not null references complaints on delete cascade,
  from_status        text not null,
  to_status          text not null,
  actor_type         text not null check (actor_type in ('customer', 'restaurant', 'admin', 'system')),
  actor_id           int references users,
  words              text,
  at                 timestamptz not null
);
comment on table complaint_events is 'Every move of a complaint, never changed.';
create index complaint_events_complaint_id_idx on complaint_events (complaint_id, complaint_event_id);
create index complaint_events_actor_id_idx on complaint_events (actor_id);

create table complaint_photos (
  complaint_photo_id int generated always as identity primary key,
  complaint_id       int not null references complaints on delete cascade,
  position           smallint not null check (position between 1 and 5),
  user_id            int not null references users,
  photo              text not null constraint complaint_photos_photo_key unique,
  width              int not null check (width > 0),
  height             int not null check (height > 0),
  bytes              int not null check (bytes > 0),
  created_on         timestamptz not null default now(),
  constraint complaint_photos_complaint_id_position_key unique (complaint_id, position)
);
comment on table complaint_photos is 'Five at most for each complaint, which their positions ensure.';
create index complaint_photos_user_id_idx on complaint_photos (user_id);

create table contact_messages (
  contact_id int generated always as identity primary key,
  user_id    int references users,
  name       text not null,
  email      text not null,
  mobile     text,
  subject    text not null,
  message    text not null,
  status     text not null default 'new' check (status in ('new', 'read', 'replied', 'closed', 'spam')),
  created_on timestamptz not null default now()
);
create index contact_messages_user_id_idx on contact_messages (user_id);
create index contact_messages_status_idx on contact_messages (status, created_on desc);
create index contact_messages_created_on_idx on contact_messages (created_on, contact_id);
create index contact_messages_search_idx on contact_messages using gin
  ((lower(name || ' ' || email || ' ' || subject || ' ' || message)) gin_trgm_ops);

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
