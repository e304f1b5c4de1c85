-- Menus that their kitchens have not arranged are read in the order in which people eat.
create function course_of(category_name text) returns smallint
  language sql immutable strict parallel safe as $$
  select case
    when name ~ '\m(drinks?|beverages?|juices?|(milk)?shakes?|lassis?|tea|chai|coffees?|mocktails?|sodas?|coolers?|smoothies?)\M' then 7
    when name ~ '\m(desserts?|sweets?|mithai|ice creams?|cakes?|kulfis?)\M' then 6
    when name ~ '\m(sides?|salads?|raitas?|chutneys?|accompaniments?|extras?|add-?ons?|dips?|papads?)\M' then 5
    when name ~ '\m(rice|bir[iy]+anis?|pulaos?)\M' then 4
    when name ~ '\m(breads?|rotis?|naans?|parathas?|kulchas?)\M' then 3
    when name ~ '\m(starters?|appeti[sz]ers?|soups?|snacks?|chaats?|tandoori?|kebabs?|momos?|small plates|tikkas?)\M' then 1
    else 2
  end::smallint
  from (select lower(category_name)) as named (name)
$$;
comment on function course_of(text) is 'When a category is eaten: 1 starters, 2 mains, 3 breads, 4 rice, 5 sides, 6 desserts, 7 drinks.';

alter table categories
  add column course smallint not null generated always as (course_of(category_name)) stored;
comment on column categories.course is 'When it is eaten, which orders menus that nobody has arranged.';
