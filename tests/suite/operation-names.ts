import type { Endpoint } from '#contracts/endpoint.ts';
import { contract, type OperationName } from '#contracts/index.ts';

/** Every operation of the contract with its name. */
export const endpoints = Object.entries<Endpoint>(contract);

/** Returns the names of the operations for which `which` is truthy. */
export const names = (which: (endpoint: Endpoint) => unknown) =>
  endpoints.filter(([, endpoint]) => which(endpoint)).map(([name]) => name as OperationName); // keys of the contract
