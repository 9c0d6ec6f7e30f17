/** Converts states and findings to the form in which two replaying programs are compared (docs/encounters.md#comparing-two-answers). */
import type { Finding } from '../../../src/shared/rules/finding.ts';

/** Removes default values from a state: members that are null, false, 0, "", [] or {}, from the inside outwards. */
export function normalizeState(encounterState: object): unknown {
  const { extra: _extra, ...stateFields } = encounterState as Record<string, unknown>;
  return removeDefaults(stateFields);
}

function removeDefaults(fieldValue: unknown): unknown {
  if (Array.isArray(fieldValue))
    return fieldValue.map((listItem) =>
      typeof listItem === 'object' && listItem !== null ? removeDefaultMembers(listItem) : listItem,
    );
  if (typeof fieldValue !== 'object' || fieldValue === null) return fieldValue;
  return removeDefaultMembers(fieldValue);
}

function removeDefaultMembers(fieldValue: object): unknown {
  if (Array.isArray(fieldValue)) return removeDefaults(fieldValue);
  const memberEntries = Object.entries(fieldValue).map(
    ([memberName, memberValue]) => [memberName, removeDefaults(memberValue)] as const,
  );
  return Object.fromEntries(memberEntries.filter(([, memberValue]) => !isDefaultValue(memberValue)));
}

const isDefaultValue = (fieldValue: unknown): boolean =>
  fieldValue === null ||
  fieldValue === undefined ||
  fieldValue === false ||
  fieldValue === 0 ||
  fieldValue === '' ||
  (typeof fieldValue === 'object' && Object.keys(fieldValue).length === 0);

export const normalizeFinding = ({
  code,
  severity,
  path: pointer,
  subjects,
  actual,
  required,
  cite: citation,
}: Finding) => ({
  code,
  severity,
  path: pointer,
  subjects,
  ...(actual === undefined ? {} : { actual }),
  ...(required === undefined ? {} : { required }),
  ...(citation.fact === undefined ? {} : { fact: citation.fact }),
});
