import type { Endpoint } from '#contracts/endpoint.ts';
import { type Contract, contract, type OperationName } from '#contracts/index.ts';
import type { HandledName, Handler, ReviewedHandler } from '#mocks/core/handler.ts';
import {
  type ListEndpoint,
  type Listing,
  derivedListingFor,
  listingFor,
} from '#mocks/core/list-definition.ts';
import type { ScheduledJobs as ScheduledJobsOf } from '#mocks/core/scheduled-jobs.ts';
import { type Reads, tables, type Writes } from './tables.ts';

type Reviewed = Endpoint & { readonly approval: object };

/** The handler of an operation that is not a list. */
export type HandlerOf<Name extends OperationName> = Contract[Name] extends Reviewed
  ? ReviewedHandler<Contract[Name], Reads, Writes>
  : Handler<Contract[Name], Reads, Writes>;

/** One handler for every operation of the contract. */
export type Handlers = {
  readonly [Name in HandledName<Contract>]: Contract[Name] extends ListEndpoint
    ? Listing<Contract[Name]>
    : HandlerOf<Name>;
};

export type ScheduledJobs = ScheduledJobsOf<Reads, Writes>;

/** A list operation: see `ListDefinition`. */
export const listing = listingFor<Contract, Reads>(contract, tables);

/** A list operation whose rows are derived: see `DerivedFacts`. */
export const derivedListing = derivedListingFor<Contract, Reads>(contract);
