alter table blogs
  drop constraint blogs_status_check,
  drop constraint blogs_remarks_given_check,
  add column publish_on timestamptz,
  add constraint blogs_status_check
    check (status in ('draft', 'pending', 'changes_requested', 'scheduled', 'published', 'hidden')),
  add constraint blogs_remarks_given_check check (status not in ('changes_requested', 'hidden') or remarks is not null),
  add constraint blogs_publish_on_check check ((status = 'scheduled') = (publish_on is not null));
comment on column blogs.publish_on is 'When a scheduled post comes out.';
create index blogs_publish_on_idx on blogs (publish_on) where status = 'scheduled';
