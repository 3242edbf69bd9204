import type { CardFields } from './card-fields.ts';

export interface TestCard {
  readonly number: string;
  /** How the mock backend answers for this card. */
  readonly outcome: string;
}

/** The demo's cards. A test compares them with the mock backend's answers. */
export const testCards: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', outcome: 'is accepted' },
  { number: '4000 0000 0000 3220', outcome: 'is accepted after a few seconds' },
  { number: '4000 0025 0000 3155', outcome: 'is accepted once you confirm it with the bank' },
  { number: '4000 0000 0000 9995', outcome: 'is declined: insufficient funds' },
  { number: '4000 0000 0000 0002', outcome: 'is declined' },
];

export function filledWith({ number }: TestCard): CardFields {
  return { number, expMonth: '12/30', cvc: '123', holder: 'Mira Okafor' };
}
