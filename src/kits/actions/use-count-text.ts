import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { countText } from '#src/ui/format/formats.ts';

/** Returns a function that formats counts for sentences and labels: "6,577 customers". */
export function useCountText(): (count: number) => string {
  const { locale } = useConfiguration();
  return (count) => countText(count, locale);
}
