import { z } from './z.ts';

/**
 * The prefix of each kind of id; the rest is a ULID (26 characters of Crockford's alphabet), so that ids sort by
 * creation time.
 */
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
  notificationTemplate: 'tpl',
  delivery: 'ndl',
  collateral: 'col',
  document: 'doc',
  savedView: 'viw',
} as const;

export type IdPrefix = (typeof prefixes)[keyof typeof prefixes];

const ulid = '[0-7][0-9A-HJKMNP-TV-Z]{25}';

const idOf = (prefix: IdPrefix) => z.string().check(z.regex(new RegExp(`^${prefix}_${ulid}$`)));

/** The id of a customer. */
export const UserId = idOf('usr');
/** The id of an administrator. */
export const AdministratorId = idOf('adm');
/** The id of a product. */
export const ProductId = idOf('prd');
/** The id of an order. */
export const OrderId = idOf('ord');
/** The id of a quote. */
export const QuoteId = idOf('qte');
/** The id of an assessment of a budget. */
export const AssessmentId = idOf('asm');
/** The id of a plan. */
export const PlanId = idOf('pln');
/** The id of a payment. */
export const PaymentId = idOf('pay');
/** The id of an attempt to collect a payment. */
export const AttemptId = idOf('att');
/** The id of a card token. */
export const CardTokenId = idOf('tok');
/** The id of a batch of scratchcards. */
export const BatchId = idOf('bat');
/** The id of a scratchcard. */
export const ScratchcardId = idOf('crd');
/** The id of a scratchcard whose PIN was checked, for one payment. */
export const ScratchcardTokenId = idOf('sct');
/** The id of a notification. */
export const NotificationId = idOf('ntf');
/** The id of a template of notifications. */
export const NotificationTemplateId = idOf('tpl');
/** The id of a one-time code that was sent. */
export const ChallengeId = idOf('otp');
/** The id of a session. */
export const SessionId = idOf('ses');
/** The id of an audit event. */
export const AuditEventId = idOf('aud');
/** The id of a request for approval. */
export const ApprovalId = idOf('apr');
/** The id of a job. */
export const JobId = idOf('job');
/** The id of a refund. */
export const RefundId = idOf('rfd');
/** The id of the delivery of a notification to one customer. */
export const DeliveryId = idOf('ndl');
/** The id of a message in the inbox. */
export const InboxItemId = idOf('dlv');
/** The id of a collateral. */
export const CollateralId = idOf('col');
/** The id of a document of a collateral. */
export const DocumentId = idOf('doc');
/** The id of a saved view. */
export const SavedViewId = idOf('viw');

/** The id of any entity or actor. */
export const AnyId = z.string().check(z.regex(new RegExp(`^[a-z]{3}_${ulid}$`)));
/** Who acted: the id of a customer or an administrator, or "system" for what the backend did itself. */
export const ActorId = z.string().check(z.regex(new RegExp(`^(?:system|(?:usr|adm)_${ulid})$`)));

/** The number of an order that people read out: "ORD-2027-000123". */
export const OrderNumber = z.string().check(z.regex(/^ORD-\d{4}-\d{6}$/));
/** The number of a plan that people read out: "PLN-000123". */
export const PlanNumber = z.string().check(z.regex(/^PLN-\d{6}$/));

/** Lower-case hexadecimal SHA-256. */
export const Sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Optimistic lock: starts at 1, plus 1 with each write. On the wire it is the ETag "n". */
export const Version = z.int().check(z.gte(1));
