-- Money that the bank sends back days after it was paid, bank details that were asked for, transfers by RTGS, and formats
-- that keep what files were made with.
-- release before: runs
alter table payouts add column bank_asked_on timestamptz;
alter table payouts add column returns int not null default 0 check (returns >= 0);
comment on column payouts.returns is 'How often its transfer came back after it was paid; each transfer has a movement of its own in the ledger.';
comment on column payouts.bank_asked_on is 'When the restaurant was asked for bank details for this statement; null again once its transfer came back.';

alter table payout_batch_lines drop constraint payout_batch_lines_mode_check;
alter table payout_batch_lines add constraint payout_batch_lines_mode_check check (mode in ('IMPS', 'NEFT', 'RTGS')) not valid;
alter table payout_batch_lines validate constraint payout_batch_lines_mode_check;

alter table bank_formats add column follows int references bank_formats;
comment on column bank_formats.follows is 'The newer form of the same bank''s format: this one is kept for the files that were made with it.';
