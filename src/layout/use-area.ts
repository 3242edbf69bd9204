import { useLocation } from 'react-router-dom';
import type { Area } from '#src/platform/routing/page-row.ts';
import { routes } from '#src/platform/routing/page-table.ts';
import { selectRole } from '#src/platform/session/session.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { matchPath } from '#src/platform/routing/paths.ts';

/**
 * Returns the area of the current page, which decides its frame; an unknown address belongs to the public area. Pages
 * shared by customers and administrators have the customers' frame when a customer opens them.
 */
export function useArea(): Area {
  const { pathname } = useLocation();
  const id = matchPath(pathname);
  const isCustomer = useAppSelector(selectRole) === 'CUSTOMER';
  if (id === null) return 'public';
  const { area, access } = routes[id];
  return isCustomer && area === 'administration' && access === 'signedIn' ? 'customer' : area;
}
