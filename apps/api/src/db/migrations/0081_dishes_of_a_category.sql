create index dishes_kept_category_id_idx on dishes (category_id) where deleted_on is null;
