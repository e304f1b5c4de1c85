import { ContactsList } from '#features/care/contact/office/contacts-list.tsx';

export const Screen = () => <ContactsList />;
