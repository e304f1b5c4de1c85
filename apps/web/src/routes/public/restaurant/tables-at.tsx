import { readTableQuery } from '@tawa/domain/tables/table-query';
import type { ReactNode } from 'react';
import { TableRestaurants } from '#features/tables/bookings/shop/table-restaurants.tsx';
import { RestaurantCard } from '#features/catalogue/restaurants/shop/restaurant-card.tsx';

interface Props {
  /** The wish as it stands in the address. */
  table: string;
  city: string | undefined;
  /** What stands here when that is no wish at all. */
  otherwise: ReactNode;
}

/** The list of restaurants for somebody who wants a table at a time. */
export function TablesAt({ table, city, otherwise }: Props) {
  const wish = readTableQuery(table);
  if (!wish) return otherwise;
  return (
    <div className="mt-6">
      <TableRestaurants
        wish={wish}
        city={city}
        renderCard={(restaurant) => <RestaurantCard restaurant={restaurant} described />}
      />
    </div>
  );
}
