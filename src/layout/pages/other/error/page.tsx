import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ErrorView } from '#src/layout/ErrorView.tsx';
import { paths } from '#src/platform/routing/paths.ts';
import { usePageQuery } from '#src/platform/routing/use-page-query.ts';
import { RetryCountdown } from '#src/ui/trouble/RetryCountdown.tsx';
import { failureOfVisit } from './failure-of-visit.ts';

/**
 * The error page at an address of its own: the failure comes from the navigation's state, or in outline from the
 * query. Where the query says when the service is open again, it counts down and then continues by itself.
 */
export default function ErrorPage() {
  const location = useLocation();
  const navigate = useNavigate();
  const query = usePageQuery('error');
  const failure = failureOfVisit({ ...location, query });
  const opensAt = useMemo(
    () => (query.retryAfter === undefined ? null : Date.now() + Number(query.retryAfter) * 1_000),
    [query.retryAfter],
  );
  // Without a path to return to, it leads home, which shows whether the service works again.
  const next = failure.path === location.pathname ? paths.home() : failure.path;
  const retry = () => void navigate(next, { replace: true });
  return (
    <ErrorView failure={failure} onRetry={retry}>
      {opensAt !== null && <RetryCountdown deadline={opensAt} onRetry={retry} />}
    </ErrorView>
  );
}
