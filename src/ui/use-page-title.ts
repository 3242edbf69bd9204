import { useLayoutEffect } from 'react';
import { useConfiguration } from '#src/platform/use-configuration.ts';

/** Names the document: "PLN-000123 · Tranche". Until the page's heading is there, the title is that of its row. */
export function usePageTitle(title: string): void {
  const { productName } = useConfiguration();
  useLayoutEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title, productName]);
}
