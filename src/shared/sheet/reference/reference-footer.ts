/** The footer of the quick reference. */

import type { Reference } from '../../rules/reference.ts';
import type { Translate } from '../../texts/translate.ts';

/** Formats the footer: rules and options on the left, the origin of the page on the right. */
export function formatReferenceFooter(translate: Translate, reference: Reference, version: string): [string, string] {
  const { rules, changed } = reference;
  const isForTeam = reference.team !== undefined && reference.team !== '';
  const optionsText =
    changed.length === 0
      ? translate('quickReference.defaultOptions', { isForTeam, rules })
      : translate('quickReference.changedOptions', { isForTeam, rules, options: changed.join(', ') });
  return [optionsText, translate('quickReference.unofficial', { version })];
}
