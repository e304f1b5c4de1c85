-- Readers follow events in the order in which they became final; by event_id alone each notice read the whole day.
create index live_events_txid_event_id_idx on live_events (txid, event_id);
create index live_events_audience_txid_event_id_idx on live_events (audience, txid, event_id);
drop index live_events_audience_event_id_idx;

drop table topic_versions;
