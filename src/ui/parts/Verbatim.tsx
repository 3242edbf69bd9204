import type { ReactNode } from 'react';

/** What stands as it is, such as a number, a code or a person's name: the page translation of a browser leaves it. */
export const Verbatim = ({ children }: { readonly children: ReactNode }) => (
  <span translate="no">{children}</span>
);
