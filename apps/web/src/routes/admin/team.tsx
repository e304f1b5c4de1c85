import { TeamList } from '../../features/admin-content/team.tsx';

export const Screen = () => <TeamList />;
