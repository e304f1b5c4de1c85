-- What the log's search reads, so that a log of years is searched like one of weeks.
-- release before: runs
-- way: concurrently
create index concurrently if not exists audit_entries_text_idx on audit_entries using gin
  ((lower(action || ' ' || subject_id || ' ' || reason || ' ' || before::text || after::text)) gin_trgm_ops);
