import type { CollateralDetails } from '#contracts/collateral/collateral.ts';
import { type Choice, type SubjectList, versionOf } from './subject.ts';

/** Collateral and its documents; the order that needs collateral becomes no other operation's example. */
export function collateralSubjects({ entities, taken, take }: Choice): SubjectList {
  const { orders, collaterals, administeredCollaterals } = entities;
  const secured = orders.find(({ status }) => status === 'COLLATERAL_REQUIRED')?.id ?? '';
  taken.add(secured);
  const uploading = collaterals.find(({ documents }) =>
    documents.some(({ status }) => status === 'UPLOADING'),
  );
  taken.add(uploading?.id ?? '');
  const documentId = uploading?.documents.find(({ status }) => status === 'UPLOADING')?.id ?? '';
  const withDocuments = collaterals.find(
    ({ id, status, documents }) => status === 'DRAFT' && documents.length > 0 && !taken.has(id),
  );
  taken.add(withDocuments?.id ?? '');
  const free = take(
    collaterals.filter(({ order }) => order === null),
    'attach',
  );
  const returned = take(collaterals, 'confirm-return');
  const changeable = take(collaterals, 'change');
  const submitted = administeredCollaterals.filter(({ status }) => status === 'SUBMITTED');
  const [toTake, accepted] = [take(submitted, 'take'), take(submitted, 'accept')];
  const under = administeredCollaterals.filter(({ status }) => status === 'UNDER_REVIEW');
  const [value, approved, asked, rejected] = [
    take(under, 'value'),
    take(under, 'approve'),
    take(under, 'request-info'),
    take(under, 'reject'),
  ];
  const [announced, sold] = [
    take(administeredCollaterals, 'announce-sale'),
    take(administeredCollaterals, 'sell'),
  ];
  const ofCollateral = ({ id }: { readonly id: string }) => ({ params: { collateralId: id } });
  const reviewing = (one: CollateralDetails) => ({ ...ofCollateral(one), ...versionOf(one) });
  const isReadable = ({ status }: { readonly status: string }) => status === 'ACCEPTED';
  const reviewed = administeredCollaterals.find(({ documents }) => documents.some(isReadable));
  const readable = reviewed?.documents.find(isReadable);
  const ofDocument = { params: { collateralId: uploading?.id ?? '', documentId } };
  return [
    ['getCoverage', { params: { orderId: secured } }],
    ['createCollateral', { params: { orderId: secured } }],
    ['updateCollateral', { ...ofCollateral(changeable), ...versionOf(changeable) }],
    ['attachCollateral', { ...ofCollateral(free), body: { orderId: secured } }],
    ['submitCollateral', { params: { collateralId: withDocuments?.id ?? '' } }],
    ['removeCollateral', ofCollateral(take(collaterals, 'remove'))],
    ['confirmCollateralReturn', ofCollateral(returned)],
    ['registerDocument', ofCollateral(take(collaterals, 'add-document'))],
    ['getDocumentUpload', ofDocument],
    ['getDocumentContent', { params: { collateralId: reviewed?.id ?? '', documentId: readable?.id ?? '' } }],
    ['correctDocument', ofDocument],
    ['sendDocumentPart', ofDocument],
    ['removeDocument', ofDocument],
    ['takeCollateral', reviewing(toTake)],
    ['valueCollateral', reviewing(value)],
    ['approveCollateral', reviewing(approved)],
    ['acceptCollateral', reviewing(accepted)],
    ['requestCollateralInfo', reviewing(asked)],
    ['rejectCollateral', reviewing(rejected)],
    ['announceCollateralSale', reviewing(announced)],
    ['sellCollateral', reviewing(sold)],
  ];
}
