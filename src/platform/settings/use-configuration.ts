import { createContext, use } from 'react';
import { type Configuration, defaults } from './configuration.ts';

export const ConfigurationContext = createContext<Configuration>(defaults);

export function useConfiguration(): Configuration {
  return use(ConfigurationContext);
}
