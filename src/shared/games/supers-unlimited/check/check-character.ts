/** All rules on one character. */

import { runRules } from '../../../rules/rule.ts';
import { type FullCharacter, normalCharacter } from '../documents/normal.ts';
import type { Character, EventPack } from '../documents/schema.ts';
import type { SuOptions } from '../options.ts';
import { ATTACK_RULES } from './attack-rules.ts';
import { characterContext } from './character-context.ts';
import { CHARACTER_RULES } from './character-rules.ts';
import { checkEntrants } from './event-rules.ts';
import type { SuRawFinding } from './rule.ts';

const RULES = [...CHARACTER_RULES, ...ATTACK_RULES];

/**
 * Findings on a character, in the order of the rules; `path` points into the character. Never throws on a readable
 * document and never changes it. `full` may be passed where it is computed already.
 */
export function checkCharacter(character: Character, options: SuOptions, full?: FullCharacter): SuRawFinding[] {
  return runRules(RULES, characterContext(character, options, full)).map((f) => ({ ...f, subjects: [character.id] }));
}

/** Findings on a character that is entered for an event by itself. */
export function checkCharacterAtEvent(character: Character, event: EventPack, options: SuOptions): SuRawFinding[] {
  const entrant = { raw: character, full: normalCharacter(character), entry: '/id', numbersAt: '' };
  return checkEntrants(event, [entrant], options);
}

export function hasError(findings: readonly { severity: string }[]): boolean {
  return findings.some((f) => f.severity === 'error');
}
