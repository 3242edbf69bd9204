import { expect, test } from 'vitest';
import { runs, runSequences } from './kit/run.ts';
import { messageSequences } from './message.model.ts';

test('messages about payments are delivered by the preferences of their customer, once', async () => {
  await expect(runSequences(await messageSequences(), { runs: runs.message })).resolves.toBeUndefined();
});
