-- Words of other scripts are looked for by how they sound in Latin letters.
-- release before: runs
-- way: concurrently
create index concurrently if not exists search_words_sound_idx on search_words (dmetaphone(word));
