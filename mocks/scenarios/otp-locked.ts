import { after, MINUTE } from '#mocks/time/business-time.ts';
import { codeRules } from '#mocks/resources/auth/code-limits.ts';
import { issueCode } from '#mocks/resources/auth/one-time-code.ts';
import { provenContactOf, recipient } from '#mocks/resources/users/contact.ts';
import { fillBasics } from './basics.ts';
import { fillCatalogue } from './catalogue.ts';
import { fillMira, MIRAS_PHONE } from './mira.ts';
import type { FirstScreen, Scenario } from './scenario.ts';

export const otpLocked: Scenario = {
  title: 'log-in locked',
  description: 'Five wrong codes were entered for Mira Okafor: she can log in again in 14 minutes.',
  hint: 'No code is sent until the time is up; other contacts can log in.',
  person: null,
  opens: `/auth/login?contact=${encodeURIComponent(MIRAS_PHONE)}`,
  populate(transaction) {
    const { tables, random, clock } = transaction;
    fillCatalogue(transaction);
    fillBasics(transaction, fillMira(transaction));
    const [mira] = tables.users.all();
    if (!mira) return;
    const now = after(clock.now(), -MINUTE);
    const challenge = issueCode(
      { tables, random, caller: 'page', now, send: () => undefined },
      {
        purpose: 'SIGN_IN',
        ...recipient(provenContactOf(mira)),
        other: null,
        orderId: null,
        userId: null,
        bindsTo: null,
        text: (code) => code,
      },
    );
    const lockedUntil = after(now, codeRules.lockedFor);
    tables.challenges.replace({ ...challenge, status: 'LOCKED', attemptsLeft: 0, lockedUntil });
  },
};

export const otpLockedFirstScreen: FirstScreen = {
  texts: [/Too many wrong codes\. Try again in 1[34]:\d\d/],
};
