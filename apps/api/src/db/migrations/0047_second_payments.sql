-- Paid orders are looked at again for a day, in case they were paid twice and nobody told.
create index payments_paid_again_idx on payments (created_on)
  where provider_order_id is not null and not is_extra and status in ('captured', 'partially_refunded', 'refunded');
