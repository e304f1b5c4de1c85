-- One pinned note of a person at most.
-- way: concurrently
-- release before: runs
create unique index concurrently if not exists user_notes_one_pinned_key on user_notes (user_id) where pinned_on is not null;
