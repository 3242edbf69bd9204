import { useConfiguration } from '#src/platform/use-configuration.ts';

/** A number of things, grouped as the configured locale does: "10,000". */
export function Count({ value }: { value: number }) {
  const { locale } = useConfiguration();
  return <>{new Intl.NumberFormat(locale).format(value)}</>;
}
