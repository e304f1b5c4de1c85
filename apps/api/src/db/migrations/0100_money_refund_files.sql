-- Each refund has a file: why, who pays, and what the restaurant objects; the kitchen's photo at packing is a part of it.
-- release before: runs
create table refund_files (
  refund_id    int primary key references refunds,
  cause        text not null,
  payer        text not null check (payer in ('kitchen', 'rider', 'platform', 'nobody')),
  explanation  text not null check (length(trim(explanation)) between 1 and 2000),
  departure    text check (length(trim(departure)) between 1 and 300),
  complaint_id int references complaints on delete set null,
  opened_at    timestamptz not null,
  constraint refund_files_cause_check check (cause in ('wrong_dish', 'missing_dish', 'quality', 'mixed_up', 'hygiene', 'late',
    'spilled', 'never_came', 'cancelled_by_kitchen', 'cancelled_by_customer', 'cancelled_by_office', 'not_answered', 'sold_out',
    'cheaper_dish', 'overcharged', 'paid_twice', 'paid_late', 'goodwill', 'other'))
);
comment on table refund_files is 'What both sides read of a decided refund. Without one nothing is deducted from a statement.';
comment on column refund_files.payer is 'Who was decided to bear it; nobody where nothing had been earned.';
comment on column refund_files.explanation is 'One sentence that the customer and the restaurant read.';
comment on column refund_files.departure is 'Why somebody else pays than the cause has; null where it is who the cause has.';
create index refund_files_complaint_id_idx on refund_files (complaint_id) where complaint_id is not null;

create table refund_appeals (
  refund_id   int primary key references refund_files,
  state       text not null default 'open' check (state in ('open', 'stands', 'moved')),
  words       text not null check (length(trim(words)) between 1 and 1000),
  appealed_by int not null references users,
  appealed_at timestamptz not null,
  photo       text constraint refund_appeals_photo_key unique,
  width       int check (width > 0),
  height      int check (height > 0),
  photo_at    timestamptz,
  answer      text check (length(trim(answer)) between 1 and 1000),
  decided_by  int references users,
  decided_at  timestamptz,
  constraint refund_appeals_photo_check check (num_nulls(photo, width, height, photo_at) in (0, 4)),
  constraint refund_appeals_decided_check check (num_nulls(answer, decided_by, decided_at) = case when state = 'open' then 3 else 0 end)
);
comment on table refund_appeals is 'What a restaurant objects to a refund that it would bear: once, before the statement. While it is open the statement waits.';
comment on column refund_appeals.state is 'Open; the decision stands; or the cost moved to the platform.';
create index refund_appeals_appealed_by_idx on refund_appeals (appealed_by);
create index refund_appeals_decided_by_idx on refund_appeals (decided_by);

create table packing_photos (
  order_id int primary key references orders,
  photo    text not null constraint packing_photos_photo_key unique,
  width    int not null check (width > 0),
  height   int not null check (height > 0),
  sent_by  int not null references users,
  sent_at  timestamptz not null
);
comment on table packing_photos is 'What a kitchen packed, as it left: one photo of an order, never replaced.';
create index packing_photos_sent_by_idx on packing_photos (sent_by);

alter table complaint_photos add column taken_at timestamptz;
comment on column complaint_photos.taken_at is 'When the camera says that it was taken; null where it says nothing.';

alter table ledger_transactions drop constraint ledger_transactions_kind_check,
  add constraint ledger_transactions_kind_check check (kind in ('captured', 'unmatched', 'cash_collected', 'credit_used',
    'credit_given', 'earned', 'refund', 'refund_moved', 'refund_paid', 'payout', 'adjustment')) not valid;
