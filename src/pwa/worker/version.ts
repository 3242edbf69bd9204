import { z } from '#contracts/z.ts';

const Answer = z.object({ build: z.string() });

const maxWaitMs = 1_000;

/** Resolves to the build that a worker serves; null without an answer within a second. */
export function versionOf(worker: Pick<ServiceWorker, 'postMessage'>): Promise<string | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const end = (build: string | null) => {
      clearTimeout(timer);
      port1.close();
      resolve(build);
    };
    const timer = setTimeout(() => end(null), maxWaitMs);
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      const answer = Answer.safeParse(data);
      end(answer.success ? answer.data.build : null);
    };
    worker.postMessage({ type: 'VERSION' }, [port2]);
  });
}
