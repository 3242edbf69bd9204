import type { AuditAction } from '#contracts/audit/actions.ts';
import type { Actor, EntityChange } from '#contracts/audit/event.ts';
import { system } from '#mocks/core/audit.ts';
import { businessDate } from '#mocks/time/business-time.ts';
import type { Transaction } from './scenario.ts';

/** Adds the audit events of the scenario's history: who created, ended and paid what. */
export function fillAudit({ tables, random }: Transaction): void {
  for (const order of tables.orders.all()) {
    const { id, createdAt, userId, customerName, status } = order;
    const actor = { kind: 'CUSTOMER', id: userId, name: customerName } as const;
    const record = (
      at: string,
      action: AuditAction,
      change: Partial<EntityChange> & Pick<EntityChange, 'entity'>,
      by: Actor = actor,
    ) =>
      tables.auditEvents.insert({
        id: random.ulid('aud', at),
        at,
        businessDate: businessDate(at),
        actor: by,
        action,
        reason: null,
        note: null,
        requestId: null,
        approvedBy: null,
        entity: change.entity,
        changes: [{ before: null, after: null, ...change }],
      });
    record(createdAt, 'order.created', {
      entity: { type: 'order', id },
      after: {
        id,
        status: 'DRAFT',
        total: { amountMinor: order.total, currency: order.currency },
        version: 1,
      },
    });
    if (status === 'CANCELLED')
      record(createdAt, 'order.cancelled', {
        entity: { type: 'order', id },
        before: { status: 'QUOTED' },
        after: { status },
      });
    for (const payment of tables.payments.by('orderId', id)) {
      const isCollected = payment.purpose === 'INSTALMENT'; // in the morning of its due date, without the customer
      record(
        payment.createdAt,
        isCollected ? 'payment.collected' : 'payment.made',
        {
          entity: { type: 'payment', id: payment.id },
          after: {
            id: payment.id,
            status: payment.status,
            amount: { amountMinor: payment.amount, currency: payment.currency },
          },
        },
        isCollected ? { ...system, name: `${system.name} (autopay of ${customerName})` } : actor,
      );
    }
  }
}
