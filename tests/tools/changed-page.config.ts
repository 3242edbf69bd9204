import { mergeConfig, type Plugin, type UserConfig } from 'vite';
import base from '../../vite.config.ts';

/** The page that is another one in this build. */
export const changedPage = 'src/pages/mini-admin/scratchcards/page.tsx';

const changed: Plugin = {
  name: 'changed-page',
  transform: (code, id) =>
    id.endsWith(changedPage) ? `${code}\nwindow.dispatchEvent(new Event('changed'));` : null,
};

/** The build of a release in which one page changed. */
export default (env: Parameters<typeof base>[0]): UserConfig =>
  mergeConfig(base(env), { plugins: [changed] }) as UserConfig; // mergeConfig forgets the type
