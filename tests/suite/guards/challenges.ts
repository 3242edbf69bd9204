import type { Provider } from '#tests/kit/provider.ts';
import type { Call } from '#tests/kit/client.ts';
import { people } from '#tests/kit/people.ts';
import type { Situations } from './table.ts';

const body = { purpose: 'SIGN_IN', contact: people.mira } as const;

/** Sends a code and enters it some seconds later, unchanged or with changes. */
const entering =
  (typed: (code: string) => string, seconds = 0) =>
  async (backend: Provider): Promise<Call> => {
    const { id } = await backend.done(201, 'createChallenge', { body });
    const { code } = await backend.newMessage();
    await backend.wait(seconds * 1_000);
    return { params: { challengeId: id }, body: { code: typed(code) } };
  };
const asSent = (code: string) => code;
const lastDigitChanged = (code: string) => code.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'));

export const challengeSituations = {
  createChallenge: {
    'challenge.issue: sends-left': [
      {
        situation: 'five codes were sent in an hour',
        code: 'rate-limited',
        async call({ done, wait }) {
          for (const _code of [1, 2, 3, 4, 5]) {
            await done(201, 'createChallenge', { body });
            await wait(120_000);
          }
          return { body };
        },
      },
    ],
    'challenge.issue: cool-down-passed': [
      {
        situation: 'a code was sent a moment ago',
        code: 'otp-cooldown',
        async call({ done }) {
          await done(201, 'createChallenge', { body });
          return { body };
        },
      },
    ],
    'user.prove-contact: contact-new': [
      {
        situation: 'the contact is the one that the account has',
        code: 'validation-failed',
        async call(backend) {
          const token = await backend.signIn(people.mira);
          return { token, body: { purpose: 'CHANGE_CONTACT', contact: people.mira } };
        },
      },
    ],
  },

  verifyChallenge: {
    'challenge.verify: not-expired': [
      {
        situation: 'the code was sent more than 300 seconds ago',
        code: 'otp-expired',
        earlier: 'the step of the clock is taken first',
        leaves: 'the code in the state EXPIRED',
        call: entering(asSent, 301),
      },
    ],
    'challenge.verify: code-right': {
      selects: entering(lastDigitChanged),
      status: 422,
      answer: { code: 'otp-invalid', attemptsLeft: 4 },
    },
    'challenge.verify: last-try': {
      selects: entering(lastDigitChanged),
      status: 422,
      answer: { code: 'otp-invalid', attemptsLeft: 4 },
    },
    'challenge.verify: code-wrong': {
      unreachable: 'a right code is accepted before this guard is evaluated',
    },
    'user.change-contact: contact-free': [
      {
        situation: 'the address is that of an administrator',
        code: 'contact-taken',
        leaves: 'the code in the state VERIFIED, so that it cannot be used again',
        async call(backend) {
          const token = await backend.signIn(people.mira);
          const contact = people.administrator;
          const body = { purpose: 'CHANGE_CONTACT', contact } as const;
          const { id } = await backend.done(201, 'createChallenge', { body }, { token });
          return { token, params: { challengeId: id }, body: { code: (await backend.newMessage()).code } };
        },
      },
    ],
  },
} satisfies Partial<Situations>;
