-- A kitchen may arrange its menu into sections of its own, each with times of day; categories stay on dishes for search.
create table menu_sections (
  section_id    int generated always as identity primary key,
  restaurant_id int not null references restaurants on delete cascade,
  section_name  text not null check (length(section_name) between 1 and 40),
  position      int not null,
  opens         time,
  closes        time,
  weekdays      int[],
  outside       text not null default 'show' check (outside in ('show', 'hide')),
  constraint menu_sections_time_check check (
    (opens is null) = (closes is null) and (opens is null) = (weekdays is null)
    and (weekdays is null or (cardinality(weekdays) > 0 and weekdays <@ array[0, 1, 2, 3, 4, 5, 6])))
);
comment on table menu_sections is 'The kitchen''s own sections of its menu, in its order.';
comment on column menu_sections.opens is 'From when its dishes are served; null = always. A time that passes midnight belongs to the day it began.';
comment on column menu_sections.outside is 'Whether guests see it at the end of the menu outside its time, or not at all.';
create unique index menu_sections_restaurant_id_section_name_key on menu_sections (restaurant_id, lower(section_name));
create trigger menu_sections_announce after insert or update or delete on menu_sections
  for each row execute function announce_change('menu');

create table menu_section_dishes (
  section_id int not null references menu_sections on delete cascade,
  menu_id    int not null references dishes on delete cascade,
  position   int not null,
  primary key (section_id, menu_id)
);
comment on table menu_section_dishes is 'Which dishes stand in a section, in its order; a dish may stand in several.';
create index menu_section_dishes_menu_id_idx on menu_section_dishes (menu_id);
create trigger menu_section_dishes_announce after insert or update or delete on menu_section_dishes
  for each row execute function announce_change('menu');
