/** What a field must accept and refuse. */
export interface Pinned {
  readonly accept: readonly unknown[];
  readonly reject: readonly unknown[];
}

/** By operation, then by the path of a field in its body. */
export type PinnedBodies = Readonly<Record<string, Readonly<Record<string, Pinned>>>>;

export const notText = [null, undefined, 7, true, [], {}];

export const ulid = '01JH8ZK3W00000000000000000';

export function id(prefix: string): Pinned {
  return {
    accept: [`${prefix}_${ulid}`, `${prefix}_7ZZZZZZZZZZZZZZZZZZZZZZZZZ`],
    reject: [
      ...notText,
      '',
      ulid,
      `${prefix}_`,
      `${prefix}_${ulid}0`,
      `${prefix}_${ulid.slice(1)}`,
      `${prefix}_8ZZZZZZZZZZZZZZZZZZZZZZZZZ`, // beyond the 48 bits of time
      `${prefix}_01JH8ZK3W0000000000000000I`, // I, L, O and U are not in the alphabet
      `${prefix}_${ulid.toLowerCase()}`,
      ` ${prefix}_${ulid}`,
      `xxx_${ulid}`,
    ],
  };
}

/** The job whose rows a bulk action takes. A target without any member is valid: it takes all rows of the list. */
export const ofAnotherJob: Pinned = {
  ...id('job'),
  reject: id('job').reject.filter((value) => value !== undefined),
};

export function whole(min: number, max: number): Pinned {
  return {
    accept: [min, max],
    reject: [min - 1, max + 1, min + 0.5, String(min), null, undefined, true, NaN, Infinity, [min], {}],
  };
}

export const nullable = (pinned: Pinned): Pinned => ({
  accept: [...pinned.accept, null],
  reject: pinned.reject.filter((value) => value !== null),
});

/** A member that may be left out. */
export const optional = (pinned: Pinned): Pinned => ({
  accept: pinned.accept,
  reject: pinned.reject.filter((value) => value !== undefined),
});

export function text(min: number, max: number): Pinned {
  return {
    accept: ['x'.repeat(min), 'x'.repeat(max), 'Zoë Ångström-李'],
    reject: [
      ...notText,
      ...(min > 0 ? ['x'.repeat(min - 1), ' '.repeat(min), ` ${'x'.repeat(min - 1)} \n`] : []),
      'x'.repeat(max + 1),
    ],
  };
}

export const currency: Pinned = {
  accept: ['EUR', 'JPY', 'KWD'],
  reject: [...notText, '', 'eur', 'EU', 'XXX', 'CHF', '€'],
};

/** The largest amount: the limit of safe integers. */
export const positiveMinor = whole(1, Number.MAX_SAFE_INTEGER);

/** The largest amount that a person can enter. */
export const maxEntered = 999_999_999_999;

export const sha256: Pinned = {
  accept: ['0'.repeat(64), 'a1'.repeat(32)],
  reject: [...notText, '', '0'.repeat(63), '0'.repeat(65), 'A1'.repeat(32), 'g'.repeat(64)],
};

export const offerCode: Pinned = {
  accept: ['STD6', 'PAY4', 'AB', 'ABCDEFGHIJKL'],
  reject: [...notText, '', 'A', 'std6', '6STD', 'STD-6', 'ABCDEFGHIJKLM'],
};

const aCard = { kind: 'CARD', cardTokenId: `tok_${ulid}`, amountMinor: 1 };

const aTransfer = { kind: 'BANK', amountMinor: 1 };

const fromWallet = { kind: 'WALLET', amountMinor: 1 };

const scratchcard = (n: number) => ({
  kind: 'SCRATCHCARD',
  scratchcardTokenId: `sct_01JH8ZK3W0000000000000000${n}`,
  amountMinor: 1,
});

export const sourceFields: Readonly<Record<string, Pinned>> = {
  sources: {
    accept: [
      [aCard],
      [aTransfer],
      [fromWallet],
      [fromWallet, aCard],
      [aTransfer, fromWallet],
      [scratchcard(1), scratchcard(2), aCard],
    ],
    reject: [
      ...notText.filter((value) => value !== undefined),
      [],
      [aCard, aCard],
      [aCard, aTransfer],
      [fromWallet, fromWallet],
      [scratchcard(1), scratchcard(1)],
    ],
  },
  'sources.0.kind': {
    accept: ['CARD', 'BANK', 'WALLET'],
    reject: [...notText, '', 'card', 'CASH'],
  },
  'sources.0.cardTokenId': id('tok'),
  'sources.0.scratchcardTokenId': id('sct'),
  'sources.0.amountMinor': positiveMinor,
};

export const calendarDay: Pinned = {
  accept: ['2027-01-10', '2028-02-29'],
  reject: ['', '2027-02-29', '2027-1-1', '10.01.2027', '2027-01-10T09:00:00.000Z', 7, null, []],
};

export const localDate: Pinned = {
  accept: ['2027-01-10', '2028-02-29'],
  reject: [...notText, '', '2027-1-10', '2027-02-29', '10.01.2027', '2027-01-10T00:00:00Z'],
};

/** The bounds of ranges, which are text in an address. */
export const wholeOrText: Pinned = {
  accept: [0, 1_250, '1250'],
  reject: [-1, 1.5, '-1', '1e2', '', null, [], {}],
};

export const calendarMoment: Pinned = {
  accept: ['2027-01-10T09:00:00.000Z', '2027-01-10T09:00:00Z', '2027-01-10T10:00:00.5+01:00'],
  reject: [
    '',
    '2027-01-10',
    '2027-02-30T09:00:00Z',
    '2027-01-10T09:00:00',
    '9999-12-31T23:00:00-02:00',
    7,
    null,
    [],
  ],
};
