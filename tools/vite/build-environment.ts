import { loadEnv } from 'vite';

/**
 * The variables of a build: those of the process, and the `VITE_*` of the `.env` files of its folder, as
 * `import.meta.env` has them. Page, web manifest, headers and policy are made from the same ones.
 */
export const buildEnvironment = (mode: string, folder: string): NodeJS.ProcessEnv => ({
  ...process.env,
  ...loadEnv(mode, folder, 'VITE_'),
});
