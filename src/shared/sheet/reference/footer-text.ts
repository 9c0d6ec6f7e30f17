/** The text at the foot of the quick reference. */
import type { Reference } from '../../games/reference.ts';

export const UNOFFICIAL =
  'Unofficial play aid in our own words; not made or approved by the publisher. The rulebook decides.';

/** Left: rules and options. Right: where the page comes from. */
export function referenceFooter(reference: Reference, version: string): [string, string] {
  const options =
    reference.changed.length === 0
      ? 'all options at their defaults'
      : `options changed: ${reference.changed.join(', ')}`;
  const cut = reference.team ? ' Shows what this team brings; others may bring more.' : '';
  return [`Rules ${reference.rules}, ${options}.${cut}`, `${UNOFFICIAL} Rollcall ${version}`];
}
