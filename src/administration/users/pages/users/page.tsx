import { Navigate } from 'react-router-dom';
import AllUsers from '#src/administration/users/list.tsx';
import { paths } from '#src/platform/routing/paths.ts';
import { selectRole } from '#src/platform/session/session.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';

/** All customers for administrators; a customer's own account. */
export default function UsersPage() {
  const role = useAppSelector(selectRole);
  return role === 'CUSTOMER' ? <Navigate to={paths.profile()} replace /> : <AllUsers />;
}
