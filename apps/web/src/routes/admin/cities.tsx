import { CitiesList } from '../../features/admin-content/cities.tsx';

export const Screen = () => <CitiesList />;
