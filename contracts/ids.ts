import { described } from './described.ts';
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

export const UserId = described(idOf('usr'), 'The id of a customer.');
export const AdministratorId = described(idOf('adm'), 'The id of an administrator.');
export const ProductId = described(idOf('prd'), 'The id of a product.');
export const OrderId = described(idOf('ord'), 'The id of an order.');
export const QuoteId = described(idOf('qte'), 'The id of a quote.');
export const AssessmentId = described(idOf('asm'), 'The id of an assessment of a budget.');
export const PlanId = described(idOf('pln'), 'The id of a plan.');
export const PaymentId = described(idOf('pay'), 'The id of a payment.');
export const AttemptId = described(idOf('att'), 'The id of an attempt to collect a payment.');
export const CardTokenId = described(idOf('tok'), 'The id of a card token.');
export const BatchId = described(idOf('bat'), 'The id of a batch of scratchcards.');
export const ScratchcardId = described(idOf('crd'), 'The id of a scratchcard.');
export const ScratchcardTokenId = described(
  idOf('sct'),
  'The id of a scratchcard whose PIN was checked, for one payment.',
);
export const NotificationId = described(idOf('ntf'), 'The id of a notification.');
export const NotificationTemplateId = described(idOf('tpl'), 'The id of a template of notifications.');
export const ChallengeId = described(idOf('otp'), 'The id of a one-time code that was sent.');
export const SessionId = described(idOf('ses'), 'The id of a session.');
export const AuditEventId = described(idOf('aud'), 'The id of an audit event.');
export const ApprovalId = described(idOf('apr'), 'The id of a request for approval.');
export const JobId = described(idOf('job'), 'The id of a job.');
export const RefundId = described(idOf('rfd'), 'The id of a refund.');
export const DeliveryId = described(idOf('ndl'), 'The id of the delivery of a notification to one customer.');
export const InboxItemId = described(idOf('dlv'), 'The id of a message in the inbox.');
export const CollateralId = described(idOf('col'), 'The id of a collateral.');
export const DocumentId = described(idOf('doc'), 'The id of a document of a collateral.');
export const SavedViewId = described(idOf('viw'), 'The id of a saved view.');

export const AnyId = described(
  z.string().check(z.regex(new RegExp(`^(?:[a-z]{3}_${ulid}|[A-Z][A-Z0-9]{1,19})$`))),
  'The id of any entity or actor; that of an offer or a discount is its code.',
);
export const ActorId = described(
  z.string().check(z.regex(new RegExp(`^(?:system|(?:usr|adm)_${ulid})$`))),
  'Who acted: the id of a customer or an administrator, or "system" for what the backend did itself.',
);

export const OrderNumber = described(
  z.string().check(z.regex(/^ORD-\d{4}-\d{6}$/)),
  'The number of an order that people read out: "ORD-2027-000123".',
);
export const PlanNumber = described(
  z.string().check(z.regex(/^PLN-\d{6}$/)),
  'The number of a plan that people read out: "PLN-000123".',
);

export const Sha256 = described(
  z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  'Lower-case hexadecimal SHA-256.',
);

export const Version = described(
  z.int().check(z.gte(1)),
  'Optimistic lock: starts at 1, plus 1 with each write. On the wire it is the ETag "n".',
);
