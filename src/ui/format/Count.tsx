import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { countText } from './formats.ts';
import { Verbatim } from '#src/ui/parts/Verbatim.tsx';

/** A count, grouped by the configured locale: "10,000". */
export function Count({ value }: { value: number }) {
  const { locale } = useConfiguration();
  return <Verbatim>{countText(value, locale)}</Verbatim>;
}
