/** Checks one character against all rules. */

import { runRules } from '../../../rules/rule.ts';
import { completeCharacter, type FullCharacter } from '../documents/complete.ts';
import type { Character, EventPack } from '../documents/schema.ts';
import type { SuOptions } from '../options.ts';
import { ATTACK_RULES } from './attack-rules.ts';
import { createCharacterContext } from './character-context.ts';
import { CHARACTER_RULES } from './character-rules.ts';
import { checkEntrants } from './event-rules.ts';
import type { SuRawFinding } from './rule.ts';

const RULES = [...CHARACTER_RULES, ...ATTACK_RULES];

/**
 * Returns the findings on a character, in the order of the rules; `path` points into the character. Never throws on a readable
 * document and never changes it. Callers that already have the full character may pass it.
 */
export function checkCharacter(
  character: Character,
  options: SuOptions,
  fullCharacter?: FullCharacter,
): SuRawFinding[] {
  return runRules(RULES, createCharacterContext(character, options, fullCharacter)).map((finding) => ({
    ...finding,
    subjects: [character.id],
  }));
}

/** Returns the findings on a single character that is entered for an event. */
export function checkCharacterAtEvent(character: Character, eventPack: EventPack, options: SuOptions): SuRawFinding[] {
  const entrant = {
    rawCharacter: character,
    fullCharacter: completeCharacter(character),
    entryPointer: '/id',
    numbersPointer: '',
  };
  return checkEntrants(eventPack, [entrant], options);
}

export function hasError(findings: readonly { severity: string }[]): boolean {
  return findings.some((finding) => finding.severity === 'error');
}
