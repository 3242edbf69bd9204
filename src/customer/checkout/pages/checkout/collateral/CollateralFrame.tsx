import type { ReactNode } from 'react';
import { Page } from '#src/layout/Page.tsx';
import { routes } from '#src/platform/routing/page-table.ts';

/** The page before it is known what is missing. */
export function CollateralFrame({ children }: { readonly children: ReactNode }) {
  return (
    <Page heading="Collateral" lead={routes.checkoutCollateral.lead}>
      {children}
    </Page>
  );
}
