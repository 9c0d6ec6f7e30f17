/** All rules on one character. */
import type { Character } from '../../../document/schema.ts';
import type { SuOptions } from '../options.ts';
import { ATTACK_RULES } from './attack-rules.ts';
import { characterContext } from './character-context.ts';
import { CHARACTER_RULES } from './character-rules.ts';
import { type RawFinding, runRules } from './rule.ts';

const RULES = [...CHARACTER_RULES, ...ATTACK_RULES];

/**
 * Findings on a character, in the order of the rules; `path` points into the character. Never throws on a readable
 * document and never changes it.
 */
export function checkCharacter(character: Character, options: SuOptions): RawFinding[] {
  return runRules(RULES, characterContext(character, options)).map((f) => ({ ...f, subjects: [character.id] }));
}

export function hasError(findings: readonly { severity: string }[]): boolean {
  return findings.some((f) => f.severity === 'error');
}
