import { useLayoutEffect } from 'react';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';

/**
 * Sets the document's title: "PLN-000123 · Tranche", and the one before again when its part of the page is closed. Until
 * the page's heading is rendered, the title is that of its page table row.
 */
export function usePageTitle(title: string): void {
  const { productName } = useConfiguration();
  useLayoutEffect(() => {
    const before = document.title;
    const pageTitle = `${title} · ${productName}`;
    document.title = pageTitle;
    return () => {
      if (document.title === pageTitle) document.title = before;
    };
  }, [title, productName]);
}
