import classes from './waiting-notice.module.css';

/** Says above a page what it waits for. It is no part of the page, which may not be rendered yet. */
export function waitingNotice() {
  const notice = document.createElement('p');
  notice.className = classes['notice'] ?? '';
  notice.setAttribute('role', 'status');
  return {
    say(sentence: string): void {
      notice.textContent = sentence;
      document.body.append(notice);
    },
    end: () => notice.remove(),
  };
}
