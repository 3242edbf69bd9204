import { z } from './z.ts';

/** The prefix of each kind of id; the rest is a ULID (26 characters of Crockford's alphabet), so ids sort by creation. */
export const prefixes = {
  user: 'usr',
  administrator: 'adm',
  product: 'prd',
  order: 'ord',
  quote: 'qte',
  assessment: 'asm',
  plan: 'pln',
  payment: 'pay',
  attempt: 'att',
  cardToken: 'tok',
  batch: 'bat',
  scratchcard: 'crd',
  scratchcardToken: 'sct',
  notification: 'ntf',
  challenge: 'otp',
  session: 'ses',
  auditEvent: 'aud',
  approval: 'apr',
  job: 'job',
  refund: 'rfd',
  inboxItem: 'dlv',
  delivery: 'ndl',
  collateral: 'col',
  document: 'doc',
  savedView: 'viw',
} as const;

export type IdPrefix = (typeof prefixes)[keyof typeof prefixes];

const ulid = '[0-7][0-9A-HJKMNP-TV-Z]{25}';

const idOf = (prefix: IdPrefix) => z.string().check(z.regex(new RegExp(`^${prefix}_${ulid}$`)));

export const UserId = idOf('usr');
export const AdministratorId = idOf('adm');
export const ProductId = idOf('prd');
export const OrderId = idOf('ord');
export const QuoteId = idOf('qte');
export const AssessmentId = idOf('asm');
export const PlanId = idOf('pln');
export const PaymentId = idOf('pay');
export const AttemptId = idOf('att');
export const CardTokenId = idOf('tok');
export const BatchId = idOf('bat');
export const ScratchcardId = idOf('crd');
export const ScratchcardTokenId = idOf('sct');
export const NotificationId = idOf('ntf');
export const ChallengeId = idOf('otp');
export const SessionId = idOf('ses');
export const AuditEventId = idOf('aud');
export const ApprovalId = idOf('apr');
export const JobId = idOf('job');
export const RefundId = idOf('rfd');
export const DeliveryId = idOf('ndl');
export const InboxItemId = idOf('dlv');
export const CollateralId = idOf('col');
export const DocumentId = idOf('doc');
export const SavedViewId = idOf('viw');

/** The id of anything: of an entity, or of whoever acts. */
export const AnyId = z.string().check(z.regex(new RegExp(`^[a-z]{3}_${ulid}$`)));

/** Numbers that people read out: "ORD-2027-000123", "PLN-000123". */
export const OrderNumber = z.string().check(z.regex(/^ORD-\d{4}-\d{6}$/));
export const PlanNumber = z.string().check(z.regex(/^PLN-\d{6}$/));

/** Lower-case hexadecimal SHA-256. */
export const Sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Optimistic lock: starts at 1, plus 1 with each write. On the wire it is the ETag "n". */
export const Version = z.int().check(z.gte(1));
