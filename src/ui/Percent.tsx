import { useConfiguration } from '#src/platform/use-configuration.ts';
import { percentText } from './percent-text.ts';

export function Percent({ ppm }: { ppm: number }) {
  const { locale } = useConfiguration();
  return <>{percentText(ppm, locale)}</>;
}
