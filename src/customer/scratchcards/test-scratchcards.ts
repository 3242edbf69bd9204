import type { PinFields } from './pin-fields.ts';

export interface TestScratchcard extends PinFields {
  readonly outcome: string;
}

/** The demo's scratchcards. A test compares them with the mock backend's answers. */
export const testScratchcards: readonly TestScratchcard[] = [
  { pin: '4027 1935 8064 7159', code: '0013-000001-3', outcome: 'is worth €50.00' },
  { pin: '2916 4580 7735 1826', code: '0014-000001-7', outcome: 'is worth €20.00' },
  { pin: '8640 0371 9258 4613', code: '0014-000002-5', outcome: 'is worth €20.00' },
  { pin: '1234 5678 9012 3450', code: '', outcome: 'belongs to no card: costs a try' },
  { pin: '4027 1935 8064 1759', code: '', outcome: 'has two digits swapped' },
  { pin: '1123 5813 2134 5586', code: '0015-000001-6', outcome: 'has expired' },
];
