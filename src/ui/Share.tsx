import { useConfiguration } from '#src/platform/use-configuration.ts';
import { shareText } from './percent-text.ts';

/** A share in basis points, shown as a percentage without needless decimals. */
export function Share({ bps }: { readonly bps: number }) {
  const { locale } = useConfiguration();
  return <>{shareText(bps, locale)}</>;
}
