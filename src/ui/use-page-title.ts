import { useLayoutEffect } from 'react';
import { useConfiguration } from '#src/platform/use-configuration.ts';

/**
 * Sets the document's title: "PLN-000123 · Tranche". Until the page's heading is rendered, the title is that of its
 * page table row.
 */
export function usePageTitle(title: string): void {
  const { productName } = useConfiguration();
  useLayoutEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title, productName]);
}
