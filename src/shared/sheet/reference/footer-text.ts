/** The text at the foot of the quick reference. */

import type { Reference } from '../../rules/reference.ts';
import type { Translate } from '../../texts/translate.ts';

/** Left: rules and options. Right: where the page comes from. */
export function referenceFooter(translate: Translate, reference: Reference, version: string): [string, string] {
  const { rules, changed } = reference;
  const isForTeam = reference.team !== undefined && reference.team !== '';
  const options =
    changed.length === 0
      ? translate('quickReference.defaultOptions', { isForTeam, rules })
      : translate('quickReference.changedOptions', { isForTeam, rules, options: changed.join(', ') });
  return [options, translate('quickReference.unofficial', { version })];
}
