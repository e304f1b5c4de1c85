-- A legal text in Hindi or Kannada beside its English, which holds: each translation belongs to one version of it. They are
-- versions of their own: a better translation is another row, and what people read stays as they read it.
-- release before: runs
create table legal_translations (
  document   text not null,
  language   text not null check (language in ('hi', 'kn')),
  revision   int not null check (revision > 0),
  version    int not null,
  title      text not null,
  body       text not null,
  created_by int references users,
  created_on timestamptz not null default now(),
  primary key (document, language, revision),
  -- A version that is taken back before it came into force takes its translations with it.
  foreign key (document, version) references legal_texts (document, version) on delete cascade
);
comment on table legal_translations is 'Legal texts in other languages, marked up as legal_texts. Shown is the newest revision of the newest version that is in force.';
comment on column legal_translations.version is 'The version of the English text that it says; an older one is shown with a word that it is older.';
create index legal_translations_version_idx on legal_translations (document, version);
create index legal_translations_created_by_idx on legal_translations (created_by);

create function refuse_change_of_legal_translation() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from legal_texts t where t.document = old.document and t.version = old.version) then
    return old;
  end if;
  raise exception 'A translation that was published stays as it is: add a revision.' using errcode = 'restrict_violation';
end
$$;
create trigger legal_translations_stay before update or delete on legal_translations
  for each row execute function refuse_change_of_legal_translation();
create trigger legal_translations_announce after insert or update or delete on legal_translations
  for each row execute function announce_change('content');
