import { lazy, Suspense, useState } from 'react';
import type { Endpoint } from '#contracts/endpoint.ts';
import { useAfterFirstData } from '#src/api/use-after-first-data.ts';
import type { ViewText } from '#src/lists/use-view-text.ts';

const SavedViews = lazy(() => import('./SavedViews.tsx'));

interface Props {
  readonly endpoint: Endpoint;
  readonly view: ViewText;
}

/** Saved views come after the first rows. */
export function LazySavedViews({ endpoint, view }: Props) {
  const isLater = useAfterFirstData();
  const [isPlain] = useState(window.location.search === '');
  if (!isLater) return null;
  return (
    <Suspense>
      <SavedViews list={endpoint.path.split('/').at(-1) ?? ''} view={view} isPlain={isPlain} />
    </Suspense>
  );
}
