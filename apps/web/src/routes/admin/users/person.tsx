import { useParams } from 'react-router';
import { PersonPage } from '#features/accounts/users/office/person-page.tsx';

export function Screen() {
  const { user_id = '' } = useParams();
  return <PersonPage key={user_id} userId={Number(user_id)} />;
}
