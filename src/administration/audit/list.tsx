import { listPage } from '#src/layout/list-page.tsx';
import { AuditAction } from '#contracts/audit/actions.ts';
import { getAuditEvent, listAuditEvents } from '#contracts/audit/endpoints.ts';
import { entityTypes } from '#contracts/entities.ts';
import { contractApi } from '#src/api/from-contract.ts';
import { useListAuditEventsQuery } from '#src/kits/actions/audit-api.ts';
import { columnsOf } from '#src/kits/lists/columns/columns-of.tsx';
import { defineList } from '#src/kits/lists/define-list.ts';
import { choiceFilter } from '#src/kits/lists/filters/filter.ts';
import { filtersOf } from '#src/kits/lists/filters/filters-of.ts';
import { EntityLink } from '#src/ui/parts/EntityLink.tsx';
import { actionName, reasonText, typeName } from './labels.ts';
import { AuditDetails } from './details.tsx';

const { useGetAuditEventQuery } = contractApi({ getAuditEvent });

const { dateTime, custom } = columnsOf(listAuditEvents);
const { choice, reference, moments } = filtersOf(listAuditEvents);
const actions = Object.fromEntries(AuditAction.options.map((action) => [action, actionName(action)]));
const types = Object.fromEntries(entityTypes.map((type) => [type, typeName(type)]));
const actors = { CUSTOMER: 'Customers', ADMINISTRATOR: 'Administrators', SYSTEM: 'The system' } as const;

export const auditList = defineList(listAuditEvents, {
  name: 'Audit entries',
  page: 'administrationAudit',
  keyOf: ({ id }) => id,
  useRows: useListAuditEventsQuery,
  columns: [
    custom('action', 'Action', ({ action }) => actionName(action), { placement: 'title' }),
    custom('actor', 'By', ({ actor }) => actor.name, { personal: true }),
    custom(
      'entity',
      'About',
      ({ entity, entityName }) => <EntityLink {...entity} name={entityName ?? typeName(entity.type)} />,
      { exported: ({ entity }) => entity.id },
    ),
    custom('reason', 'Reason', reasonText),
    dateTime('at', 'Time', { sort: true }),
  ],
  filters: [
    choiceFilter('action', 'Action', actions),
    choiceFilter('entityType', 'About', types),
    choice('actorKind', 'By', actors),
    moments('at', 'Time'),
    reference('entityId', 'Entity'),
    reference('actorId', 'Person'),
    reference('userId', 'Customer'),
  ],
  details: {
    useEntity: (auditEventId) => useGetAuditEventQuery({ params: { auditEventId } }),
    title: ({ action }) => actionName(action),
    Facts: AuditDetails,
    ownHistory: true,
  },
  empty: { title: 'Nothing was changed yet', text: 'Every change appears here with who made it and why.' },
});

export default listPage(auditList);
