alter table sessions
  add column visitor_id int references users on delete cascade,
  add column visit_noted_on timestamptz,
  add constraint sessions_visit_noted_check check (visit_noted_on is null or visitor_id is not null);
comment on column sessions.visitor_id is 'The administrator who looks at a restaurant through this session, which may only read.';
comment on column sessions.visit_noted_on is 'When the end of the visit was written into the audit log.';
create index sessions_visitor_id_idx on sessions (visitor_id) where visitor_id is not null;
