-- A menu's import with pictures: what was sent before the file is written, and which tries were written already.
create table menu_import_pictures (
  restaurant_id int not null references restaurants (restaurant_id) on delete cascade,
  attempt uuid not null,
  picture_name text not null,
  path text not null,
  created_on timestamptz not null,
  constraint menu_import_pictures_pkey primary key (restaurant_id, attempt, picture_name)
);
comment on table menu_import_pictures is 'Pictures sent for a file of a menu that is yet to be written; gone after a day.';
comment on column menu_import_pictures.picture_name is 'As a cell of the file names it: lower case, without folders.';

create table menu_imports (
  restaurant_id int not null references restaurants (restaurant_id) on delete cascade,
  attempt uuid not null,
  outcome json not null,
  created_on timestamptz not null,
  constraint menu_imports_pkey primary key (restaurant_id, attempt)
);
comment on table menu_imports is 'Files of menus that were written, so that one whose answer was lost is not written twice; gone after a day.';
