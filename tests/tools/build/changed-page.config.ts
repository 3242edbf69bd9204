import { mergeConfig, type UserConfig } from 'vite';
import { replaceModules } from '#e2e/releases/builds/replace-modules.ts';
import base from '../../../vite.config.ts';

/** The page whose module is replaced in this build. */
export const changedPage = 'src/app/pages/orders/page.tsx';

const change = replaceModules({ [changedPage]: 'e2e/releases/builds/changed/orders/page.tsx' });

/** The build of a release in which one page changed. */
export default (env: Parameters<typeof base>[0]): UserConfig =>
  mergeConfig(base(env), { plugins: [change] }) as UserConfig; // mergeConfig forgets the type
