import { useSyncExternalStore } from 'react';
import { type ColourScheme, colourScheme, onColourScheme } from './colour-scheme.ts';

export function useColourScheme(): ColourScheme {
  return useSyncExternalStore(onColourScheme, colourScheme, () => 'light');
}
