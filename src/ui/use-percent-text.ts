import { useConfiguration } from '#src/platform/use-configuration.ts';
import { percentText } from './percent-text.ts';

/** Rates inside sentences and labels. */
export function usePercentText(): (ppm: number) => string {
  const { locale } = useConfiguration();
  return (ppm) => percentText(ppm, locale);
}
