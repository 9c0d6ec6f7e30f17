/** What could mend a finding on a team. */
import type { Team } from '../../../document/schema.ts';
import type { Finding, Fix } from '../../../finding/finding.ts';
import { ALLEGIANCES, FORMATIONS, GIMMICKS, TEAM_ALIGNMENTS } from '../facts.ts';
import { counted, nameOf as wordFor } from '../words.ts';
import { remove, replaceWord, set, slug } from './character-fixes.ts';

/** What a character is called, by id. */
export type NameOf = (id: string) => string;
type Propose = (team: Team, finding: Finding, nameOf: NameOf) => Fix[];

/** Teams larger than this are not taken apart member by member. */
const MOST_SEATS = 40;

export const TEAM_FIXES: Readonly<Record<string, Propose>> = {
  'su.team.id': (team) => [set(`Change the id to ${slug(team.name) || 'team'}`, '/id', slug(team.name) || 'team')],
  'su.team.vocabulary': (_, { path, actual }) => {
    const text = String(actual);
    if (path === '/formation') return replaceWord(path, text, FORMATIONS);
    if (path === '/allegiance/kind') return replaceWord(path, text, ALLEGIANCES);
    if (path === '/allegiance/alignment') return replaceWord(path, text, TEAM_ALIGNMENTS);
    return [remove('Remove the option', path)];
  },
  'su.team.number': (_, { path, actual }) => {
    const given = Number(actual);
    const value = Number.isFinite(given) ? Math.max(1, Math.round(given)) : 1;
    return [
      set(path === '/levels' ? `Set the size to ${counted(value, 'Level')}` : `Set copies to ${value}`, path, value),
    ];
  },
  'su.team.duplicate-id': (_, { path }) => [remove('Remove the second one', path.replace(/\/id$/, ''))],
  'su.team.unknown-member': (_, { path }) => [remove('Remove the member', path.replace(/\/character$/, ''))],
  'su.team.level-cap': fewer,
  'su.team.duplicate-super': fewer,
  'su.team.super-force.henchmen': (team, finding, nameOf) => [
    ...withoutSubjects(team, finding, nameOf),
    ...otherFormations(team),
  ],
  'su.team.combined.ratio': (team, finding, nameOf) => [...fewer(team, finding, nameOf), ...otherFormations(team)],
  'su.team.combined.high-level': (team, finding, nameOf) => [...fewer(team, finding, nameOf), ...otherFormations(team)],
  'su.team.goon.ratio': (team, finding, nameOf) => [...fewer(team, finding, nameOf), ...otherFormations(team)],
  'su.team.goon.supers': (team, finding, nameOf) => [...fewer(team, finding, nameOf), ...otherFormations(team)],
  'su.team.one-kind': (team) => otherFormations(team),
  'su.team.faction.guest-stars': (team, finding, nameOf) => [
    ...fewer(team, finding, nameOf),
    ...withoutSubjects(team, finding, nameOf),
  ],
  'su.team.alignment.majority': fewer,
  'su.team.alignment.anti-heroes': fewer,
  'su.team.alignment.opposed': withoutSubjects,
  'su.team.leader.ineligible': (_, { required }, nameOf) => [
    ...(typeof required === 'string' ? required.split(', ').map((id) => leads(id, nameOf)) : []),
    remove('Name no Leader', '/leader'),
  ],
  'su.team.leader.choice': (_, { subjects }, nameOf) => subjects.map((id) => leads(id, nameOf)),
  'su.team.gimmicks.unknown': (_, { path, actual }) => [
    ...replaceWord(
      path,
      String(actual),
      GIMMICKS.map((g) => g.id),
    ),
    remove(`Remove “${actual}”`, path),
  ],
  'su.team.gimmicks.duplicate': (_, { path, actual }) => [remove(`Remove ${wordFor(String(actual))}`, path)],
  'su.team.gimmicks.count': ({ gimmicks = [] }, { required }) => [
    set(`Keep the first ${required}`, '/gimmicks', gimmicks.slice(0, Number(required))),
  ],
  'su.team.gimmicks.class': (_, { path, actual }) => [remove(`Remove ${wordFor(String(actual))}`, path)],
  'su.team.gimmicks.no-user': (_, { path, actual }) => [remove(`Remove ${wordFor(String(actual))}`, path)],
  'event.formation': (team) => otherFormations(team),
  'event.copies': ({ members }, finding, nameOf) => {
    const seat = members.findIndex(
      (m) => m.character === finding.subjects[0] && (m.copies ?? 1) > Number(finding.required),
    );
    const atMost = set(
      `Keep ${finding.required} of ${finding.subjects.map(nameOf)}`,
      `/members/${seat}/copies`,
      finding.required,
    );
    return [...(seat < 0 ? [] : [atMost]), ...fewer({ members }, finding, nameOf)];
  },
  'event.gimmicks': () => [set('Play without Gimmicks', '/gimmicks', [])],
  'event.levels': (_, { required }) => [set(`State ${required} Levels`, '/levels', required)],
  'event.banned': withoutSubjects,
  'event.character-level': withoutSubjects,
  'event.not-approved': withoutSubjects,
  'event.ceiling': (team, finding, nameOf) => [
    ...(finding.path.startsWith('/characters/')
      ? [set(`Lower it to ${finding.required}`, finding.path, finding.required)]
      : []),
    ...withoutSubjects(team, finding, nameOf),
  ],
};

const leads = (id: string, nameOf: NameOf): Fix => set(`Let ${nameOf(id)} lead`, '/leader', id);

/** One member less, for each entry: the trial shows which of them helps. */
function fewer({ members }: Pick<Team, 'members'>, _: Finding, nameOf: NameOf): Fix[] {
  if (members.length > MOST_SEATS) return [];
  return members.map(({ character, copies = 1 }, i) =>
    copies > 1
      ? set(`One ${nameOf(character)} less`, `/members/${i}/copies`, copies - 1)
      : remove(`Leave out ${nameOf(character)}`, `/members/${i}`),
  );
}

/** The team without those it is about, in one go. */
function withoutSubjects({ members }: Team, { subjects }: Finding, nameOf: NameOf): Fix[] {
  const gone = new Set(subjects);
  const stay = members.filter((m) => !gone.has(m.character));
  if (stay.length === members.length || stay.length === 0) return [];
  return [set(`Leave out ${subjects.map(nameOf).join(', ')}`, '/members', stay)];
}

function otherFormations({ formation }: Team): Fix[] {
  return FORMATIONS.filter((f) => f !== formation).map((f) => set(`Make it a ${wordFor(f)}`, '/formation', f));
}
