// Stops React's development build from recording where each element was created: docs/decisions/039-how-the-tests-run.md
import * as React from 'react';

const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
const counter = 'recentlyCreatedOwnerStacks';

// React records no more after 10,000 stacks; it resets the counter every second.
if (typeof internals === 'object' && internals !== null && counter in internals) {
  Object.defineProperty(internals, counter, { get: () => Number.POSITIVE_INFINITY, set() {} });
}
