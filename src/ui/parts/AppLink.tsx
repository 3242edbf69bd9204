import { type ComponentProps, use } from 'react';
import { Link } from 'react-router-dom';
import { PrefetchContext } from '#src/ui/loading/prefetch.ts';

interface AppLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  /** An address made by `paths`. */
  to: string;
}

/** A link inside the application. Hovering or focusing it prefetches the page. */
export function AppLink({ onPointerEnter, onFocus, ...link }: AppLinkProps) {
  const prefetch = use(PrefetchContext);
  return (
    <Link
      {...link}
      onPointerEnter={(event) => {
        prefetch(link.to);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prefetch(link.to);
        onFocus?.(event);
      }}
    />
  );
}
