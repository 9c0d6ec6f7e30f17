import type { Team } from '../../../shared/games/supers-unlimited/documents/schema.ts';

/** A team to start from: the medium size of E-40, nobody in it. */
export function newTeam(id: string): Team {
  return {
    format: 'rollcall.team',
    version: 1,
    ruleset: 'supers-unlimited',
    id,
    name: '',
    levels: 25,
    formation: 'combined-team',
    allegiance: { kind: 'alignment', alignment: 'hero' },
    members: [],
  };
}
