import { useConfiguration } from '#src/platform/use-configuration.ts';
import { countText } from './formats.ts';

/** A count, grouped by the configured locale: "10,000". */
export function Count({ value }: { value: number }) {
  const { locale } = useConfiguration();
  return <>{countText(value, locale)}</>;
}
