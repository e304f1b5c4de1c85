-- Broadcasts: what the office tells many who agreed to hear offers, and what became of it with each of them.
-- release before: runs
alter table consents
  validate constraint consents_purpose_check,
  validate constraint consents_version_check,
  validate constraint consents_given_check;

create table broadcasts (
  broadcast_id       int generated always as identity primary key,
  version            int not null default 1 check (version > 0),
  title              text not null check (length(title) between 1 and 80),
  body               text not null check (length(body) between 1 and 400),
  link               text check (link ~ '^/([^/\\]|$)' and length(link) <= 200),
  channels           text[] not null,
  city_id            int references cities,
  ordered_within     int check (ordered_within between 1 and 730),
  not_ordered_for    int check (not_ordered_for between 1 and 730),
  diets              text[] not null default '{}',
  state              text not null default 'draft',
  made_by            int not null references users,
  made_on            timestamptz not null,
  planned_by         int references users,
  planned_on         timestamptz,
  starts_at          timestamptz,
  gathered_to        int not null default 0 check (gathered_to >= 0),
  gathered_on        timestamptz,
  ended_on           timestamptz,
  people             int not null default 0 check (people >= 0),
  sent               int not null default 0 check (sent >= 0),
  sent_in_app        int not null default 0 check (sent_in_app >= 0),
  sent_email         int not null default 0 check (sent_email >= 0),
  sent_web_push      int not null default 0 check (sent_web_push >= 0),
  failed             int not null default 0 check (failed >= 0),
  left_suspended     int not null default 0 check (left_suspended >= 0),
  left_no_consent    int not null default 0 check (left_no_consent >= 0),
  left_unreachable   int not null default 0 check (left_unreachable >= 0),
  left_heard         int not null default 0 check (left_heard >= 0),
  left_late          int not null default 0 check (left_late >= 0),
  constraint broadcasts_channels_check check (cardinality(channels) > 0 and channels <@ array['in_app', 'email', 'web_push']),
  constraint broadcasts_diets_check check (diets <@ array['any', 'egg', 'veg', 'vegan', 'jain']),
  constraint broadcasts_state_check check (state in ('draft', 'planned', 'sending', 'paused', 'stopped', 'done')),
  constraint broadcasts_planned_check check (state = 'draft' or (planned_by is not null and planned_on is not null and starts_at is not null)),
  constraint broadcasts_ended_check check ((state in ('stopped', 'done')) = (ended_on is not null)),
  constraint broadcasts_counted_check check (sent + failed + left_late <= people)
);
comment on table broadcasts is 'What the office tells many at once, to whom, and how far it has come; the counts stay when the rows of people go.';
comment on column broadcasts.version is 'Of the draft; what is planned is what was looked at.';
comment on column broadcasts.link is 'A path of the product.';
comment on column broadcasts.ordered_within is 'Only who ordered within so many days.';
comment on column broadcasts.not_ordered_for is 'Only who has not ordered for so many days, or never.';
comment on column broadcasts.diets is 'Only who eats so and lets offers go by it; empty for all.';
comment on column broadcasts.gathered_to is 'Accounts up to this number have been looked at.';
comment on column broadcasts.left_late is 'Who was to hear of it and no longer might when it was their turn.';
create index broadcasts_made_on_idx on broadcasts (made_on, broadcast_id);
create index broadcasts_open_idx on broadcasts (starts_at, broadcast_id) where state in ('planned', 'sending');
create index broadcasts_city_id_idx on broadcasts (city_id) where city_id is not null;
create index broadcasts_made_by_idx on broadcasts (made_by);
create index broadcasts_planned_by_idx on broadcasts (planned_by) where planned_by is not null;

create table broadcast_recipients (
  broadcast_id int not null references broadcasts,
  user_id      int not null references users on delete cascade,
  state        text not null default 'waiting',
  channels     text[] not null default '{}',
  left_reason  text,
  mail_id      bigint,
  added_on     timestamptz not null,
  ended_on     timestamptz,
  primary key (broadcast_id, user_id),
  constraint broadcast_recipients_state_check check (state in ('waiting', 'sent', 'left', 'failed')),
  constraint broadcast_recipients_channels_check check (channels <@ array['in_app', 'email', 'web_push']),
  constraint broadcast_recipients_sent_check check ((state = 'sent') = (cardinality(channels) > 0)),
  constraint broadcast_recipients_left_check check ((state = 'left') = (left_reason is not null)),
  constraint broadcast_recipients_reason_check check (left_reason in ('suspended', 'no_consent', 'unreachable', 'heard')),
  constraint broadcast_recipients_ended_check check ((state = 'waiting') = (ended_on is null))
);
comment on table broadcast_recipients is 'One row for each person whom a broadcast is for, so that nobody hears it twice; forgotten with the notices.';
comment on column broadcast_recipients.channels is 'The ways by which it was handed over.';
comment on column broadcast_recipients.mail_id is 'The letter in the outbox, which says whether it was given up.';
create index broadcast_recipients_waiting_idx on broadcast_recipients (broadcast_id, user_id) where state = 'waiting';
create index broadcast_recipients_user_id_idx on broadcast_recipients (user_id, ended_on desc);
create index broadcast_recipients_added_on_idx on broadcast_recipients (added_on);
