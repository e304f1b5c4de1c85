-- What a coupon gives and on what terms may stand in Hindi and in Kannada beside the English, which holds; whoever runs it writes it.
-- release before: runs
alter table coupons
  add column names jsonb,
  add column terms_in jsonb,
  add constraint coupons_names_check check (names - array['hi', 'kn'] = '{}'
    and coalesce(length(names ->> 'hi'), 1) between 1 and 60 and coalesce(length(names ->> 'kn'), 1) between 1 and 60) not valid,
  add constraint coupons_terms_in_check check (terms_in - array['hi', 'kn'] = '{}'
    and coalesce(length(terms_in ->> 'hi'), 1) between 1 and 300 and coalesce(length(terms_in ->> 'kn'), 1) between 1 and 300) not valid;
comment on column coupons.names is 'Its title by language, hi and kn; one that is missing is shown in English, as all are where it is null.';
comment on column coupons.terms_in is 'Its terms by language, as names.';

create trigger coupons_named_announce after update of names, terms_in on coupons
  for each row when ((old.names, old.terms_in) is distinct from (new.names, new.terms_in))
  execute function announce_change('restaurants');
