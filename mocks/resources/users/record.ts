import type { Administrator, User } from '#contracts/users/user.ts';

/** Rows as they are stored. Amounts are minor units of the row's currency. */
export interface UserRecord extends User {
  /** Which of the two contacts was proven by a code: messages go there. */
  readonly provenContact: 'phoneE164' | 'email';
  /** Sums over the customer's open plans, kept here by `savePlan` so that the list can be sorted by them. */
  readonly principalLeft: number;
  readonly openPlans: number;
}

/** What the role allows is not stored: it is the contract's. */
export type AdministratorRecord = Omit<Administrator, 'permissions'>;
