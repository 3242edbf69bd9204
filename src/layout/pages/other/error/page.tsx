import { useLocation, useNavigate } from 'react-router-dom';
import { ErrorView } from '#src/layout/ErrorView.tsx';
import { usePageQuery } from '#src/platform/use-page-query.ts';
import { failureOfVisit } from './failure-of-visit.ts';

/** The error page with an address of its own: the failure comes with the navigation, or in outline from the query. */
export default function ErrorPage() {
  const location = useLocation();
  const navigate = useNavigate();
  const query = usePageQuery('error');
  const failure = failureOfVisit({ ...location, query });
  const from = failure.path === location.pathname ? null : failure.path;
  return from === null ? (
    <ErrorView failure={failure} />
  ) : (
    <ErrorView failure={failure} onRetry={() => void navigate(from, { replace: true })} />
  );
}
