import {
  type Pinned,
  type PinnedBodies,
  currency,
  id,
  localDate,
  notText,
  ofAnotherJob,
  nullable,
  text,
  ulid,
  whole,
  maxEntered,
} from './values.ts';

const userTag: Pinned = {
  accept: ['vip', 'flood-2027', 'x'.repeat(24)],
  reject: [...notText, '', 'x'.repeat(25), 'VIP', 'two words', '-a', 'a-', 'a--b', 'ü'],
};

const oneTimeCode: Pinned = {
  accept: ['000000', '123456', '999999'],
  reject: [...notText, '', '12345', '1234567', '12345a', ' 123456', '123 456', '１２３４５６', '-12345'],
};

const flag: Pinned = { accept: [true, false], reject: ['true', 1, 0, null, undefined] };

const timeOfDay: Pinned = {
  accept: ['00:00', '23:59', '07:05'],
  reject: [...notText, '', '24:00', '7:05', '07:60', '07:05:00'],
};

const instant: Pinned = {
  accept: ['2027-01-10T09:00:00.000Z'],
  reject: [
    ...notText,
    '',
    '2027-01-10',
    '2027-01-10T09:00:00Z',
    '2027-02-30T09:00:00.000Z',
    '2027-01-10T09:00:00.000+01:00',
  ],
};

const viewList: Pinned = {
  accept: ['payments', 'audit-events'],
  reject: [...notText, '', 'Payments', 'a/b', 'x'.repeat(41)],
};

const savedView = {
  name: {
    accept: ['a', 'x'.repeat(40), 'Large failures'],
    reject: [...notText, '', ' ', ' a', 'a ', 'x'.repeat(41), 'a\u0000b'],
  },
  query: {
    accept: ['', 'status=FAILED&sort=-amount', 'amount=100..&q=a%20b', 'x'.repeat(1_000)],
    reject: [...notText, 'x'.repeat(1_001), 'a b', '<script>', '?a=b', 'a#b'],
  },
  shared: { accept: [true, false], reject: [null, 0, 'true'] },
  isDefault: { accept: [true, false], reject: [null, 0, 'true'] },
} satisfies Record<string, Pinned>;

/** What bodies about users must accept and refuse. */
const importedRow = { fullName: 'Nina Berg', contact: 'nina@example.com', tag: '' };

const importFields: Readonly<Record<string, Pinned>> = {
  rows: {
    accept: [[importedRow]],
    reject: [
      [],
      null,
      undefined,
      {},
      [{ fullName: 'Nina Berg' }],
      Array.from({ length: 501 }, () => importedRow),
    ],
  },
  'rows.0.fullName': { accept: ['Nina Berg', ''], reject: [...notText, 'x'.repeat(301)] },
  'rows.0.contact': { accept: ['nina@example.com', '', 'x'], reject: [...notText, 'x'.repeat(301)] },
  'rows.0.tag': { accept: ['fair-2027', ''], reject: [...notText, 'x'.repeat(301)] },
};

const roleFields: Readonly<Record<string, Pinned>> = {
  role: {
    accept: ['VIEWER', 'SUPPORT', 'COLLECTIONS', 'RISK', 'CARD_ISSUER', 'ADMIN'],
    reject: [...notText, '', 'admin', 'OWNER'],
  },
};

export const userBodies: PinnedBodies = {
  endSessionByKey: {
    endKey: {
      accept: ['x'.repeat(32), 'x'.repeat(200)],
      reject: [...notText, '', 'x'.repeat(31), 'x'.repeat(201)],
    },
  },
  changeRole: roleFields,
  createChallenge: {
    purpose: { accept: ['SIGN_IN'], reject: [...notText, '', 'sign_in', 'ADMIN_SENSITIVE'] },
    orderId: id('ord'),
    quoteId: id('qte'),
    /** `contact` left out, which says where a code for this purpose is sent. */
    channel: { accept: ['SMS', 'EMAIL', undefined], reject: [null, 7, true, [], {}, '', 'sms', 'PUSH'] },
    contact: {
      accept: [
        '+4915112345678',
        '+1234567',
        '+123456789012345',
        'a@b.example',
        'mira.okafor+1@example.co.uk',
      ],
      reject: [
        ...notText,
        '',
        '015112345678',
        '+0151123456',
        '+123456',
        '+1234567890123456',
        '+49 151 1234567',
        'mira',
        'mira@',
        '@example.com',
        'mira@example',
        'mi ra@example.com',
        `${'x'.repeat(250)}@example.com`,
      ],
    },
  },
  verifyChallenge: { code: oneTimeCode },
  updateMe: {
    fullName: {
      accept: ['X', 'Mira Okafor', 'Zoë Ångström-李', 'x'.repeat(120)],
      reject: [...notText, '', ' ', ' Mira', 'Mira ', 'Mira\nOkafor', 'x'.repeat(121)],
    },
  },
  updatePreferences: {
    ...Object.fromEntries(
      ['channels.inApp', 'channels.email', 'channels.sms', 'channels.push', 'marketing'].map((path) => [
        path,
        flag,
      ]),
    ),
    'quietHours.from': timeOfDay,
    'quietHours.to': timeOfDay,
  },
  updateInboxItem: {
    status: { accept: ['READ'], reject: [...notText, '', 'read', 'QUEUED'] },
    snoozedUntil: instant,
  },
  createSavedView: { list: viewList, ...savedView },
  updateSavedView: savedView,
  saveCard: {
    name: {
      accept: ['a', 'x'.repeat(40), 'My 2nd card'],
      reject: [...notText, '', ' ', ' a', 'a ', 'x'.repeat(41), 'a\u0000b'],
    },
  },
  addUserNote: { text: text(3, 1_000), dueOn: nullable(localDate) },
  completeUserNote: { no: whole(1, Number.MAX_SAFE_INTEGER) },
  sendUserMessage: { title: text(3, 65), text: text(3, 500) },
  importUsers: importFields,
  tagUser: { tag: userTag },
  untagUser: { tag: userTag },
  startUsersJob: {
    tag: nullable(userTag),
    title: nullable(text(3, 65)),
    text: nullable(text(3, 500)),
    action: {
      accept: ['block', 'unblock', 'tag', 'untag', 'message'],
      reject: [...notText, '', 'BLOCK', 'delete'],
    },
    'target.ids': { accept: [[`usr_${ulid}`]], reject: [[], null, 'x', [`usr_${ulid}`, `usr_${ulid}`]] },
    'target.ids.0': id('usr'),
    'target.succeededIn': ofAnotherJob,
    dryRun: { accept: [true, false], reject: ['true', 1, null, undefined] },
  },
  changeCreditLimit: {
    'creditLimit.amountMinor': whole(0, maxEntered),
    'creditLimit.currency': currency,
  },
};
