import { expect, test } from 'vitest';
import { type Replay, replayLink, replayOfLink } from '#contracts/replay.ts';
import { readReplay } from '#mocks/adapters/browser/linked-replay.ts';
import { sendAgain } from '#mocks/adapters/browser/replay.ts';

const request = { isControl: false, method: 'GET', headers: {}, body: null, status: 200, takes: {} };

const sequence: Replay = {
  scenario: 'happy',
  requests: [
    { ...request, path: '/v1/plans', takes: { pln_1: 'items[1].id', code_2: 'items[1].code' } },
    {
      ...request,
      method: 'POST',
      path: '/v1/plans/${pln_1}/close',
      headers: { Authorization: 'Bearer ${code_2}' },
      body: '{"text":"${code_2} for ${firstName}"}',
      status: 201,
    },
    { ...request, path: '/v1/me' },
  ],
};

/** A backend that gives these responses, one after the other, and what it was asked. */
function answering(...responses: readonly Response[]) {
  const asked: string[] = [];
  const left = [...responses];
  const respond = async (received: Request) => {
    const { method, url, headers } = received;
    asked.push([method, url, headers.get('Authorization') ?? '', await received.text()].join(' ').trim());
    return left.shift() ?? expect.fail('One request too many');
  };
  return { asked, respond };
}

const plans = () => Response.json({ items: [{}, { id: 'pln_X', code: '123' }] });
const base = 'http://demo.test/api/';

test('a link holds the whole sequence, and nothing when its end is missing', async () => {
  const link = await replayLink(sequence);
  expect(link).toMatch(/^#replay=[\w-]+$/);
  expect(await replayOfLink(link)).toEqual(sequence);
  expect(await replayOfLink(link.slice(0, -20))).toBeNull();
  expect(await replayOfLink('#replay=')).toBeNull();
});

test('later requests have the values of earlier responses; other texts stay', async () => {
  const { asked, respond } = answering(plans(), Response.json({}, { status: 201 }), Response.json({}));
  const { replayed } = await sendAgain(sequence, respond, base);
  expect(asked).toEqual([
    'GET http://demo.test/api/v1/plans',
    'POST http://demo.test/api/v1/plans/pln_X/close Bearer 123 {"text":"123 for ${firstName}"}',
    'GET http://demo.test/api/v1/me',
  ]);
  const sent = { no: 3, method: 'GET', path: '/v1/me', status: 200 };
  expect(replayed).toEqual({ total: 3, sent, expected: null });
});

test('a status that was not recorded ends the sequence', async () => {
  const { asked, respond } = answering(plans(), Response.json({}, { status: 409 }));
  const { replayed } = await sendAgain(sequence, respond, base);
  expect(asked).toHaveLength(2);
  expect(replayed).toMatchObject({ sent: { no: 2, status: 409 }, expected: 'status 201' });
});

test('a response without a member that later requests need ends the sequence', async () => {
  const { asked, respond } = answering(Response.json({ items: [{}] }));
  const { replayed } = await sendAgain(sequence, respond, base);
  expect(asked).toHaveLength(1);
  expect(replayed).toMatchObject({ sent: { no: 1 }, expected: 'the member items[1].id' });
});

test('a link of a scenario that does not exist sends nothing and is reported', async () => {
  const { asked, respond } = answering();
  const linked = await readReplay(await replayLink({ ...sequence, scenario: 'sunny' }));
  expect(linked.replay).toBeNull();
  expect(await linked.run(respond, base)).toEqual({ replayed: 'unreadable', replayedAs: null });
  expect(asked).toEqual([]);
});
