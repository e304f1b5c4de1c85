-- Names of gateways hold digits.
alter table provider_keys
  drop constraint provider_keys_name_check,
  add constraint provider_keys_name_check check (name ~ '^[A-Z][A-Z0-9_]{3,39}$');
comment on table provider_keys is 'Keys of providers of payments, mail and text messages, sealed with the server''s own key; what the environment says comes first.';
