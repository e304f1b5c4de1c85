import { ContactsList } from '../../features/admin-contacts/contacts-list.tsx';

export const Screen = () => <ContactsList />;
