import type { ConfigEnv, UserConfig } from 'vite';
import project from '../../../vite.config.ts';
import { builds, replacementsOf } from '#e2e/releases/builds.ts';
import { replaceModules } from './replace-modules.ts';

const build = builds.find((id) => id === process.env['APP_BUILD_ID']) ?? 'v1';

/** The project's own build, with the modules replaced that the build named by `APP_BUILD_ID` replaces. */
export default (environment: ConfigEnv): UserConfig => {
  const config = project(environment);
  return { ...config, plugins: [replaceModules(replacementsOf[build]), config.plugins] };
};
