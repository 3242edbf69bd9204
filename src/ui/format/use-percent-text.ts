import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { percentText } from './percent-text.ts';

/** Returns a function that formats rates for sentences and labels. */
export function usePercentText(): (ppm: number) => string {
  const { locale } = useConfiguration();
  return (ppm) => percentText(ppm, locale);
}
