/** React notes where each element was made, for the words of warnings: an error a call, a sixth of what screens cost. */
import * as react from 'react';

const parts = react as unknown as Readonly<Record<string, object | undefined>>;
const shared = parts.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;

// It stops by itself after ten thousand of them, and begins anew each second.
if (shared !== undefined) {
  const property = { get: () => Number.POSITIVE_INFINITY, set: () => undefined, configurable: true };
  Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', property);
}
