create table hero_slides (
  hero_slide_id int generated always as identity primary key,
  tag          text not null check (length(tag) between 1 and 20),
  subheading   text not null check (length(subheading) between 1 and 60),
  heading      text not null check (length(heading) between 1 and 40),
  picture      text not null check (picture ~ '^uploads/heroes/'),
  picture_tall text check (picture_tall ~ '^uploads/heroes-tall/'),
  alt          text not null check (length(alt) <= 200),
  link         text not null check (link = '' or link ~ '^/([^/\\]|$)'),
  light        boolean not null,
  position     int not null check (position between 0 and 9999),
  isactive     boolean not null,
  first_day    date,
  last_day     date,
  constraint hero_slides_last_day_check check (last_day >= first_day)
);
comment on table hero_slides is 'The slides of the first page, with the days in India on which they are shown; light pictures carry dark words.';

insert into hero_slides (tag, subheading, heading, picture, picture_tall, alt, link, light, position, isactive) values
  ('FOOD', 'Hot meals, 24x7', 'Fresh. Fast. Flavorful.', 'uploads/heroes/food.webp', 'uploads/heroes-tall/food.webp', '', '', false, 1, true),
  ('HEALTHY', 'Organic & Wholesome', 'Goodness in every bite', 'uploads/heroes/healthy.webp', 'uploads/heroes-tall/healthy.webp', '', '', true, 2, true),
  ('SPECIALS', 'Deliciously Nutritious', 'Made to satisfy', 'uploads/heroes/specials.webp', 'uploads/heroes-tall/specials.webp', '', '', true, 3, true);

create trigger hero_slides_announce after insert or update or delete on hero_slides
  for each row execute function announce_change('settings');
