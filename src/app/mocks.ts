import { loadRecovering } from '../release/chunks.ts';

export interface MockOptions {
  readonly baseUrl: string;
  readonly scenario: string | null;
  /** Told in one sentence when the mock backend works, but not as it should (say, without durable storage). */
  onProblem(message: string): void;
}

/**
 * Starts the mock backend in the page. This is the only place where the application reaches it: a chunk of its own,
 * fetched beside the page's and not before it, and never when the mocks are off.
 */
export async function startMockBackend(options: MockOptions): Promise<unknown> {
  const { startMocks } = await loadRecovering(() => import('../../mocks/browser.ts'));
  return startMocks(options);
}
