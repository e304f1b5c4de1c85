-- release before: runs
-- Two who change a format at once, and files in a form that their own maker wrote.
alter table bank_formats add column version int not null default 1 check (version > 0);
comment on column bank_formats.version is 'Raised with each change: whoever changes it says which one they began with.';

alter table payout_batches add column own_form boolean not null default false;
comment on column payout_batches.own_form is 'Its maker wrote the form that it has, and may not set the limit: somebody else releases it, whatever its sum.';
