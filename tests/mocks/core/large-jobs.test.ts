import { beforeAll, describe, expect, test, vi } from 'vitest';
import { maxRows } from '#contracts/jobs/bulk.ts';
import { refuseTooMany } from '#mocks/core/jobs/start.ts';
import { ProblemError } from '#mocks/core/handler-result.ts';
import { type Backend, openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';

test('a job has 50,000 rows at most; one more is refused in words', () => {
  expect(() => refuseTooMany(maxRows)).not.toThrow();
  expect(() => refuseTooMany(maxRows + 1)).toThrow(ProblemError);
  expect(() => refuseTooMany(maxRows + 1)).toThrow(
    '50,001 rows match, and one job has 50,000 at most. Narrow the filter.',
  );
});

describe('a job over thousands of customers that was stopped halfway', () => {
  const tag = 'spring';
  const message = { title: null, text: null };
  let backend: Backend;
  let token: string;
  let stopped: { readonly id: string; readonly total: number; readonly done: number };
  const tagged = () => backend.store.tables.users.all().filter(({ tags }) => tags.includes(tag)).length;
  const jobOf = (jobId: string) => backend.done(200, 'getJob', { params: { jobId } }, { token });

  /** Lets time pass until the job has ended. */
  async function ends(jobId: string) {
    for (;;) {
      const job = await jobOf(jobId);
      if (job.finishedAt !== null) return job;
      await backend.wait(1_000);
    }
  }

  beforeAll(async () => {
    backend = await openBackend({ scenario: 'big-list' });
    token = await backend.signIn(people.administrator);
    const target = { matching: {} }; // all of them
    const body = {
      action: 'tag',
      tag,
      ...message,
      target,
      dryRun: false,
      reason: 'The spring offer',
    } as const;
    const { id, progress } = await backend.done(202, 'startUsersJob', { body }, { token });
    while ((await jobOf(id)).progress.done < progress.total / 2) await backend.wait(1_000);
    const { version } = await jobOf(id);
    const job = await backend.done(
      200,
      'stopJob',
      { params: { jobId: id } },
      { token, ifMatch: `"${version}"` },
    );
    stopped = { id, total: progress.total, done: job.progress.succeeded };
  });

  test('has changed the rows until then and no others', async () => {
    expect(stopped.total).toBe(backend.store.tables.users.size);
    expect(stopped.total).toBeGreaterThan(5_000);
    expect(stopped.done).toBeLessThan(stopped.total * 0.6);
    expect(tagged()).toBe(stopped.done);
    await backend.wait(60_000);
    expect(await jobOf(stopped.id)).toMatchObject({
      status: 'STOPPED',
      progress: { done: stopped.total, succeeded: stopped.done, failed: stopped.total - stopped.done },
    });
    expect(tagged()).toBe(stopped.done);
  });

  test('is completed by a new job, undone for what it had done alone', async () => {
    const { version } = await jobOf(stopped.id);
    const params = { jobId: stopped.id };
    const rest = await backend.done(202, 'retryFailedRows', { params }, { token, ifMatch: `"${version}"` });
    expect(rest).toMatchObject({ rowsFrom: stopped.id, progress: { total: stopped.total - stopped.done } });
    expect(await ends(rest.id)).toMatchObject({ status: 'SUCCEEDED' });
    expect(tagged()).toBe(stopped.total);

    const target = { succeededIn: stopped.id };
    const body = {
      action: 'untag',
      tag,
      ...message,
      target,
      dryRun: false,
      reason: 'It was too early',
    } as const;
    const undo = await backend.done(202, 'startUsersJob', { body }, { token });
    expect(undo).toMatchObject({ rowsFrom: stopped.id, progress: { total: stopped.done } });
    expect(await ends(undo.id)).toMatchObject({ status: 'SUCCEEDED' });
    expect(tagged()).toBe(stopped.total - stopped.done);
  });

  test('has results of which a page looks up the names of its own rows only', async () => {
    const lookedUp = vi.spyOn(backend.store.tables.users, 'get');
    const params = { jobId: stopped.id };
    const read = (filter?: { readonly outcome: ['SUCCEEDED'] }) =>
      backend.get('listJobResults', { token, params, query: { limit: 25, ...(filter && { filter }) } });
    const { items } = await read();
    expect(items.map(({ no }) => no)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
    await read({ outcome: ['SUCCEEDED'] });
    expect(lookedUp.mock.calls.length).toBeLessThan(100);
    lookedUp.mockRestore();
  });

  test('is named in the audit by its first row and the number of others', async () => {
    const { items } = await backend.get('listAuditEvents', {
      token,
      query: { filter: { entityId: [stopped.id] } },
    });
    expect(items[0]?.entityName).toMatch(/^\S.* and \d,\d{3} more$/);
  });
});
