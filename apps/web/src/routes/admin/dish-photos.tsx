import { OfficeDishPhotos } from '#features/catalogue/dish-photos/office/dish-photos.tsx';

export const Screen = () => <OfficeDishPhotos />;
