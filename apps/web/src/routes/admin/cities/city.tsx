import { useParams } from 'react-router';
import { CityPage } from '#features/catalogue/cities/office/city-page.tsx';

export function Screen() {
  const { city_id = '' } = useParams();
  return <CityPage key={city_id} cityId={Number(city_id)} />;
}
