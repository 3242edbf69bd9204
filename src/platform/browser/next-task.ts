/**
 * Resolves in a new task, so that input and rendering are handled first. A timer would be delayed by a second in a
 * hidden tab.
 */
export function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
