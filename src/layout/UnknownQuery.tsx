import { useSearchParams } from 'react-router-dom';
import { unknownParts } from '#src/platform/routing/page-query.ts';
import { type RouteId, routes } from '#src/platform/routing/page-table.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { useInBrowser } from '#src/platform/browser/use-in-browser.ts';
import { UnknownParts } from '#src/ui/trouble/UnknownParts.tsx';

/** Says which parts of the address a page does not know. A list says it itself, in the place of its rows. */
export function UnknownQuery({ id }: { readonly id: RouteId }) {
  const [search, setSearch] = useSearchParams();
  const { mocks } = useConfiguration();
  const isShown = useInBrowser(); // a prerendered page is of the plain address
  const { query } = routes[id];
  if (!isShown || id === 'error' || 'cursor' in query.shape) return null;
  const parts = unknownParts(query, search, { mocks });
  const drop = () => {
    const knownParams = new URLSearchParams(search);
    for (const { name, value } of parts) knownParams.delete(name, value);
    setSearch(knownParams, { replace: true });
  };
  return (
    <UnknownParts
      parts={parts.map(({ name, value }) => ({ label: name, value }))}
      consequence="This page ignores unknown parts of its address."
      onDrop={drop}
    />
  );
}
