-- What a provider signed is kept as it came: jsonb refuses some of what is JSON, such as \u0000 or ten thousand brackets.
alter table payment_events alter column raw type text using raw::text;
comment on column payment_events.raw is 'The signed body, to the letter.';
