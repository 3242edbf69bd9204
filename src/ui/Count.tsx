import { useConfiguration } from '#src/platform/use-configuration.ts';
import { countText } from './formats.ts';

/** A number of things, grouped as the configured locale does: "10,000". */
export function Count({ value }: { value: number }) {
  const { locale } = useConfiguration();
  return <>{countText(value, locale)}</>;
}
