-- Who may rate is one of the office's settings.
insert into settings (key, value, valid_from, reason, set_by)
  select 'reviews_from', '"served"'::jsonb, now(), 'Taken over from before', (select min(user_id) from users where role = 'admin')
  from review_settings where reviews_need_order and exists (select from users where role = 'admin');
drop table review_settings;
