-- A quote lives for minutes and is asked for several times an order: two foreign keys and two indexes that only they needed
-- made a third of what keeping one costs. What has gone meanwhile is found gone when it is read again, as everything is.
-- release before: runs
alter table quotes drop constraint quotes_user_id_fkey, drop constraint quotes_restaurant_id_fkey;
drop index quotes_user_id_idx, quotes_restaurant_id_idx;
