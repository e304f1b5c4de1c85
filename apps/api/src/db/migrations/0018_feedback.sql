alter table ratings add column updated_on timestamptz;
alter table reviews
  add column updated_on timestamptz,
  add column replied_on timestamptz,
  add column replied_by int references users,
  add constraint reviews_reply_check check (reply is null or length(reply) between 1 and 2000);
create index reviews_replied_by_idx on reviews (replied_by) where replied_by is not null;
create index reviews_restaurant_id_created_on_idx on reviews (restaurant_id, created_on desc);

-- The counts follow the ratings themselves, whoever writes them; statement by statement, so that many cost as one.
create function apply_ratings(places int[], stars int[], changes int[]) returns void language sql as $$
  insert into rating_summaries (restaurant_id)
    select distinct p from unnest(places) p where exists (select from restaurants r where r.restaurant_id = p)
    order by p on conflict do nothing;
  update rating_summaries s set ratings_1 = s.ratings_1 + c.r1, ratings_2 = s.ratings_2 + c.r2,
    ratings_3 = s.ratings_3 + c.r3, ratings_4 = s.ratings_4 + c.r4, ratings_5 = s.ratings_5 + c.r5
  from (select place, coalesce(sum(change) filter (where star = 1), 0) as r1,
      coalesce(sum(change) filter (where star = 2), 0) as r2, coalesce(sum(change) filter (where star = 3), 0) as r3,
      coalesce(sum(change) filter (where star = 4), 0) as r4, coalesce(sum(change) filter (where star = 5), 0) as r5
    from unnest(places, stars, changes) as t (place, star, change) group by place order by place) c
  where s.restaurant_id = c.place and (c.r1, c.r2, c.r3, c.r4, c.r5) <> (0, 0, 0, 0, 0);
$$;
create function count_added_ratings() returns trigger language plpgsql as $$
begin
  perform apply_ratings(array_agg(restaurant_id), array_agg(rating), array_agg(1)) from added where visible having count(*) > 0;
  return null;
end $$;
create function count_gone_ratings() returns trigger language plpgsql as $$
begin
  perform apply_ratings(array_agg(restaurant_id), array_agg(rating), array_agg(-1)) from gone where visible having count(*) > 0;
  return null;
end $$;
create function count_changed_ratings() returns trigger language plpgsql as $$
begin
  perform apply_ratings(array_agg(restaurant_id), array_agg(rating), array_agg(change)) from (
    select restaurant_id, rating, -1 as change from gone where visible
    union all select restaurant_id, rating, 1 from added where visible) c having count(*) > 0;
  return null;
end $$;
create trigger ratings_count_added after insert on ratings
  referencing new table as added for each statement execute function count_added_ratings();
create trigger ratings_count_gone after delete on ratings
  referencing old table as gone for each statement execute function count_gone_ratings();
create trigger ratings_count_changed after update on ratings
  referencing old table as gone new table as added for each statement execute function count_changed_ratings();
comment on table rating_summaries is 'Counts of visible ratings, kept by triggers on ratings, so that lists never count.';

create table review_reports (
  review_report_id int generated always as identity primary key,
  review_id        int not null references reviews on delete cascade,
  reporter_id      int not null references users on delete cascade,
  reason           text not null check (reason in ('offensive', 'untrue', 'spam', 'private', 'other')),
  note             text not null default '' check (length(note) <= 300),
  status           text not null default 'open' check (status in ('open', 'upheld', 'dismissed')),
  created_on       timestamptz not null default now(),
  settled_on       timestamptz,
  settled_by       int references users,
  constraint review_reports_review_id_reporter_id_key unique (review_id, reporter_id),
  constraint review_reports_settled_check check ((status = 'open') = (settled_on is null))
);
comment on table review_reports is 'Who thinks that a review should not be there; one for each person and review.';
create index review_reports_reporter_id_idx on review_reports (reporter_id);
create index review_reports_settled_by_idx on review_reports (settled_by);
create index review_reports_open_idx on review_reports (review_id) where status = 'open';

create table feedback_decisions (
  feedback_decision_id int generated always as identity primary key,
  restaurant_id        int not null references restaurants on delete cascade,
  user_id              int not null references users on delete cascade,
  decision             text not null check (decision in ('hide', 'publish', 'keep')),
  reason               text not null default '' check (length(reason) <= 300),
  admin_id             int not null references users,
  at                   timestamptz not null,
  constraint feedback_decisions_reason_given_check check (decision <> 'hide' or reason <> '')
);
comment on table feedback_decisions is 'What the office decided about somebody''s rating and review of a restaurant, never changed.';
create index feedback_decisions_restaurant_id_user_id_idx on feedback_decisions (restaurant_id, user_id, feedback_decision_id);
create index feedback_decisions_user_id_idx on feedback_decisions (user_id);
create index feedback_decisions_admin_id_idx on feedback_decisions (admin_id);

create table dish_thumbs (
  order_id   int not null references orders on delete cascade,
  menu_id    int not null references dishes on delete cascade,
  user_id    int not null references users on delete cascade,
  up         boolean not null,
  created_on timestamptz not null,
  primary key (order_id, menu_id)
);
comment on table dish_thumbs is 'A thumb for a dish of a delivered order, one for each.';
create index dish_thumbs_menu_id_idx on dish_thumbs (menu_id);
create index dish_thumbs_user_id_idx on dish_thumbs (user_id);

create table review_settings (
  only_row           boolean primary key default true check (only_row),
  reviews_need_order boolean not null default false
);
comment on table review_settings is 'One row: whether only those who were served may rate.';
insert into review_settings default values;
