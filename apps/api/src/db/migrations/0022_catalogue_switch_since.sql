-- A kitchen that was paused because it did not answer has to read since when and why, on every device.
alter table restaurants add column switch_since timestamptz;
comment on column restaurants.switch_since is 'When the switch was last set, by hand or by itself.';
alter table restaurants add column missed_orders text[] not null default '{}';
comment on column restaurants.missed_orders is 'Numbers of the orders whose missing answers paused it; empty as soon as somebody sets the switch.';
