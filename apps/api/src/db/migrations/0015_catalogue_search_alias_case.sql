-- Capitals tell no two ways to write a word apart.
delete from search_aliases a using search_aliases b
  where a.alias_id > b.alias_id and a.kind = b.kind
    and lower(a.written) = lower(b.written) and lower(a.stands_for) = lower(b.stands_for);
alter table search_aliases drop constraint search_aliases_kind_written_stands_for_key;
create unique index search_aliases_kind_lower_written_lower_stands_for_key
  on search_aliases (kind, lower(written), lower(stands_for));
