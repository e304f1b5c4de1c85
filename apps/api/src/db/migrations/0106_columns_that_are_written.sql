-- Columns that no call ever wrote, and the reason that the office gives where it takes a restaurant out of the lists.
alter table restaurants add column hidden_reason text check (length(hidden_reason) between 1 and 300);
comment on column restaurants.hidden_reason is 'Why the office took the restaurant out of the lists; its owner reads it.';
alter table venues drop column position;
alter table complaint_events drop column meta;
