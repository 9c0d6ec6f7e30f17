/** Proposes fixes for a finding before they are tried. */

import type { Finding, Fix } from '../../../rules/finding.ts';
import type { Character, Team } from '../documents/schema.ts';
import { ATTACK_FIXES } from './attack-fixes.ts';
import { CHARACTER_FIXES } from './character-fixes.ts';
import { TEAM_FIXES } from './team-fixes.ts';

const FIXES_OF_CHARACTERS = { ...CHARACTER_FIXES, ...ATTACK_FIXES };

export function proposeFixes(
  document: Character | Team,
  finding: Finding,
  findMember: (id: string) => Character | undefined,
): Fix[] {
  const proposeForCharacter = Object.hasOwn(FIXES_OF_CHARACTERS, finding.code)
    ? FIXES_OF_CHARACTERS[finding.code]
    : undefined;
  if (proposeForCharacter) {
    const foundCharacter = findCharacter(document, finding.path);
    if (!foundCharacter) return [];
    const { character, base } = foundCharacter;
    return proposeForCharacter({
      character,
      base,
      path: finding.path.slice(base.length),
      actual: finding.actual,
      required: finding.required,
    });
  }
  const proposeForTeam = Object.hasOwn(TEAM_FIXES, finding.code) ? TEAM_FIXES[finding.code] : undefined;
  if (proposeForTeam === undefined || document.format !== 'rollcall.team') return [];
  const getName = (id: string): string => findMember(id)?.name || id;
  return proposeForTeam(document, finding, getName, { getName, getLevel: (id) => findMember(id)?.level ?? 0 });
}

/** Finds the character that a path points into: the document itself, or a character that a team embeds. */
function findCharacter(document: Character | Team, path: string): { character: Character; base: string } | undefined {
  if (document.format === 'rollcall.character') return { character: document, base: '' };
  const baseMatch = /^\/characters\/(\d+)/.exec(path);
  const character = baseMatch && document.characters?.[Number(baseMatch[1])];
  return character ? { character, base: baseMatch[0] } : undefined;
}
