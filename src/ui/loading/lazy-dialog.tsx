import type { ComponentType } from 'react';
import { useModule } from './use-module.ts';
import { useOpenFailed } from './use-open-failed.ts';

interface Closable {
  readonly onClose: (result: null) => void;
}

/** A dialog whose code is loaded when it is opened; if that fails, the page stays and says so. */
export const lazyDialog = <Props extends Closable>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazyDialogOf(load, (module) => module.default);

/** The same for a dialog of a module that has several; `load` gives the module itself, as for `lazyInlineOf`. */
export const lazyDialogOf = <Props extends Closable, Module extends object>(
  load: () => Promise<Module>,
  dialogOf: (module: Module) => ComponentType<Props>,
) =>
  function LazyDialog(props: Props) {
    const failed = useOpenFailed(() => props.onClose(null));
    const module = useModule(load, true, failed);
    const Dialog = module && dialogOf(module);
    return Dialog && <Dialog {...props} />;
  };
