/** What could repair a finding on a team. */

import type { Finding, Fix } from '../../../rules/finding.ts';
import { idText } from '../../../text/id-text.ts';
import { short } from '../../../text/short.ts';
import type { LateText } from '../../../texts/late-text.ts';
import type { Translate } from '../../../texts/translate.ts';
import { formatValue, listNames } from '../../../texts/values.ts';
import type { Team } from '../documents/schema.ts';
import { ALLEGIANCES, FORMATIONS, GIMMICKS, TEAM_ALIGNMENTS } from '../facts.ts';
import { nameAlignments, nameCharacter, nameOf as wordFor } from '../names.ts';
import { remove, replaceWord, set, wholeNear } from './character-fixes.ts';

/** Name of a character by id. */
export type NameOf = (id: string) => string;
type Propose = (team: Team, finding: Finding, nameOf: NameOf) => Fix[];

/** In larger teams, removing single members is not tried. */
const MOST_SEATS = 40;

/** Fixes tried where there are many equal ones. */
const MOST_TRIED = 20;

/** Entries that one fix removes. */
const MOST_REMOVED = 200;

export const TEAM_FIXES: Readonly<Record<string, Propose>> = {
  'su.team.id': (team) => [
    set(
      (translate) => translate('supersUnlimited.fixes.changeId', { id: idText(team.name) || 'team' }),
      '/id',
      idText(team.name) || 'team',
    ),
  ],
  'su.team.vocabulary': (team, { path, actual }) => {
    const text = String(actual);
    if (path === '/formation') return [...replaceWord(path, text, FORMATIONS), ...otherFormations(team)];
    if (path === '/allegiance/kind') return replaceWord(path, text, ALLEGIANCES);
    if (path === '/allegiance/alignment') {
      const choices = TEAM_ALIGNMENTS.map((a) =>
        set(
          (translate) => translate('supersUnlimited.fixes.makeAlignmentTeam', { alignments: nameAlignments(a) }),
          path,
          a,
        ),
      );
      return [...replaceWord(path, text, TEAM_ALIGNMENTS), ...choices];
    }
    return [remove((translate) => translate('supersUnlimited.fixes.removeOption'), path)];
  },
  'su.team.number': (_, { path, actual }) => {
    const value = wholeNear(actual, 1);
    return [
      set(
        path === '/levels'
          ? (translate) => translate('supersUnlimited.fixes.setSize', { count: value })
          : (translate) => translate('supersUnlimited.fixes.setCopies', { value }),
        path,
        value,
      ),
    ];
  },
  'su.team.duplicate-id': ({ characters = [] }, { subjects }) => {
    const places = characters.flatMap(({ id }, index) => (id === subjects[0] ? [`/characters/${index}`] : []));
    const label: LateText =
      places.length === 2
        ? (translate) => translate('supersUnlimited.fixes.removeSecond')
        : (translate) => translate('supersUnlimited.fixes.keepFirstOnly');
    return [removeAll(label, places.slice(1))];
  },
  'su.team.unknown-member': (_, { path }) => [
    remove((translate) => translate('supersUnlimited.fixes.removeMember'), path.replace(/\/character$/, '')),
  ],
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
  'su.team.faction.symbol': ({ members, characters = [] }, { path, required }) => {
    const id = members[Number(path.split('/')[2])]?.character;
    const place = characters.findIndex((c) => c.id === id);
    const { factions = [] } = characters[place] ?? {};
    const ordered = [required, ...factions.filter((faction) => faction !== required)];
    return place < 0
      ? []
      : [
          set(
            (translate) =>
              translate('supersUnlimited.fixes.putFactionFirst', { faction: formatValue(translate, required) }),
            `/characters/${place}/factions`,
            ordered,
          ),
        ];
  },
  'su.team.faction.absent': ({ members, characters = [] }) => {
    const wanted = new Set(members.map((m) => m.character));
    const factions = new Set(characters.filter((c) => wanted.has(c.id)).flatMap((c) => c.factions ?? []));
    return [...factions]
      .slice(0, MOST_TRIED)
      .map((faction) =>
        set(
          (translate) =>
            translate('supersUnlimited.fixes.makeFactionTeam', { faction: formatValue(translate, faction) }),
          '/allegiance/faction',
          faction,
        ),
      );
  },
  'su.team.alignment.majority': fewer,
  'su.team.alignment.anti-heroes': fewer,
  'su.team.alignment.opposed': withoutSubjects,
  'su.team.leader.ineligible': ({ members }, { required }, nameOf) => [
    ...mayLead(members, required).map((id) => leads(id, nameOf)),
    remove((translate) => translate('supersUnlimited.fixes.nameNoLeader'), '/leader'),
  ],
  'su.team.leader.choice': (_, { subjects }, nameOf) => subjects.slice(0, MOST_TRIED).map((id) => leads(id, nameOf)),
  'su.team.gimmicks.unknown': (_, { path, actual }) => [
    ...replaceWord(
      path,
      String(actual),
      GIMMICKS.map((g) => g.id),
    ),
    remove((translate) => translate('supersUnlimited.fixes.removeWord', { word: short(String(actual)) }), path),
  ],
  'su.team.gimmicks.duplicate': (_, { path, actual }) => [
    remove((translate) => translate('supersUnlimited.fixes.removeGimmick', { gimmick: wordFor(String(actual)) }), path),
  ],
  'su.team.gimmicks.count': ({ gimmicks = [] }, { required }) => [
    removeAll(
      (translate) => translate('supersUnlimited.fixes.keepGimmicks', { count: Number(required) }),
      gimmicks.slice(Number(required)).map((_, index) => `/gimmicks/${Number(required) + index}`),
    ),
  ],
  'su.team.gimmicks.class': (_, { path, actual }) => [
    remove((translate) => translate('supersUnlimited.fixes.removeGimmick', { gimmick: wordFor(String(actual)) }), path),
  ],
  'su.team.gimmicks.no-user': (_, { path, actual }) => [
    remove((translate) => translate('supersUnlimited.fixes.removeGimmick', { gimmick: wordFor(String(actual)) }), path),
  ],
  'event.formation': (team) => otherFormations(team),
  'event.copies': ({ members }, finding, nameOf) => {
    const [id = ''] = finding.subjects;
    const seat = members.findIndex((m) => m.character === id && (m.copies ?? 1) > Number(finding.required));
    const label: LateText = (translate) =>
      translate('supersUnlimited.fixes.keepCopies', {
        count: formatValue(translate, finding.required),
        name: nameMember(translate, id, nameOf),
      });
    const atMost = seat < 0 ? [] : setNumber(label, `/members/${seat}/copies`, finding.required);
    return [...atMost, ...fewer({ members }, finding, nameOf)];
  },
  'event.gimmicks': () => [set((translate) => translate('supersUnlimited.fixes.playWithoutGimmicks'), '/gimmicks', [])],
  'event.levels': (_, { required }) =>
    setNumber(
      (translate) => translate('supersUnlimited.fixes.stateLevels', { count: Number(required) }),
      '/levels',
      required,
    ),
  'event.banned': withoutSubjects,
  'event.character-level': withoutSubjects,
  'event.not-approved': withoutSubjects,
  'event.ceiling': (team, finding, nameOf) => [
    ...(finding.path.startsWith('/characters/')
      ? setNumber(
          (translate) => translate('supersUnlimited.fixes.lower', { limit: formatValue(translate, finding.required) }),
          finding.path,
          finding.required,
        )
      : []),
    ...withoutSubjects(team, finding, nameOf),
  ],
};

/** An event may state a number that JSON cannot hold: a finding then has it as text, which cannot be set. */
function setNumber(label: LateText, path: string, value: Finding['required']): Fix[] {
  return typeof value === 'number' ? [set(label, path, value)] : [];
}

const nameMember = (translate: Translate, id: string, nameOf: NameOf): string =>
  short(nameCharacter(translate, nameOf(id), id));

const leads = (id: string, nameOf: NameOf): Fix =>
  set(
    (translate) => translate('supersUnlimited.fixes.letLead', { name: nameMember(translate, id, nameOf) }),
    '/leader',
    id,
  );

/** Those who may lead. The finding lists their ids with commas between, and an id may hold a comma itself. */
function mayLead(members: Team['members'], required: Finding['required']): string[] {
  if (typeof required !== 'string') return [];
  const list = `, ${required}, `;
  const ids = new Set(members.map((m) => m.character));
  return [...ids].filter((id) => list.includes(`, ${id}, `));
}

/** One member less, for each entry: the trial shows which of them helps. */
function fewer({ members }: Pick<Team, 'members'>, _: Finding, nameOf: NameOf): Fix[] {
  if (members.length > MOST_SEATS) return [];
  return members.map(({ character, copies = 1 }, index) =>
    copies > 1
      ? set(
          (translate) => translate('supersUnlimited.fixes.oneLess', { name: nameMember(translate, character, nameOf) }),
          `/members/${index}/copies`,
          copies - 1,
        )
      : remove(
          (translate) =>
            translate('supersUnlimited.fixes.leaveOut', { names: nameMember(translate, character, nameOf) }),
          `/members/${index}`,
        ),
  );
}

/** Removes all subjects of the finding. */
function withoutSubjects({ members }: Team, { subjects }: Finding, nameOf: NameOf): Fix[] {
  const gone = new Set(subjects);
  const places = members.flatMap(({ character }, index) => (gone.has(character) ? [`/members/${index}`] : []));
  if (places.length === 0 || places.length === members.length || places.length > MOST_REMOVED) return [];
  return [
    removeAll(
      (translate) =>
        translate('supersUnlimited.fixes.leaveOut', {
          names: listNames(
            translate,
            subjects.map((id) => nameCharacter(translate, nameOf(id), id)),
          ),
        }),
      places,
    ),
  ];
}

/** Removes several entries, the last one first, so that the indices of the others stay valid. */
function removeAll(label: LateText, places: readonly string[]): Fix {
  return { label, edits: places.map((path) => ({ op: 'remove', path }) as const).reverse() };
}

function otherFormations({ formation }: Team): Fix[] {
  return FORMATIONS.filter((f) => f !== formation).map((f) =>
    set((translate) => translate('supersUnlimited.fixes.changeFormation', { formation: wordFor(f) }), '/formation', f),
  );
}
