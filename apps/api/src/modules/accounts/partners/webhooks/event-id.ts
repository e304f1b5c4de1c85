interface Named {
  webhook_event_id: number;
  order_event_id: number | null;
}

/** The name of an event to a partner: of a step of an order for ever the same, whatever address hears of it. */
export const eventIdOf = ({ webhook_event_id, order_event_id }: Named): string =>
  order_event_id === null ? `evt_x${webhook_event_id}` : `evt_${order_event_id}`;
