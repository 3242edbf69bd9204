import { expect, test } from 'vitest';
import { declaredLists } from './declared.ts';

/** What each list has to offer; more is allowed. Columns that are left out at first can be chosen. */
const wanted = {
  Users: {
    columns: ['Name', 'Contact', 'Tier', 'Limit', 'Principal left', 'Days past due', 'Status', 'Last seen'],
    filters: ['Status', 'Identity', 'Tier', 'Overdue', 'Saved card', 'Customer since'],
    actions: [
      'Block account',
      'Unblock account',
      'Change credit limit',
      'Resend code',
      'End all sessions',
      'Send message',
      'Start order',
      'Add note',
    ],
    bulk: ['Tag', 'Message', 'Block'],
    views: [],
  },
  Orders: {
    columns: ['Order', 'Customer', 'Items', 'Total', 'Offer', 'Plan', 'Placed', 'Status'],
    filters: ['Status', 'Purchase', 'Total', 'Placed', 'Customer'], // that of offers has the names of the catalogue
    actions: ['Cancel order', 'Send reminder', 'Decide about the budget'],
    bulk: ['Cancel', 'Send reminders for'],
    views: ['Abandoned'],
  },
  Payments: {
    columns: [
      'Payment ID',
      'Customer',
      'Purpose',
      'Amount',
      'Paid with',
      'Method',
      'Status',
      'Attempts',
      'Reason',
      'Created',
    ],
    filters: ['Status', 'Purpose', 'Amount', 'Method', 'Reason', 'Order', 'Plan', 'Created'],
    actions: ['Retry payment', 'Cancel payment', 'Refund', 'Mark as charged back', 'Send receipt'],
    bulk: ['Retry'],
    views: ['Failed', 'In progress'],
  },
  Plans: {
    columns: [
      'Plan',
      'Customer',
      'Offer',
      'Financed',
      'Principal left',
      'Next due',
      'Days past due',
      'Lateness',
      'Status',
      'Fee open',
    ],
    filters: ['Status', 'Lateness', 'Next due', 'Financed', 'Principal left', 'Promise', 'Customer', 'Order'],
    actions: [
      'Waive late fee',
      'Record promise to pay',
      'Reschedule',
      'Move due dates',
      'Add to contact log',
      'Send reminder',
      'Write off',
    ],
    bulk: ['Send reminders for', 'Waive fees of', 'Move due dates of'],
    views: [
      'Due today',
      'In grace',
      '1–30 days',
      '31–60 days',
      '61–90 days',
      'Over 90 days',
      'Promise to pay',
    ],
  },
  Collateral: {
    columns: ['Collateral', 'Customer', 'Kind', 'Value', 'Lending value', 'Waiting since', 'Status'],
    filters: ['Status', 'Kind', 'Value', 'Order', 'Customer'],
    actions: ['Start review', 'Set value', 'Approve', 'Ask a question', 'Reject'],
    bulk: [],
    views: ['To review', 'Shortfall'],
  },
  Batches: {
    columns: ['Batch', 'Value', 'Cards', 'Expires', 'Created by', 'Status'],
    filters: ['Status', 'Value', 'Expires', 'Created'],
    actions: ['Activate cards', 'Approve', 'Freeze', 'Unfreeze', 'Close batch', 'Void batch'],
    bulk: [],
    views: ['Awaiting approval'],
  },
  Scratchcards: {
    columns: ['Code', 'PIN', 'Status', 'Wrong PINs', 'Locked until', 'Redeemed by', 'Redeemed', 'Payment'],
    filters: ['Status', 'Batch'],
    actions: ['Block', 'Unblock', 'Unlock'],
    bulk: ['Block'],
    views: ['Locked', 'Blocked'],
  },
  Notifications: {
    columns: [
      'Notification',
      'Category',
      'Channels',
      'Audience',
      'Scheduled',
      'Status',
      'Delivered %',
      'Opened %',
    ],
    filters: ['Status', 'Category', 'Created'],
    actions: ['Send', 'Send test', 'Pause', 'Resume', 'Cancel notification', 'Back to draft', 'Retry failed'],
    bulk: [],
    views: ['Scheduled', 'With failures'],
  },
} as const;

test.each(Object.entries(wanted))(
  'the list %s has its columns, filters, views and actions',
  (name, { columns, filters, actions, bulk, views }) => {
    const list = declaredLists.find((each) => each.name === name);
    expect(list?.columns.map(({ header }) => header)).toEqual(expect.arrayContaining([...columns]));
    expect(list?.filters.map(({ label }) => label)).toEqual(expect.arrayContaining([...filters]));
    expect(list?.details?.actions?.map(({ label }) => label)).toEqual(expect.arrayContaining([...actions]));
    expect((list?.bulk ?? []).map(({ label }) => label)).toEqual(expect.arrayContaining([...bulk]));
    const labels = Object.values(list?.views ?? {}).map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining([...views]));
  },
);
