alter table blogs
  add column restaurant_id int references restaurants on delete cascade,
  add column version int not null default 1,
  add column remarks text check (length(remarks) between 1 and 1000),
  add column submitted_on timestamptz,
  add column updated_on timestamptz not null default now(),
  add constraint blogs_remarks_given_check check (status <> 'changes_requested' or remarks is not null),
  add constraint blogs_submitted_check check (status <> 'pending' or submitted_on is not null or restaurant_id is null),
  add constraint blogs_title_length_check check (length(title) <= 200),
  add constraint blogs_blogtext_length_check check (length(blogtext) <= 60000);
comment on column blogs.restaurant_id is 'The restaurant that wrote it; null for the house. Only the office publishes.';
comment on column blogs.remarks is 'What the office wants changed.';
comment on column blogs.version is 'Rises with every change, so that of two devices the second one is told.';
create index blogs_restaurant_id_idx on blogs (restaurant_id, updated_on desc) where restaurant_id is not null;
create index blogs_pending_idx on blogs (submitted_on) where status = 'pending';
