import classes from './waiting-notice.module.css';

/**
 * Says above a page what it waits for, until the end: what is still waited for afterwards concerns no one. It is no part
 * of the page, which may not be rendered yet.
 */
export function waitingNotice() {
  let hasEnded = false;
  const notice = document.createElement('p');
  notice.className = classes['notice'] ?? '';
  notice.setAttribute('role', 'status');
  return {
    say(sentence: string): void {
      if (hasEnded) return;
      notice.textContent = sentence;
      document.body.append(notice);
    },
    end(): void {
      hasEnded = true;
      notice.remove();
    },
  };
}
