import { BroadcastList } from '#features/accounts/broadcasts/office/broadcast-list.tsx';

export const Screen = () => <BroadcastList />;
