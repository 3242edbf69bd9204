/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_BASE_URL?: string;
  readonly VITE_MOCKS?: 'on' | 'off';
  readonly VITE_PRODUCT_NAME?: string;
}
