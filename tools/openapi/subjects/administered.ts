import type { Endpoint } from '#contracts/endpoint.ts';
import { contract, type OperationName } from '#contracts/index.ts';
import { type MachineName, partsOfStep } from '#contracts/steps.ts';
import type { Entities } from '#tools/openapi/entities.ts';
import { type Choice, type Subject, type SubjectList, versionOf } from './subject.ts';

const operations = Object.entries<Endpoint>(contract) as [OperationName, Endpoint][]; // keys of the contract

/** What commands of the administration act on. A customer is left out: the first one allows nearly all of them. */
const administered = (entities: Entities): Readonly<Partial<Record<MachineName, Acted>>> => ({
  administrator: entities.administrators,
  approval: entities.approvals,
  batch: entities.batches,
  collateral: entities.administeredCollaterals,
  discount: entities.discounts,
  job: entities.jobs,
  notification: entities.notifications,
  order: entities.administeredOrders,
  payment: entities.administeredPayments,
  plan: entities.administeredPlans,
  scratchcard: entities.scratchcards,
});
type Acted = readonly (Parameters<Choice['take']>[0][number] & { readonly version: number })[];

/** For each command of the administration that has no subject yet: an entity that allows it. */
export function administeredSubjects(
  { entities, take }: Choice,
  chosen: ReadonlyMap<OperationName, Subject>,
): SubjectList {
  const byMachine = administered(entities);
  return operations.flatMap(([name, { access, takes, params = {} }]) => {
    const [param, ...otherParams] = Object.keys(params);
    if (access !== 'administrator' || !takes || param === undefined || otherParams.length > 0) return [];
    const { machine, trigger } = partsOfStep(takes);
    const candidates = byMachine[machine];
    if (chosen.has(name) || !candidates) return [];
    const entity = take(candidates, trigger);
    return [[name, { params: { [param]: entity.id }, ...versionOf(entity) }]];
  });
}

/** The simulation of a command is about what the command is about. */
export function simulatedSubjects(chosen: ReadonlyMap<OperationName, Subject>): SubjectList {
  return operations.flatMap(([name, { simulates }]) => {
    const subject = chosen.get(simulates as OperationName); // the name of the command
    if (!subject) return [];
    const { ifMatch: _needed, ...simulated } = subject;
    return [[name, simulated]];
  });
}
