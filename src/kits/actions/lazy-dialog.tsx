import type { ComponentType } from 'react';
import { useDialogModule } from './use-dialog-module.ts';

interface Closable {
  readonly onClose: (result: null) => void;
}

/** A dialog whose code is loaded when it is opened; if that fails, the page stays and says so. */
export const lazyDialog = <Props extends Closable>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  function LazyDialog(props: Props) {
    const loaded = useDialogModule(load, () => props.onClose(null));
    return loaded && <loaded.default {...props} />;
  };
