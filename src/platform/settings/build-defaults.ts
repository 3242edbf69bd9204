import type { Configuration } from './configuration.ts';

/** Settings given to the build as `VITE_*` variables; /config.json overrides them. */
export function buildDefaults(env: ImportMetaEnv): Partial<Configuration> {
  return {
    ...(env.VITE_API_BASE_URL ? { apiBaseUrl: env.VITE_API_BASE_URL } : {}),
    ...(env.VITE_MOCKS ? { mocks: env.VITE_MOCKS } : {}),
    ...(env.VITE_PRODUCT_NAME ? { productName: env.VITE_PRODUCT_NAME } : {}),
  };
}
