alter table legal_texts
  add column note text not null default '' check (length(note) <= 500),
  add column asks_again boolean not null default true;
comment on column legal_texts.note is 'What changed, in the words of whoever published it.';
comment on column legal_texts.asks_again is 'Whether those who agreed to an earlier version are asked once more.';
