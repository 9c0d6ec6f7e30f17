/** The text at the foot of the quick reference. */
import type { Reference } from '../../games/reference.ts';
import { say } from '../../language/say.ts';

export const unofficial = (): string =>
  say`Unofficial play aid in our own words; not made or approved by the publisher. The rulebook decides.`;

/** Left: rules and options. Right: where the page comes from. */
export function referenceFooter(reference: Reference, version: string): [string, string] {
  const options =
    reference.changed.length === 0
      ? say`all options at their defaults`
      : say`options changed: ${reference.changed.join(', ')}`;
  const cut = reference.team ? say` Shows what this team brings; others may bring more.` : '';
  return [say`Rules ${reference.rules}, ${options}.${cut}`, `${unofficial()} Rollcall ${version}`];
}
