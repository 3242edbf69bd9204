import type { ReactNode } from 'react';
import { AppLink } from '#src/ui/AppLink.tsx';

interface Props {
  readonly list: { readonly items: readonly unknown[]; readonly total: number | null };
  readonly to: string;
  readonly children: ReactNode;
}

/** The way to a list of which only the first rows are shown. */
export function MoreOf({ list: { items, total }, to, children }: Props) {
  if (total === null || items.length >= total) return null;
  return (
    <AppLink to={to}>
      {children} ({total})
    </AppLink>
  );
}
