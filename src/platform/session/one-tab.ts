/**
 * Runs `task` while no other tab of the application runs one under the same name. Where the browser has no locks or
 * refuses them, it runs at once.
 */
export async function oneTabAtATime(name: string, task: () => Promise<void>): Promise<void> {
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return task();
  };
  if (typeof navigator !== 'object' || !('locks' in navigator)) return begin();
  try {
    await navigator.locks.request(name, begin);
  } catch (error) {
    if (hasBegun) throw error;
    await begin();
  }
}
