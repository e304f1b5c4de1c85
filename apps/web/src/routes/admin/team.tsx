import { TeamList } from '#features/content/team/office/team.tsx';

export const Screen = () => <TeamList />;
