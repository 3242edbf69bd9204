import { useLocation } from 'react-router-dom';
import { type Area, routes } from '#src/platform/page-table.ts';
import { matchPath } from '#src/platform/paths.ts';

/** The area of the current page, which decides its frame; an unknown address is for everybody. */
export function useArea(): Area {
  const { pathname } = useLocation();
  const id = matchPath(pathname);
  return id === null ? 'public' : routes[id].area;
}
