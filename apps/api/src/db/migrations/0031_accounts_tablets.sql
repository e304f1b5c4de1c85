-- Roles for who cooks and who packs, and tablets that several people share: each act knows its person by a PIN.
alter table staff drop constraint staff_role_check;
alter table staff add constraint staff_role_check
  check (role in ('manager', 'orders', 'cook', 'packer', 'menu', 'front_desk'));

create table tablets (
  tablet_id     uuid primary key default gen_random_uuid(),
  restaurant_id int not null references restaurants on delete cascade,
  tablet_name   text not null check (length(tablet_name) between 1 and 30),
  idle_minutes  int not null check (idle_minutes between 1 and 60),
  set_up_by     int not null references users on delete cascade,
  created_on    timestamptz not null,
  ended_on      timestamptz
);
comment on table tablets is 'Devices of a kitchen that show its board to whoever stands there; who presses is said by name and PIN.';
comment on column tablets.idle_minutes is 'After so many minutes without a touch it asks again who it is.';
create index tablets_restaurant_id_idx on tablets (restaurant_id);
create index tablets_set_up_by_idx on tablets (set_up_by);

alter table sessions
  add column tablet_id uuid references tablets on delete cascade,
  add column idle_minutes int check (idle_minutes between 1 and 60),
  add constraint sessions_idle_minutes_given_check check (idle_minutes is null or tablet_id is not null);
comment on column sessions.tablet_id is 'The tablet that this session belongs to and that it works on alone.';
comment on column sessions.idle_minutes is 'Of a person at a tablet: the session ends when nothing was asked for so long. Null for the tablet''s own, which only reads.';
create index sessions_tablet_id_idx on sessions (tablet_id) where tablet_id is not null;

create table pins (
  user_id    int primary key references users on delete cascade,
  pin_hash   text not null,
  set_on     timestamptz not null,
  expires_at timestamptz
);
comment on table pins is 'How somebody of a restaurant says at one of its tablets who they are; worth nothing anywhere else.';
comment on column pins.expires_at is 'Of a PIN to begin with, which somebody else chose: until then it takes one use, which chooses another.';
