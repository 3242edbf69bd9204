import { Instant } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { z } from './z.ts';

const text = z.string().check(z.minLength(1));

const Clock = z.object({ now: Instant });

const Scenario = z.object({
  scenario: text,
  /** What else there is. */
  available: z.array(text),
});

/** A message that a person would get on their phone or by e-mail; demos and tests take one-time codes from it. */
const Message = z.object({
  id: text,
  channel: z.enum(['SMS', 'EMAIL']),
  to: text,
  text,
  code: z.nullable(text),
  sentAt: Instant,
});

const tenYearsMs = 10 * 366 * 24 * 60 * 60 * 1000;

/**
 * What can be asked of the mock backend about itself. No real backend has these, so they are not in the contract and
 * not in its document; whoever can reach a mock may use them.
 */
export const mockControl = {
  getMockClock: endpoint({
    method: 'GET',
    path: '/__mock/clock',
    summary: 'What time the mock believes it is',
    access: 'public',
    answers: { 200: Clock },
    problems: [],
    examples: [{ name: 'now' }],
  }),

  setMockClock: endpoint({
    method: 'PUT',
    path: '/__mock/clock',
    summary: 'Move the time, by milliseconds or to a moment; it runs on from there',
    access: 'public',
    body: z.union([
      z.strictObject({ advanceMs: z.int().check(z.gte(-tenYearsMs), z.lte(tenYearsMs)) }),
      z.strictObject({ now: Instant }),
    ]),
    answers: { 200: Clock },
    problems: [],
    examples: [
      { name: 'an hour later', body: { advanceMs: 3_600_000 } },
      { name: 'on the due date', body: { now: '2027-02-10T09:00:00.000Z' } },
    ],
  }),

  getMockScenario: endpoint({
    method: 'GET',
    path: '/__mock/scenario',
    summary: 'Which data the mock began with',
    access: 'public',
    answers: { 200: Scenario },
    problems: [],
    examples: [{ name: 'scenario' }],
  }),

  setMockScenario: endpoint({
    method: 'PUT',
    path: '/__mock/scenario',
    summary: 'Forget everything and begin again with the data of a scenario',
    access: 'public',
    body: z.strictObject({ scenario: text }),
    answers: { 200: Scenario },
    problems: [],
    examples: [{ name: 'from the beginning', body: { scenario: 'happy' } }],
  }),

  listMockMessages: endpoint({
    method: 'GET',
    path: '/__mock/messages',
    summary: 'Messages that were sent, newest first',
    access: 'public',
    answers: { 200: z.object({ messages: z.array(Message) }) },
    problems: [],
    examples: [{ name: 'all' }],
  }),
} as const;
