import { useConfiguration } from '#src/platform/use-configuration.ts';
import { shareText } from './percent-text.ts';

/** Basis points as a percentage, as short as it can be. */
export function Share({ bps }: { readonly bps: number }) {
  const { locale } = useConfiguration();
  return <>{shareText(bps, locale)}</>;
}
