/** What could repair a finding, before it is tried. */

import type { Finding, Fix } from '../../../rules/finding.ts';
import type { Character, Team } from '../documents/schema.ts';
import { ATTACK_FIXES } from './attack-fixes.ts';
import { CHARACTER_FIXES } from './character-fixes.ts';
import { type NameOf, TEAM_FIXES } from './team-fixes.ts';

const ON_CHARACTERS = { ...CHARACTER_FIXES, ...ATTACK_FIXES };

export function proposeFixes(document: Character | Team, finding: Finding, nameOf: NameOf): Fix[] {
  const onCharacter = Object.hasOwn(ON_CHARACTERS, finding.code) ? ON_CHARACTERS[finding.code] : undefined;
  if (onCharacter) {
    const place = characterOf(document, finding.path);
    if (!place) return [];
    const { character, base } = place;
    return onCharacter({
      character,
      base,
      path: finding.path.slice(base.length),
      actual: finding.actual,
      required: finding.required,
    });
  }
  const onTeam = Object.hasOwn(TEAM_FIXES, finding.code) ? TEAM_FIXES[finding.code] : undefined;
  return onTeam && document.format === 'rollcall.team' ? onTeam(document, finding, nameOf) : [];
}

/** The character a path points into: the document itself, or one that a team embeds. */
function characterOf(document: Character | Team, path: string): { character: Character; base: string } | undefined {
  if (document.format === 'rollcall.character') return { character: document, base: '' };
  const base = /^\/characters\/(\d+)/.exec(path);
  const character = base && document.characters?.[Number(base[1])];
  return character ? { character, base: base[0] } : undefined;
}
