import { button, does, heading, link, menuItem, opens, sees, type Tour } from './tour.ts';

export const administratorsMorning: Tour = {
  title: 'An administrator’s morning',
  special: 'All open work is on one page, what is risky takes two people, and the audit log has each step.',
  scenario: 'happy',
  person: 'administrator',
  opens: '/mini-admin',
  steps: [
    sees('Each key figure says how it has changed, and leads to its rows.', heading('Administration')),
    does(
      'What waits for a decision is counted: open the approvals.',
      link('Approvals waiting'),
      heading('Approvals'),
    ),
    does('Another administrator has asked for a refund: open it.', link('Refund'), button('Approve')),
    does('The request says what will happen; approve it.', button('Approve'), heading('Approve')),
    does('Confirm the approval.', button(/^Approve/), button('Done')),
    opens(
      'The refund is on its way. Next are the failed payments.',
      button('Done'),
      'To the failed payments',
      'administrator',
      '/mini-admin/payments?q=PLN-000136&status=FAILED',
    ),
    does('Open the actions of this payment.', button(/^Actions/), menuItem('Retry payment')),
    does('Try it once more.', menuItem('Retry payment'), button('Retry now')),
    does('The bank is asked again: confirm.', button('Retry now'), button('Done')),
    opens(
      'The receipt says what the bank has decided.',
      button('Done'),
      'To the audit log',
      'administrator',
      '/mini-admin/audit',
    ),
    sees('The audit log has both steps, with who took them and what they changed.', heading('Audit log')),
  ],
};
