import { useLayoutEffect } from 'react';
import { useConfiguration } from '#src/platform/use-configuration.ts';

/** Names the document: "PLN-000123 · Tranche". The route's own title stands until a page knows better. */
export function usePageTitle(title: string): void {
  const { productName } = useConfiguration();
  useLayoutEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title, productName]);
}
