alter table restaurants
  add column terms_version   int,
  add column terms_signed_on timestamptz,
  add column terms_signed_by int references users,
  add column submitted_on    timestamptz,
  add column reviewer_id     int references users,
  add column lifecycle_reason text check (length(lifecycle_reason) <= 300),
  add constraint restaurants_signed_terms_check check ((terms_version is null) = (terms_signed_on is null));
create index restaurants_terms_signed_by_idx on restaurants (terms_signed_by);
create index restaurants_reviewer_id_idx on restaurants (reviewer_id);
create index restaurants_waiting_idx on restaurants (submitted_on) where lifecycle in ('submitted', 'in_review');
comment on column restaurants.reviewer_id is 'Who of the office took the restaurant for review.';

create table restaurant_documents (
  document_id   uuid primary key default gen_random_uuid(),
  restaurant_id int not null references restaurants on delete cascade,
  file          text not null check (file ~ '^[0-9a-f]{32}$'),
  filename      text not null check (length(filename) between 1 and 120),
  media_type    text not null check (media_type in ('application/pdf', 'image/webp')),
  bytes         int not null check (bytes > 0),
  uploaded_on   timestamptz not null default now()
);
create index restaurant_documents_restaurant_id_idx on restaurant_documents (restaurant_id, uploaded_on desc);
comment on table restaurant_documents is 'Scans of licences, in private files: only the owner and the office can open one.';

create table restaurant_papers (
  restaurant_id int not null references restaurants on delete cascade,
  field         text not null check (field in ('fssai', 'gstin', 'pan', 'payout')),
  in_force      jsonb check (jsonb_typeof(in_force) = 'object'),
  proposed      jsonb check (jsonb_typeof(proposed) = 'object'),
  proposed_on   timestamptz,
  remark        text check (length(remark) between 1 and 300),
  primary key (restaurant_id, field),
  constraint restaurant_papers_either_check check (in_force is not null or proposed is not null),
  constraint restaurant_papers_waiting_check check ((proposed is null) = (proposed_on is null))
);
create index restaurant_papers_proposed_on_idx on restaurant_papers (proposed_on) where proposed is not null;
comment on table restaurant_papers is 'What the law and the bank want to know. A change waits in proposed until the office has looked; in_force counts meanwhile.';
comment on column restaurant_papers.remark is 'Why the office refused what was proposed last.';

insert into restaurant_papers (restaurant_id, field, in_force)
select restaurant_id, 'fssai', jsonb_build_object('number', fssai_number, 'valid_until', null, 'document_id', null)
from restaurants where fssai_number is not null
union all
select restaurant_id, 'gstin', jsonb_build_object('number', gstin) from restaurants where gstin is not null;

create table restaurant_remarks (
  restaurant_id int not null references restaurants on delete cascade,
  item          text not null check (item ~ '^[a-z]{2,20}$'),
  remark        text not null check (length(remark) between 1 and 300),
  written_on    timestamptz not null default now(),
  primary key (restaurant_id, item)
);
comment on table restaurant_remarks is 'What the office asks to change, by item of the checklist; gone with the next sending.';

create table restaurant_steps (
  restaurant_step_id bigint generated always as identity primary key,
  restaurant_id      int not null references restaurants on delete cascade,
  from_state         text not null,
  to_state           text not null,
  actor_id           int references users,
  reason             text check (length(reason) <= 300),
  remarks            jsonb not null default '{}' check (jsonb_typeof(remarks) = 'object'),
  at                 timestamptz not null default now()
);
create index restaurant_steps_restaurant_id_idx on restaurant_steps (restaurant_id, restaurant_step_id desc);
create index restaurant_steps_actor_id_idx on restaurant_steps (actor_id);
comment on table restaurant_steps is 'The life of a restaurant on Tawa, only ever added to.';
