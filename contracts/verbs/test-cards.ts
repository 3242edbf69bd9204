/** Test cards of the mock backend, by what happens to a payment with them. */
export const cardNumbers = {
  good: '4242424242424242',
  declined: '4000000000000002',
  poor: '4000000000009995',
  slow: '4000000000003220',
  confirm: '4000002500003155',
} as const;
export type CardName = keyof typeof cardNumbers;

/** Scratchcards of the scenarios that a customer has bought, by code and PIN (docs/domain.md, "Scratchcards"). */
export const scratchcards = {
  fifty: { code: '0013-000001-3', pin: '4027193580647159' },
  otherFifty: { code: '0013-000002-1', pin: '5188302649173064' },
  twenty: { code: '0014-000001-7', pin: '2916458077351826' },
  otherTwenty: { code: '0014-000002-5', pin: '8640037192584613' },
  redeemed: { code: '0014-000003-0', pin: '1357924680135797' },
  blocked: { code: '0014-000004-9', pin: '9753186420975317' },
  locked: { code: '0014-000005-8', pin: '6060607171718283' },
  digital: { code: '0013-000003-7', pin: '7301529488610241' },
  expired: { code: '0015-000001-6', pin: '1123581321345586' },
  frozen: { code: '0016-000001-2', pin: '3141592653589795' },
} as const;
export type ScratchcardName = keyof typeof scratchcards;

/** PINs that pass the check and belong to no card. */
export const wrongPins = [
  '1234567890123450',
  '9081726354453620',
  '1111111111111118',
  '2222222222222227',
  '3333333333333330',
] as const;
