import { useLocation, useNavigate } from 'react-router-dom';
import { ErrorView } from '#src/layout/ErrorView.tsx';
import { paths } from '#src/platform/paths.ts';
import { usePageQuery } from '#src/platform/use-page-query.ts';
import { failureOfVisit } from './failure-of-visit.ts';

/**
 * The error page at an address of its own: the failure comes from the navigation's state, or in outline from the
 * query.
 */
export default function ErrorPage() {
  const location = useLocation();
  const navigate = useNavigate();
  const query = usePageQuery('error');
  const failure = failureOfVisit({ ...location, query });
  // Without a path to return to, it leads home, which shows whether the service works again.
  const next = failure.path === location.pathname ? paths.home() : failure.path;
  return <ErrorView failure={failure} onRetry={() => void navigate(next, { replace: true })} />;
}
