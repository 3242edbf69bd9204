import type { ConfigEnv, Plugin, UserConfig } from 'vite';
import project from '../../vite.config.ts';
import { builds, editsOf } from './editions.ts';

/** The project's own build, edited as the release that `APP_BUILD_ID` names. */
export default (environment: ConfigEnv): UserConfig => {
  const config = project(environment);
  return { ...config, plugins: [edited, config.plugins] };
};

const build = builds.find((id) => id === process.env['APP_BUILD_ID']) ?? 'v1';

const edited: Plugin = {
  name: 'edited',
  enforce: 'pre',
  transform(code, id) {
    const edit = editsOf[build].find(({ file }) => id.endsWith(`/${file}`));
    if (!edit) return null;
    if (!code.includes(edit.from)) throw new Error(`${edit.file} does not say "${edit.from}"`);
    return { code: code.replaceAll(edit.from, edit.to), map: null };
  },
};
