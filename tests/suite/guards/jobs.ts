import { people } from '#tests/kit/people.ts';
import type { Situations } from './table.ts';

export const jobSituations = {
  startOrdersJob: {
    'job.start: has-rows': {
      async selects({ signIn }) {
        const body = {
          action: 'remind',
          target: { matching: { q: 'no such order' } },
          dryRun: false,
          reason: 'A test',
        };
        return { token: await signIn(people.administrator), body };
      },
      status: 202,
      answer: { status: 'SUCCEEDED', progress: { total: 0 } },
    },
  },
  startUsersJob: {
    'job.start: has-rows': {
      async selects({ signIn }) {
        const body = {
          action: 'block',
          target: { matching: { q: 'no such customer' } },
          dryRun: false,
          reason: 'A test',
          tag: null,
          title: null,
          text: null,
        };
        return { token: await signIn(people.administrator), body };
      },
      status: 202,
      answer: { status: 'SUCCEEDED', progress: { total: 0 } },
    },
  },
  startPaymentsJob: {
    'job.start: has-rows': {
      async selects({ signIn }) {
        const body = {
          action: 'retry',
          target: { matching: { q: 'no such payment' } },
          dryRun: false,
          reason: 'A test',
        };
        return { token: await signIn(people.administrator), body };
      },
      status: 202,
      answer: { status: 'SUCCEEDED', progress: { total: 0 } },
    },
  },
  retryFailedRows: {
    'job.start: has-rows': { unreachable: 'a job that can be retried has a row that failed' },
  },
} satisfies Partial<Situations>;
