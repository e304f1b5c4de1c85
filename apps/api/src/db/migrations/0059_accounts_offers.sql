-- Offers by three consents in place of one: letters, notices here and on the phone, and whether they may go by what somebody eats.
-- release before: runs
alter table consents
  drop constraint consents_purpose_check,
  drop constraint consents_version_check,
  drop constraint consents_given_check,
  add constraint consents_purpose_check check (purpose in
    ('term-of-use', 'privacy-policy', 'marketing-mail', 'marketing-notices', 'marketing-diet')) not valid,
  add constraint consents_version_check check ((purpose like 'marketing-%') = (version is null)) not valid,
  add constraint consents_given_check check (given or purpose like 'marketing-%') not valid;
