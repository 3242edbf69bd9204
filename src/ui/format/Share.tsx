import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { changeShareText, shareText } from './percent-text.ts';

/** A share in basis points, shown as a percentage without needless decimals. */
export function Share({ bps }: { readonly bps: number }) {
  const { locale } = useConfiguration();
  return <span translate="no">{shareText(bps, locale)}</span>;
}

/** A difference in basis points, shown with its sign: "+60%". */
export function ChangeShare({ bps }: { readonly bps: number }) {
  const { locale } = useConfiguration();
  return <span translate="no">{changeShareText(bps, locale)}</span>;
}
