/** The form in which two programs that replay are compared (docs/encounters.md#comparing-two-answers). */
import type { Finding } from '../../../src/shared/rules/finding.ts';

/** A state without what still has its default: members that are null, false, 0, "", [] or {} go, from the inside outwards. */
export function normalizeState(state: object): unknown {
  const { extra: _, ...own } = state as Record<string, unknown>;
  return without(own);
}

function without(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((item) => (typeof item === 'object' && item !== null ? inItem(item) : item));
  if (typeof value !== 'object' || value === null) return value;
  return inItem(value);
}

function inItem(value: object): unknown {
  if (Array.isArray(value)) return without(value);
  const members = Object.entries(value).map(([key, inner]) => [key, without(inner)] as const);
  return Object.fromEntries(members.filter(([, inner]) => !isNothing(inner)));
}

const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === false ||
  value === 0 ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

export const normalizeFinding = ({ code, severity, path, subjects, actual, required, cite }: Finding) => ({
  code,
  severity,
  path,
  subjects,
  ...(actual === undefined ? {} : { actual }),
  ...(required === undefined ? {} : { required }),
  ...(cite.fact === undefined ? {} : { fact: cite.fact }),
});
