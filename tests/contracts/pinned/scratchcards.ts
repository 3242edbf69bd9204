import {
  type Pinned,
  type PinnedBodies,
  currency,
  id,
  localDate,
  notText,
  ofAnotherJob,
  nullable,
  positiveMinor,
  text,
  ulid,
  whole,
} from './values.ts';

const pin: Pinned = {
  accept: ['4027193580647159', '1234567890123450', '9081726354453620'],
  reject: [
    ...notText,
    '',
    '0000000000000000', // passes the check digit, and is refused by a rule of its own
    '4027193580647158',
    '4027193580641759', // two digits swapped
    '402719358064715',
    '4027 1935 8064 7159',
  ],
};

const enteredFields: Readonly<Record<string, Pinned>> = {
  pin,
  code: nullable({
    accept: ['0013-000001-3', '0007-000123-2'],
    reject: [...notText, '', '0013-000001-4', '0013000001-3', '13-000001-3', '0013-000010-3'],
  }),
};

const cardPlaces = (prefix: string): Readonly<Record<string, Pinned>> => ({
  [`${prefix}.from`]: { ...whole(1, 100), reject: whole(1, 10_000).reject },
  [`${prefix}.to`]: { ...whole(200, 10_000), reject: whole(1, 10_000).reject },
});

const batchFields: Readonly<Record<string, Pinned>> = {
  name: text(1, 80),
  number: { accept: ['0000', '0417', '9999', null], reject: [undefined, 7, '', '417', '00417', 'abcd'] },
  'value.amountMinor': positiveMinor,
  'value.currency': currency,
  quantity: whole(1, 10_000),
  expiresOn: localDate,
  tags: {
    accept: [[], ['kiosk'], Array.from({ length: 10 }, (_none, at) => `tag ${at}`)],
    reject: [
      null,
      undefined,
      'kiosk',
      {},
      ['kiosk', 'kiosk'],
      Array.from({ length: 11 }, (_none, at) => `tag ${at}`),
    ],
  },
  'tags.0': text(1, 24),
  reseller: nullable(text(1, 80)),
  'activation.kind': { accept: ['LATER'], reject: [...notText, '', 'now', 'SOON'] },
  'activation.on': localDate,
  ...cardPlaces('activation.cards'),
};

const scratchcardsJobFields: Readonly<Record<string, Pinned>> = {
  action: { accept: ['block', 'unblock'], reject: [...notText, '', 'BLOCK', 'unlock'] },
  'target.ids': {
    accept: [[`crd_${ulid}`]],
    reject: [[], null, 'x', [`crd_${ulid}`, `crd_${ulid}`]],
  },
  'target.ids.0': id('crd'),
  'target.succeededIn': ofAnotherJob,
  dryRun: { accept: [true, false], reject: ['true', 1, null, undefined] },
};

/** What bodies about scratchcards must accept and refuse. */
export const scratchcardBodies: PinnedBodies = {
  createScratchcardToken: enteredFields,
  redeemScratchcard: enteredFields,
  previewScratchcard: { scratchcardTokenId: id('sct') },
  giveScratchcard: { batchId: id('bat') },
  createBatch: batchFields,
  activateBatch: {
    'cards.from': { ...whole(1, 200), reject: whole(1, 10_000).reject },
    'cards.to': { ...whole(101, 10_000), reject: whole(1, 10_000).reject },
  },
  startScratchcardsJob: scratchcardsJobFields,
};
