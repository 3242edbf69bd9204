import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { dropFirstResponses } from '#src/api/first-responses.ts';
import { ListSkeleton } from '#src/ui/loading/Skeletons.tsx';

interface Props {
  readonly query: string | null;
  /** What the search field of the list says. */
  readonly search: string;
}

/** Goes to the address of the default view; shows the placeholder of the page meanwhile. */
export function OpeningView({ query, search }: Props) {
  useEffect(dropFirstResponses, []); // they are of the plain address
  return (
    <>
      <Navigate to={{ search: query ?? '' }} replace />
      <ListSkeleton isUnderHeading search={search} />
    </>
  );
}
