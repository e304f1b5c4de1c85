-- Photos of dishes by those who were served them; everybody sees one after the office looked at it.
create table dish_photos (
  dish_photo_id int generated always as identity primary key,
  order_id      int not null references orders on delete cascade,
  menu_id       int not null references dishes on delete cascade,
  user_id       int not null references users on delete cascade,
  photo         text not null,
  state         text not null default 'waiting' check (state in ('waiting', 'shown', 'hidden')),
  reason        text,
  created_on    timestamptz not null,
  decided_on    timestamptz,
  decided_by    int references users on delete set null,
  constraint dish_photos_order_id_menu_id_key unique (order_id, menu_id),
  constraint dish_photos_decided_check check ((state = 'waiting') = (decided_on is null)),
  constraint dish_photos_reason_check check ((state = 'hidden') = (reason is not null))
);
comment on table dish_photos is 'A photo of a dish of a served order, one for each; another one takes its place and waits anew.';
comment on column dish_photos.reason is 'Why it is hidden, as its sender reads it.';
create index dish_photos_menu_id_shown_idx on dish_photos (menu_id, dish_photo_id desc) where state = 'shown';
create index dish_photos_menu_id_idx on dish_photos (menu_id);
create index dish_photos_user_id_idx on dish_photos (user_id);
create index dish_photos_state_idx on dish_photos (state, dish_photo_id);
create index dish_photos_decided_by_idx on dish_photos (decided_by) where decided_by is not null;
create trigger dish_photos_announce after insert or update or delete on dish_photos
  for each row execute function announce_change('ratings');
