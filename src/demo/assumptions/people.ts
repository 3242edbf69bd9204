import type { Assumptions } from './assumption.ts';

/** Customers and administrators: accounts, logging in, rights and data about them. */
export const people: Assumptions = {
  'A-22': {
    title: 'New customers',
    choice:
      'A person who signs in with an unknown contact becomes a verified customer with a limit of €5,000.00. Name, date of birth and the other contact are filled in.',
    why: 'The demonstration has no identity check, and a stakeholder must be able to complete the flow at once.',
    question: 'How is the identity of a new customer verified, and by whom?',
    file: 'mocks/resources/users/registration.ts',
    pages: ['users', 'administrationUsers', 'login'],
  },
  'A-23': {
    title: 'Sign-in',
    choice:
      'By a one-time code to a phone number or an email address, without a password. The answer does not depend on whether the contact is known.',
    why: 'There are fewer secrets to lose, and the answer does not reveal who is a customer.',
    question: 'Is a one-time code enough to log in, or do you want passwords or passkeys?',
    file: 'mocks/commands/auth/create-challenge.ts',
    pages: ['login'],
  },
  'A-24': {
    title: 'One-time codes',
    choice:
      'Six digits, valid for 300 seconds, five tries, single use. Another code after 30, 60, then 120 seconds, at most five an hour; a lock of 15 minutes after the last wrong try.',
    why: 'These values are within the limits of the American standard for digital identity, and make guessing hopeless.',
    question: 'Which limits do one-time codes have at your provider?',
    file: 'mocks/resources/auth/code-limits.ts',
    pages: ['checkoutConfirmation', 'login'],
  },
  'A-25': {
    title: 'What limits of codes count',
    choice:
      'The wait, the five codes an hour and the lock count by purpose; for signing in also by caller. In addition a caller gets at most 30 sign-in codes an hour, and a contact 20 from all callers.',
    why: 'A customer who has just signed in must be able to confirm at once, and the wrong codes of a stranger must not lock a customer out.',
    question: 'What shall the limits of codes count, so that a stranger can lock no one out?',
    file: 'mocks/resources/auth/code-limits.ts',
    pages: ['checkoutConfirmation', 'login'],
  },
  'A-26': {
    title: 'Sessions',
    choice:
      '30 minutes without a request end a session. Administrators sign in again after 12 hours, customers after 30 days. The sign-in ends with the browser tab.',
    why: 'It is stricter and simpler than asking again before each payment.',
    question: 'After which time shall a session end, for customers and for administrators?',
    file: 'mocks/commands/auth/verify-challenge.ts',
    pages: ['login', 'profile', 'logout'],
  },
  'A-27': {
    title: 'Roles of administrators',
    choice:
      'Six roles, each a set of permissions, and one demonstration account for each. Every role reads every list; what a person may not do is shown with the reason.',
    why: 'Duties are separate from the start, and the reason tells whom to ask.',
    question: 'Which roles do your administrators have, and what may each of them do?',
    file: 'contracts/permissions.ts',
    pages: 'every page of the administration',
  },
  'A-36': {
    title: 'What administrators see',
    choice:
      'Phone numbers and addresses are masked in lists and details. Who has to contact a customer sees them in full for a reason, and the audit has both. The search finds what a list shows of them, and a whole address or number.',
    why: 'Most tasks need to recognise a customer, not to contact one.',
    question: 'Which contact data may administrators see, and who may see them in full?',
    file: 'mocks/resources/users/handlers.ts',
    pages: ['users', 'administrationUsers'],
  },
  'A-57': {
    title: 'Reading is not audited',
    choice:
      'What customers read, archive and snooze is in the feed of changes for their own tabs, but not in the audit.',
    why: 'It changes nothing for the business, and says much about a person.',
    question: 'Shall the audit record what customers read?',
    file: 'mocks/resources/inbox/tables.ts',
    pages: ['home'],
  },
  'A-83': {
    title: 'Another channel for a code',
    choice:
      'A code that confirms an order can go to the customer’s other contact. A code to log in cannot: another contact is entered instead.',
    why: 'Both contacts of an account were verified by a code. Naming the other contact before the login would tell a stranger that the account exists.',
    question: 'To which contact may a code go?',
    file: 'mocks/commands/auth/create-challenge.ts',
    pages: ['checkoutConfirmation'],
  },
  'A-84': {
    title: 'No consent for analytics',
    choice: 'The profile asks for consent to offers and news only.',
    why: 'The application measures no one: no event leaves it, and the privacy notice says so. A switch without an effect would suggest the opposite.',
    question: 'Do you want to measure how the application is used?',
    file: 'src/customer/profile/pages/profile/PreferencesCard.tsx',
    pages: ['privacy', 'profile'],
  },
  'A-85': {
    title: 'Logging out without a network',
    choice:
      'The device forgets the session at once and keeps only a key that ends this session and can do nothing else. It is sent when the browser is online again, whoever is logged in then.',
    why: 'A waiting request with the credential of the session would keep what the device has just promised to forget.',
    question: 'Shall logging out work without a network?',
    file: 'src/customer/auth/session-ends.ts',
    pages: ['logout'],
  },
  'A-86': {
    title: 'Customers from a file',
    choice:
      'An imported customer has the tier and preferences of a new account, an identity that is not checked, a credit limit of 0, and gets no message. Rows that cannot be used are refused one by one; the others are created.',
    why: 'The owner asks for an import with a check of each row. No one has agreed to be written to yet, and a limit is the decision of a person.',
    question: 'What may an imported customer do at once, and who tells them?',
    file: 'mocks/resources/users/import.ts',
    pages: ['administrationUsers'],
  },
  'A-88': {
    title: 'Codes from text messages',
    choice:
      'Where the browser offers WebOTP, the code of a text message is filled in after the person agrees; elsewhere its keyboard suggests the code for the field. For WebOTP the last line of a message has to name the host and the code, such as "@shop.example #123456": whoever sends real messages adds it.',
    why: 'No one should type six digits from another application. The browser’s own dialog asks, so no message is read without consent.',
    question: 'Does your SMS provider add the last line that WebOTP needs?',
    file: 'src/customer/auth/web-otp.ts',
    pages: ['checkoutConfirmation', 'login'],
  },
  'A-89': {
    title: 'Names of devices',
    choice:
      'A session has the browser and system of its login in plain words, from the User-Agent; neither version nor address is stored. What names neither is an unknown device.',
    why: 'People recognise a device by these two. Browsers write little more into a User-Agent, and the rest would only be data about a person.',
    question: 'What may be stored about the device of a session?',
    file: 'mocks/resources/auth/device-name.ts',
    pages: ['profile'],
  },
  'A-92': {
    title: 'After logging out',
    choice:
      'The page stays, says that the session has ended and what this device still keeps, and has a link home. It does not go there by itself.',
    why: 'Whoever logs out at another person’s device wants to read that nothing is left, and can remove a cart there.',
    question: 'Where shall a person be after logging out?',
    file: 'src/customer/auth/pages/auth/logout/page.tsx',
    pages: ['logout'],
  },
  'A-100': {
    title: 'Where an audit entry came from',
    choice: 'It names who, when and which request, but no network address.',
    why: 'An address is personal data and tells little of who acted; the request id finds it in the logs of a real server.',
    question: 'Do you need the network address in the audit?',
    file: 'contracts/audit/event.ts',
    pages: ['administrationAudit'],
  },
  'A-101': {
    title: 'Second code of administrators',
    choice:
      'Sensitive commands ask for a reason, a permission and, above limits, a second person; not for another one-time code.',
    why: 'Administrators log in with a code, and a second person stops more mistakes than a second code of the same one.',
    question: 'Shall sensitive commands ask for another one-time code?',
    file: 'contracts/auth/challenge.ts',
    pages: 'every page of the administration',
  },
  'A-103': {
    title: 'Changing a role',
    choice:
      'An administrator with the role Admin requests it for someone else, and a second one approves it; that may be the person who loses the role. With a single Admin every role stays as it is: whoever operates the system appoints a second one. The new permissions count with the next request of an open session.',
    why: 'Roles decide everything else. No administrator can raise their own role, and a right that was taken away does not outlive its session.',
    question: 'Who may change the role of an administrator, and who approves it?',
    file: 'mocks/resources/administrators/guards.ts',
    pages: ['administrationApprovals', 'administrationAdministrators'],
  },
  'A-108': {
    title: 'What a blocked customer is told',
    choice:
      'Logging in with the right code shows one notice: nothing can be bought or paid here, plans and autopay go on, no late fee is charged meanwhile, and support takes what is due and unblocks, by a reference. No one without the code learns that the account exists or is blocked.',
    why: 'A blocked account has no session, so the login is the one place that its customer reaches. Whoever owes something has to know that it stays due, and whom to ask.',
    question: 'What may a blocked customer read, and whom do they contact?',
    file: 'src/ui/trouble/AccountBlocked.tsx',
    pages: ['login'],
  },
  'A-110': {
    title: 'What the file of a customer’s data has',
    choice:
      'It has everything that the application shows its customer, refunds and the notifications that were sent, but not what administrators noted about them: notes, tags and the contact log. Support gives those out on request.',
    why: 'Notes may name other persons, so someone has to read them before they are given out.',
    question: 'What shall the file of a customer’s data have, and who gives out the notes?',
    file: 'contracts/users/data-file.ts',
    pages: ['profile'],
  },
  'A-113': {
    title: 'The wallet of a deleted account',
    choice:
      'What the wallet holds is returned to the card or bank account that paid last, up to what the customer’s cards and bank accounts have paid and did not get back. More than that has to be spent before the account can be deleted. Scratchcards that were given to the customer and not redeemed are lost; the dialog names them before.',
    why: 'No one keeps an account for some cents, and no one should lose money without having read it. The limit prevents that scratchcards are turned into cash.',
    question: 'What shall happen to the wallet of a deleted account?',
    file: 'mocks/rules/wallet-return.ts',
    pages: ['profile'],
  },
};
