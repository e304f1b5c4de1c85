create table chefs (
  chef_id       int generated always as identity primary key,
  restaurant_id int not null references restaurants on delete cascade,
  chef_name     text not null,
  chef_image    text not null default 'uploads/chefs/default.png',
  designation   text not null,
  description   text not null default '',
  position      int not null default 0,
  isactive      boolean not null default true
);
create index chefs_restaurant_id_idx on chefs (restaurant_id);

create table ratings (
  restaurant_id int not null references restaurants on delete cascade,
  user_id       int not null references users on delete cascade,
  rating        smallint not null check (rating between 1 and 5),
  visible       boolean not null default true,
  created_on    timestamptz not null default now(),
  primary key (restaurant_id, user_id)
);
comment on table ratings is 'One for each customer and restaurant; only visible ones count.';
create index ratings_user_id_idx on ratings (user_id);

create table rating_summaries (
  restaurant_id int primary key references restaurants on delete cascade,
  ratings_1     int not null default 0 check (ratings_1 >= 0),
  ratings_2     int not null default 0 check (ratings_2 >= 0),
  ratings_3     int not null default 0 check (ratings_3 >= 0),
  ratings_4     int not null default 0 check (ratings_4 >= 0),
  ratings_5     int not null default 0 check (ratings_5 >= 0)
);
comment on table rating_summaries is 'Counts of visible ratings, kept in the transaction that changes one, so that lists never count.';

create table reviews (
  review_id      int generated always as identity primary key,
  restaurant_id  int not null references restaurants on delete cascade,
  user_id        int not null references users on delete cascade,
  review         text not null check (length(review) between 1 and 2000),
  verified_order boolean not null default false,
  visible        boolean not null default true,
  reply          text,
  created_on     timestamptz not null default now(),
  constraint reviews_restaurant_id_user_id_key unique (restaurant_id, user_id)
);
create index reviews_user_id_idx on reviews (user_id);

create table testimonials (
  testimonial_id     int generated always as identity primary key,
  testimonial_text   text not null,
  rating             smallint not null default 5 check (rating between 1 and 5),
  author_name        text not null,
  author_designation text not null default '',
  author_image       text,
  position           int not null default 0,
  isactive           boolean not null default true
);

create table blogs (
  blogid     int generated always as identity primary key,
  title      text not null,
  author     text not null,
  blog_img   text,
  blogtext   text not null,
  tags       text not null default '',
  status     text not null default 'draft' check (status in ('draft', 'pending', 'changes_requested', 'published')),
  created_on timestamptz not null default now()
);
comment on column blogs.tags is 'Separated by spaces, each with a leading character that the page drops.';
create index blogs_created_on_idx on blogs (created_on desc, blogid desc) where status = 'published';

create table faqs (
  faq_id   int generated always as identity primary key,
  type     text not null default 'customer' check (type in ('customer', 'restaurant', 'admin')),
  question text not null,
  answer   text not null,
  position int not null default 0,
  isactive boolean not null default true
);

create table team_members (
  id          int generated always as identity primary key,
  name        text not null,
  image       text,
  designation text not null,
  department  text not null,
  position    int not null default 0,
  isactive    boolean not null default true
);
