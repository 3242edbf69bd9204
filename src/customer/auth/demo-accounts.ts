export interface DemoAccount {
  /** What a person types to log in. */
  readonly contact: string;
  /** Whose account it is. */
  readonly outcome: string;
}

/** The demo's accounts. A test logs in with each of them. */
export const demoAccounts: readonly DemoAccount[] = [
  { contact: '+49 151 12345678', outcome: 'Mira, a customer' },
  { contact: 'admin@tranche.example', outcome: 'an administrator' },
  { contact: 'approver@tranche.example', outcome: 'a second administrator' },
  { contact: 'viewer@tranche.example', outcome: 'a read-only administrator' },
];
