import { whenRendered } from '#src/platform/browser/when-rendered.ts';
import classes from './preparing.module.css';

/** A notice above a page that waits for the data of the demo. It is no part of the page, which may not be rendered yet. */
export function preparing() {
  const notice = document.createElement('p');
  notice.className = classes['notice'] ?? '';
  notice.setAttribute('role', 'status');
  return {
    /** Resolves when the sentence can be read: making the data blocks the page. */
    async say(sentence: string): Promise<void> {
      notice.textContent = sentence;
      document.body.append(notice);
      await new Promise<void>((resolve) => void whenRendered(resolve));
    },
    end: () => notice.remove(),
  };
}
