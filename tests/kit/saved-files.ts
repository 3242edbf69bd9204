import { vi } from 'vitest';

/** Takes the files that the page saves from now on, in place of a download, which jsdom lacks. */
export function takeSavedFiles() {
  const saved: Blob[] = [];
  URL.createObjectURL = (file: Blob) => {
    saved.push(file);
    return 'blob:saved';
  };
  URL.revokeObjectURL = () => undefined;
  const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return { saved, press };
}
