-- Reports that go to administrators by mail, each period once.
-- release before: runs
create table scheduled_reports (
  scheduled_report_id int generated always as identity primary key,
  report              text not null check (report ~ '^[a-z_]{3,40}$'),
  rhythm              text not null check (rhythm in ('daily', 'weekly', 'monthly')),
  hour                smallint not null check (hour between 0 and 23),
  made_by             int not null references users,
  made_on             timestamptz not null,
  paused_on           timestamptz,
  next_at             timestamptz not null,
  last_sent_on        timestamptz
);
comment on table scheduled_reports is 'What administrators have mailed to those of them who may read it; the figures are read when it goes.';
comment on column scheduled_reports.hour is 'The hour of the day in India.';
comment on column scheduled_reports.next_at is 'When it goes next; what was missed goes once, with the newest period.';
create index scheduled_reports_next_at_idx on scheduled_reports (next_at) where paused_on is null;
create index scheduled_reports_made_by_idx on scheduled_reports (made_by);

create table scheduled_report_readers (
  scheduled_report_id int not null references scheduled_reports on delete cascade,
  user_id             int not null references users on delete cascade,
  primary key (scheduled_report_id, user_id)
);
comment on table scheduled_report_readers is 'Who gets a report; whoever may no longer read it is taken off when it goes.';
create index scheduled_report_readers_user_id_idx on scheduled_report_readers (user_id);

create table scheduled_report_sendings (
  scheduled_report_id int not null references scheduled_reports on delete cascade,
  period_from         date not null,
  sent_on             timestamptz not null,
  letters             int not null check (letters >= 0),
  primary key (scheduled_report_id, period_from)
);
comment on table scheduled_report_sendings is 'Each period that went out, so that none goes twice; forgotten with the letters.';
create index scheduled_report_sendings_sent_on_idx on scheduled_report_sendings (sent_on);
