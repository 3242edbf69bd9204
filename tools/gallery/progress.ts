/** How far the work is, on the terminal: in one line that is written again; elsewhere only what failed. */
export function createProgress(total: number) {
  const failed: string[] = [];
  const { isTTY } = process.stdout;
  const clear = isTTY ? '\r\u001B[K' : '';
  let done = 0;
  return {
    /** The titles of what failed. */
    failed: failed as readonly string[],
    /** Something is done; `failure` is what went wrong, or null. */
    onDone(title: string, failure: string | null): void {
      done += 1;
      if (failure !== null) {
        failed.push(title);
        process.stdout.write(`${clear}Not photographed: ${title}\n${failure}\n`);
      }
      if (isTTY) process.stdout.write(`${clear}${done} of ${total}: ${title}`);
    },
    end: () => void process.stdout.write(clear),
  };
}
