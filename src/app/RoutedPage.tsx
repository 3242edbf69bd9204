import { Suspense, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { allows } from '#src/platform/routing/access.ts';
import { errorCleared, errorShown, selectError } from '#src/errors/slice.ts';
import { type Failure, routeMiss, toFailure } from '#src/errors/failure.ts';
import { useAppDispatch, useAppSelector, useServices } from '#src/platform/store/use-store.ts';
import { type RouteId, routes } from '#src/platform/routing/page-table.ts';
import { matchPath, paths } from '#src/platform/routing/paths.ts';
import { pages } from './routes.tsx';
import { selectRole } from '#src/platform/session/session.ts';
import { type ReleaseState, selectRelease } from '#src/pwa/release/slice.ts';
import { usePayload } from '#src/app/prerender/use-payload.ts';
import { useReloadOnRelease } from '#src/pwa/release/use-reload-on-release.ts';
import { UnknownQuery } from '#src/layout/UnknownQuery.tsx';
import { ErrorView } from '#src/layout/ErrorView.tsx';
import { returnFocus } from '#src/ui/focus/return-focus.ts';
import { usePageTitle } from '#src/ui/focus/use-page-title.ts';
import { ErrorBoundary } from '#src/errors/ErrorBoundary.tsx';
import { useNavigationFocus } from './use-navigation-focus.ts';

/**
 * The page of the current address. The error boundary stays mounted while pages change: it also catches errors of a
 * page that is being left, and frame and navigation keep working.
 */
export function RoutedPage() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary
      place={pathname}
      fallback={(thrown, retry) => <ErrorView failure={toFailure(thrown, pathname)} onRetry={retry} />}
    >
      <PageOrError />
    </ErrorBoundary>
  );
}

/** The page, or its replacement: the login page or the error page. */
function PageOrError() {
  const { pathname, search } = useLocation();
  const failure = useAppSelector(selectError);
  const role = useAppSelector(selectRole);
  const dispatch = useAppDispatch();
  const id = matchPath(pathname);
  useNavigationFocus(failure);
  useEffect(returnFocus, []);
  useReloadOnRelease();

  if (failure) return <ShownFailure failure={failure} />;
  if (id === null) return <ErrorView failure={routeMiss(pathname)} />;
  if (!allows(routes[id].access, role))
    return <Navigate to={paths.login({ next: pathname + search })} replace />;
  return (
    <ErrorBoundary
      key={id}
      fallback={() => null} // renders nothing: the error page replaces it within the same frame
      onCaught={(thrown) => {
        pages[id].page.forget(); // the next visit loads the chunk again
        dispatch(errorShown(toFailure(thrown, pathname)));
      }}
    >
      <RouteTitle id={id} />
      <UnknownQuery id={id} />
      <Suspense fallback={pages[id].skeleton}>
        <LazyPage id={id} />
      </Suspense>
    </ErrorBoundary>
  );
}

function ShownFailure({ failure }: { readonly failure: Failure }) {
  const dispatch = useAppDispatch();
  const release = useAppSelector(selectRelease);
  const { browserEffects } = useServices();
  const retry = () => {
    // The browser may cache a failed import until the page is reloaded. At the person's request, no reload guard applies.
    if (failure.kind !== 'chunk') dispatch(errorCleared());
    else if (!browserEffects?.reload({ force: true })) window.location.reload();
  };
  return <ErrorView failure={failure} onRetry={retry} note={noteOn(failure, release)} />;
}

/** Names the builds involved when a chunk is missing. */
function noteOn({ kind }: Failure, { currentId, latestId }: ReleaseState): string | undefined {
  if (kind !== 'chunk' || currentId === null) return undefined;
  return `Build ${currentId}${latestId === null || latestId === currentId ? '' : `, newest ${latestId}`}`;
}

/** Rendered before the page, so that a title set by the page wins. */
function RouteTitle({ id }: { id: RouteId }) {
  usePageTitle(routes[id].title);
  return null;
}

function LazyPage({ id }: { id: RouteId }) {
  const { page } = pages[id];
  usePayload(id, page.load);
  const { Component } = page;
  return <Component />;
}
