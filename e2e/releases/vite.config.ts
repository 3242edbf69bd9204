import type { ConfigEnv, Plugin, UserConfig } from 'vite';
import project from '../../vite.config.ts';
import { edits } from './editions.ts';

/** The project's own build, with the edited pages where `E2E_EDITED` says so. */
export default (environment: ConfigEnv): UserConfig => {
  const config = project(environment);
  const plugins = process.env['E2E_EDITED'] ? [edited, config.plugins] : [config.plugins];
  return { ...config, plugins };
};

const edited: Plugin = {
  name: 'edited',
  enforce: 'pre',
  transform(code, id) {
    const edit = edits.find(({ file }) => id.endsWith(`/${file}`));
    if (!edit) return null;
    if (!code.includes(edit.from)) throw new Error(`${edit.file} does not say "${edit.from}"`);
    return { code: code.replaceAll(edit.from, edit.to), map: null };
  },
};
