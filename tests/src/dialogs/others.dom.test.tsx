import { waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, expect, test } from 'vitest';
import type { Collateral } from '#contracts/collateral/collateral.ts';
import type { NotificationDetails } from '#contracts/notifications/details.ts';
import type { Order } from '#contracts/orders/order.ts';
import type { PaymentDetails } from '#contracts/payments/payment.ts';
import type { OwnPlan } from '#contracts/plans/plan.ts';
import type { ScratchcardBatchDetails } from '#contracts/scratchcards/batch.ts';
import LogInAgain from '#src/customer/auth/LogInAgain.tsx';
import ChangeCollateral from '#src/customer/collateral/ChangeCollateral.tsx';
import FilePreview from '#src/customer/collateral/FilePreview.tsx';
import InboxDrawer from '#src/customer/inbox/InboxDrawer.tsx';
import SnoozeDialog from '#src/customer/inbox/SnoozeDialog.tsx';
import Composer from '#src/administration/notifications/Composer.tsx';
import { DraftConflict } from '#src/administration/notifications/DraftConflict.tsx';
import PaymentReceiptDialog from '#src/administration/payments/PaymentReceiptDialog.tsx';
import { CannotPay } from '#src/customer/plans/CannotPay.tsx';
import { Agreement } from '#src/customer/plans/documents/Agreement.tsx';
import { ConfirmPayment } from '#src/customer/plans/documents/ConfirmPayment.tsx';
import { PaymentReceipt } from '#src/customer/plans/documents/PaymentReceipt.tsx';
import { SignedTerms } from '#src/customer/plans/documents/SignedTerms.tsx';
import { AutopayDialog } from '#src/customer/paying/AutopayDialog.tsx';
import { PaymentDialog } from '#src/customer/paying/PaymentDialog.tsx';
import { SettleAllDialog } from '#src/customer/paying/SettleAllDialog.tsx';
import CodeScanner from '#src/customer/scratchcards/CodeScanner.tsx';
import CreateBatch from '#src/administration/batches/CreateBatch.tsx';
import { ExportPins } from '#src/administration/batches/pin-files/ExportPins.tsx';
import { OpenPinFile } from '#src/administration/batches/pin-files/OpenPinFile.tsx';
import { PrintSheet } from '#src/administration/batches/pin-files/PrintSheet.tsx';
import RedeemPanel from '#src/customer/scratchcards/RedeemPanel.tsx';
import TokenDrawer from '#src/customer/scratchcards/TokenDrawer.tsx';
import ImportUsers from '#src/administration/users/ImportUsers.tsx';
import ShortcutList from '#src/ui/parts/ShortcutList.tsx';
import { ViewForm } from '#src/kits/lists/views/ViewForm.tsx';
import { expectAccessibleDialog, showDialog } from './show.tsx';
import { entitiesOf } from './entities.ts';

// Axe on the dialogs and drawers that are no actions.

const sources = import.meta.glob<string>('/src/**/*.tsx', { eager: true, query: '?raw', import: 'default' });

/** Dialogs that other tests open and check with axe. */
const elsewhere = {
  '/src/kits/actions/ActionDialog.tsx': 'tests/src/dialogs/actions.generated.isolated.test.tsx',
  '/src/kits/actions/bulk/BulkDialog.tsx': 'e2e/desktop/actions.spec.ts',
  '/src/kits/lists/details/EntityDrawer.tsx': 'tests/src/app/history.generated.dom.test.tsx',
  '/src/kits/lists/export/ExportDialog.tsx': 'tests/src/kits/lists/tools.dom.test.tsx',
  '/src/kits/lists/filters/FilterDrawer.tsx': 'tests/src/kits/lists/tools.dom.test.tsx',
  '/src/layout/TemporaryDrawer.tsx': 'e2e/desktop/narrow-lists.spec.ts',
  '/src/demo/console/Console.tsx': 'tests/src/demo/console.dom.test.tsx',
  '/src/demo/requests/RequestsFoot.tsx': 'tests/src/demo/requests/requests-foot.dom.test.tsx',
  '/src/ui/parts/PrintableDialog.tsx': 'the documents below',
} as const;

const nothing = () => undefined;
const onClose = nothing;

/** The entities that some of the dialogs show, as the backend answers them. */
async function something() {
  const [plans, orders, collaterals, batches, payments, notifications] = await Promise.all([
    entitiesOf('getPlan'),
    entitiesOf('getOrder'),
    entitiesOf('getCollateral'),
    entitiesOf('getBatch'),
    entitiesOf('getPaymentAsAdministrator'),
    entitiesOf('getNotification'),
  ]);
  const { items } = await plans.on.done(200, 'listInbox', { query: {} }, { token: plans.token });
  const signed = (orders.entities as Order[]).find(({ terms }) => terms !== null);
  const drafts = notifications.entities as NotificationDetails[];
  // Each was checked against the contract by the backend.
  const examples = {
    plan: plans.entities[0] as OwnPlan | undefined,
    terms: signed?.terms,
    collateral: collaterals.entities[0] as Collateral | undefined,
    batch: batches.entities[0] as ScratchcardBatchDetails | undefined,
    payment: payments.entities[0] as PaymentDetails | undefined,
    draft: drafts.find(({ status }) => status === 'DRAFT'),
    item: items[0],
    customer: plans,
    administrator: batches,
  };
  return examples as { [Name in keyof typeof examples]-?: NonNullable<(typeof examples)[Name]> };
}
type Things = Awaited<ReturnType<typeof something>>;

const photo = {
  id: 'file-1',
  owner: undefined,
  collateralId: 'col',
  kind: 'PHOTO',
  fileName: 'chain.png',
  mime: 'image/png',
  sizeBytes: 4,
  sha256: '',
  content: new Blob(['a']),
  documentId: null,
  paused: false,
  hasPlace: false,
  addedAt: 0,
} as const;

const dialogs: Readonly<Record<string, (entities: Things) => ReactNode>> = {
  'customer: ChangeCollateral': ({ collateral }) => <ChangeCollateral {...{ collateral, onClose }} />,
  'customer: FilePreview': () => <FilePreview file={photo} onReplace={nothing} onClose={onClose} />,
  'customer: LogInAgain': () => <LogInAgain expiry="absolute" isForGuests={false} />,
  'customer: InboxDrawer': () => <InboxDrawer hasUnread onClose={onClose} />,
  'customer: SnoozeDialog': ({ item }) => (
    <SnoozeDialog onSnooze={nothing} {...{ item, onClose }} now={Date.parse(item.at)} />
  ),
  'customer: CannotPay': ({ plan }) => <CannotPay {...{ plan, onClose }} onChoose={nothing} />,
  'customer: Agreement': ({ plan, terms }) => <Agreement {...{ plan, terms, onClose }} />,
  'customer: ConfirmPayment': ({ plan, payment }) => (
    <ConfirmPayment {...{ plan, onClose }} paymentId={payment.id} />
  ),
  'customer: PaymentReceipt': ({ plan, payment }) => (
    <PaymentReceipt {...{ plan, onClose }} paymentId={payment.id} />
  ),
  'customer: SignedTerms': ({ terms }) => <SignedTerms {...{ terms, onClose }} />,
  'customer: AutopayDialog': ({ plan }) => <AutopayDialog {...{ plan, onClose }} />,
  'customer: PaymentDialog': ({ plan }) => (
    <PaymentDialog
      title="Pay"
      amount={plan.leftToPay}
      unquoted={undefined}
      onRequote={nothing}
      send={() => new Promise(nothing)}
      done="It is on the plan."
      onClose={onClose}
    >
      What is due
    </PaymentDialog>
  ),
  'customer: SettleAllDialog': ({ plan: { id, number, title } }) => (
    <SettleAllDialog plans={[{ planId: id, planNumber: number, title }]} onClose={onClose} />
  ),
  'customer: CodeScanner': () => <CodeScanner onCode={nothing} onType={nothing} onClose={onClose} />,
  'customer: RedeemPanel': () => <RedeemPanel onClose={onClose} />,
  'customer: TokenDrawer': () => <TokenDrawer onToken={nothing} onClose={onClose} />,
  'administrator: Composer': ({ draft }) => <Composer notification={draft} onClose={onClose} />,
  'administrator: DraftConflict': ({ draft }) => (
    <DraftConflict
      saved={{ ...draft, version: draft.version - 1 }}
      written={draft}
      onKeep={nothing}
      onTake={nothing}
      onClose={onClose}
    />
  ),
  'administrator: PaymentReceiptDialog': ({ payment }) => <PaymentReceiptDialog {...{ payment, onClose }} />,
  'administrator: CreateBatch': () => <CreateBatch onCreated={nothing} onClose={onClose} />,
  'administrator: ExportPins': ({ batch }) => <ExportPins {...{ batch, onClose }} />,
  'administrator: OpenPinFile': () => <OpenPinFile onClose={onClose} />,
  'administrator: PrintSheet': ({ batch }) => <PrintSheet {...{ batch, onClose }} />,
  'administrator: ImportUsers': () => <ImportUsers onClose={onClose} />,
  'customer: ShortcutList': () => <ShortcutList onClose={onClose} />,
  'administrator: ViewForm': () => (
    <ViewForm list="payments" query="status=FAILED" view={null} onClose={onClose} />
  ),
};

test('every dialog and drawer of the sources is listed here', () => {
  const all = Object.entries(sources)
    .filter(([, text]) => /<(Modal|Drawer|PrintableDialog)\b/.test(text))
    .map(([file]) => file);
  const listed = Object.keys(dialogs).map((name) => name.replace(/^.*: /, ''));
  const missing = all.filter(
    (file) => !(file in elsewhere) && !listed.includes(file.replace(/^.*\/|\.tsx$/g, '')),
  );
  expect(missing).toEqual([]);
});

let entities: Things;

beforeAll(async () => {
  entities = await something();
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = nothing;
});

test.each(Object.keys(dialogs))('the dialog “%s” is accessible', async (name) => {
  const visitor = name.startsWith('customer') ? entities.customer : entities.administrator;
  await expectAccessibleDialog(dialogs[name]?.(entities), /./, visitor);
});

test.each([
  ['Composer', 'Name'],
  ['CreateBatch', 'Name'],
  ['ImportUsers', 'CSV file'],
  ['OpenPinFile', 'File'],
  ['PrintSheet', 'Test page'],
  ['ViewForm', 'Name'],
])('%s starts with the focus in its first field', async (name, field) => {
  const dialog = await showDialog(dialogs[`administrator: ${name}`]?.(entities), /./, entities.administrator);
  await waitFor(() => expect(within(dialog).getByLabelText(field)).toHaveFocus());
});
