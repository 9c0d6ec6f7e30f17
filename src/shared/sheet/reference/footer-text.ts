/** The text at the foot of the quick reference. */

import { t } from '../../i18n/phrases.ts';
import type { Reference } from '../../rules/reference.ts';

export const unofficial = (): string =>
  t`Unofficial play aid in our own words; not made or approved by the publisher. The rulebook decides.`;

/** Left: rules and options. Right: where the page comes from. */
export function referenceFooter(reference: Reference, version: string): [string, string] {
  const options =
    reference.changed.length === 0
      ? t`all options at their defaults`
      : t`options changed: ${reference.changed.join(', ')}`;
  const cut = reference.team ? t` Shows what this team brings; others may bring more.` : '';
  return [t`Rules ${reference.rules}, ${options}.${cut}`, `${unofficial()} Rollcall ${version}`];
}
