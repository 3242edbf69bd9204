import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { percentText } from './percent-text.ts';
import { Verbatim } from '#src/ui/parts/Verbatim.tsx';

export function Percent({ ppm }: { ppm: number }) {
  const { locale } = useConfiguration();
  return <Verbatim>{percentText(ppm, locale)}</Verbatim>;
}
