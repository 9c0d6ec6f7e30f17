/** Proposes fixes for findings on teams, by finding code. Each fix is tried before it is offered (offer-fixes.ts). */

import type { Finding, Fix } from '../../../rules/finding.ts';
import { slugify } from '../../../text/slugify.ts';
import { truncate } from '../../../text/truncate.ts';
import type { LateText } from '../../../texts/late-text.ts';
import type { Translate } from '../../../texts/translate.ts';
import { formatValue, listNames } from '../../../texts/values.ts';
import type { Team } from '../documents/schema.ts';
import { ALLEGIANCES, FORMATIONS, GIMMICKS, TEAM_ALIGNMENTS } from '../facts.ts';
import { getTermName, nameAlignments, nameCharacter } from '../names.ts';
import { createRemoveFix, createSetFix, getNearestWholeNumber, replaceWord } from './character-fixes.ts';
import { type MemberLookup, proposeSmallerTeams } from './level-fixes.ts';

type GetName = MemberLookup['getName'];
type ProposeFixes = (team: Team, finding: Finding, getName: GetName, lookup: MemberLookup) => Fix[];

/** Maximum number of member entries. With more entries, the removal of single members is not tried. */
const MAX_MEMBER_ENTRIES = 40;

/** Maximum number of similar fixes that are tried. */
const MAX_TRIED = 20;

/** Maximum number of entries that one fix removes. */
const MAX_REMOVED = 200;

export const TEAM_FIXES: Readonly<Record<string, ProposeFixes>> = {
  'su.team.id': (team) => [
    createSetFix(
      (translate) => translate('supersUnlimited.fixes.changeId', { id: slugify(team.name) || 'team' }),
      '/id',
      slugify(team.name) || 'team',
    ),
  ],
  'su.team.vocabulary': (team, { path, actual }) => {
    const writtenWord = String(actual);
    if (path === '/formation') return [...replaceWord(path, writtenWord, FORMATIONS), ...changeFormation(team)];
    if (path === '/allegiance/kind') return replaceWord(path, writtenWord, ALLEGIANCES);
    if (path === '/allegiance/alignment') {
      const choices = TEAM_ALIGNMENTS.map((alignment) =>
        createSetFix(
          (translate) =>
            translate('supersUnlimited.fixes.makeAlignmentTeam', { alignments: nameAlignments(alignment) }),
          path,
          alignment,
        ),
      );
      return [...replaceWord(path, writtenWord, TEAM_ALIGNMENTS), ...choices];
    }
    return [createRemoveFix((translate) => translate('supersUnlimited.fixes.removeOption'), path)];
  },
  'su.team.number': (_team, { path, actual }) => {
    const wholeNumber = getNearestWholeNumber(actual, 1);
    return [
      createSetFix(
        path === '/levels'
          ? (translate) => translate('supersUnlimited.fixes.setSize', { count: wholeNumber })
          : (translate) => translate('supersUnlimited.fixes.setCopies', { value: wholeNumber }),
        path,
        wholeNumber,
      ),
    ];
  },
  'su.team.duplicate-id': ({ characters = [] }, { subjects }) => {
    const duplicatePointers = characters.flatMap(({ id }, index) =>
      id === subjects[0] ? [`/characters/${index}`] : [],
    );
    const label: LateText =
      duplicatePointers.length === 2
        ? (translate) => translate('supersUnlimited.fixes.removeSecond')
        : (translate) => translate('supersUnlimited.fixes.keepFirstOnly');
    return [createRemoveAllFix(label, duplicatePointers.slice(1))];
  },
  'su.team.unknown-member': (_team, { path }) => [
    createRemoveFix((translate) => translate('supersUnlimited.fixes.removeMember'), path.replace(/\/character$/, '')),
  ],
  'su.team.level-cap': (team, { actual, required }, _getName, lookup) =>
    team.members.length > MAX_MEMBER_ENTRIES
      ? []
      : proposeSmallerTeams(team, Number(actual) - Number(required), lookup),
  'su.team.duplicate-super': removeOneMember,
  'su.team.super-force.henchmen': (team, finding, getName) => [
    ...removeSubjects(team, finding, getName),
    ...changeFormation(team),
  ],
  'su.team.combined.ratio': (team, finding, getName) => [
    ...removeOneMember(team, finding, getName),
    ...changeFormation(team),
  ],
  'su.team.combined.high-level': (team, finding, getName) => [
    ...removeOneMember(team, finding, getName),
    ...changeFormation(team),
  ],
  'su.team.goon.ratio': (team, finding, getName) => [
    ...removeOneMember(team, finding, getName),
    ...changeFormation(team),
  ],
  'su.team.goon.supers': (team, finding, getName) => [
    ...removeOneMember(team, finding, getName),
    ...changeFormation(team),
  ],
  'su.team.one-kind': (team) => changeFormation(team),
  'su.team.faction.guest-stars': (team, finding, getName) => [
    ...removeOneMember(team, finding, getName),
    ...removeSubjects(team, finding, getName),
  ],
  'su.team.faction.symbol': ({ members, characters = [] }, { path, required }) => {
    // The path is `/members/INDEX`. The first faction of a character is the one whose symbol the card shows.
    const memberId = members[Number(path.split('/')[2])]?.character;
    const characterIndex = characters.findIndex((character) => character.id === memberId);
    const { factions = [] } = characters[characterIndex] ?? {};
    const orderedFactions = [required, ...factions.filter((faction) => faction !== required)];
    return characterIndex < 0
      ? []
      : [
          createSetFix(
            (translate) =>
              translate('supersUnlimited.fixes.putFactionFirst', { faction: formatValue(translate, required) }),
            `/characters/${characterIndex}/factions`,
            orderedFactions,
          ),
        ];
  },
  'su.team.faction.absent': ({ members, characters = [] }) => {
    const memberIds = new Set(members.map((member) => member.character));
    const factions = new Set(
      characters.filter((character) => memberIds.has(character.id)).flatMap((character) => character.factions ?? []),
    );
    return [...factions]
      .slice(0, MAX_TRIED)
      .map((faction) =>
        createSetFix(
          (translate) =>
            translate('supersUnlimited.fixes.makeFactionTeam', { faction: formatValue(translate, faction) }),
          '/allegiance/faction',
          faction,
        ),
      );
  },
  'su.team.alignment.majority': removeOneMember,
  'su.team.alignment.anti-heroes': removeOneMember,
  'su.team.alignment.opposed': removeSubjects,
  'su.team.leader.ineligible': ({ members }, { required }, getName) => [
    ...listLeaderIds(members, required).map((leaderId) => proposeLeader(leaderId, getName)),
    createRemoveFix((translate) => translate('supersUnlimited.fixes.nameNoLeader'), '/leader'),
  ],
  'su.team.leader.choice': (_team, { subjects }, getName) =>
    subjects.slice(0, MAX_TRIED).map((leaderId) => proposeLeader(leaderId, getName)),
  'su.team.gimmicks.unknown': (_team, { path, actual }) => [
    ...replaceWord(
      path,
      String(actual),
      GIMMICKS.map((gimmick) => gimmick.id),
    ),
    createRemoveFix(
      (translate) => translate('supersUnlimited.fixes.removeWord', { word: truncate(String(actual)) }),
      path,
    ),
  ],
  'su.team.gimmicks.duplicate': (_team, { path, actual }) => [
    createRemoveFix(
      (translate) => translate('supersUnlimited.fixes.removeGimmick', { gimmick: getTermName(String(actual)) }),
      path,
    ),
  ],
  'su.team.gimmicks.count': ({ gimmicks = [] }, { required }) => [
    createRemoveAllFix(
      (translate) => translate('supersUnlimited.fixes.keepGimmicks', { count: Number(required) }),
      gimmicks.slice(Number(required)).map((_gimmick, index) => `/gimmicks/${Number(required) + index}`),
    ),
  ],
  'su.team.gimmicks.class': (_team, { path, actual }) => [
    createRemoveFix(
      (translate) => translate('supersUnlimited.fixes.removeGimmick', { gimmick: getTermName(String(actual)) }),
      path,
    ),
  ],
  'su.team.gimmicks.no-user': (_team, { path, actual }) => [
    createRemoveFix(
      (translate) => translate('supersUnlimited.fixes.removeGimmick', { gimmick: getTermName(String(actual)) }),
      path,
    ),
  ],
  'event.formation': (team) => changeFormation(team),
  'event.copies': ({ members }, finding, getName) => {
    const [characterId = ''] = finding.subjects;
    const memberIndex = members.findIndex(
      (member) => member.character === characterId && (member.copies ?? 1) > Number(finding.required),
    );
    const label: LateText = (translate) =>
      translate('supersUnlimited.fixes.keepCopies', {
        count: formatValue(translate, finding.required),
        name: nameMember(translate, characterId, getName),
      });
    const limitFixes = memberIndex < 0 ? [] : setNumber(label, `/members/${memberIndex}/copies`, finding.required);
    return [...limitFixes, ...removeOneMember({ members }, finding, getName)];
  },
  'event.gimmicks': () => [
    createSetFix((translate) => translate('supersUnlimited.fixes.playWithoutGimmicks'), '/gimmicks', []),
  ],
  'event.levels': (_team, { required }) =>
    setNumber(
      (translate) => translate('supersUnlimited.fixes.stateLevels', { count: Number(required) }),
      '/levels',
      required,
    ),
  'event.banned': removeSubjects,
  'event.character-level': removeSubjects,
  'event.not-approved': removeSubjects,
  'event.ceiling': (team, finding, getName) => [
    ...(finding.path.startsWith('/characters/')
      ? setNumber(
          (translate) => translate('supersUnlimited.fixes.lower', { limit: formatValue(translate, finding.required) }),
          finding.path,
          finding.required,
        )
      : []),
    ...removeSubjects(team, finding, getName),
  ],
};

/** Proposes to set a number. A number that JSON can't hold is a text in the finding, which can't be set. */
function setNumber(label: LateText, pointer: string, newValue: Finding['required']): Fix[] {
  return typeof newValue === 'number' ? [createSetFix(label, pointer, newValue)] : [];
}

const nameMember = (translate: Translate, characterId: string, getName: GetName): string =>
  truncate(nameCharacter(translate, getName(characterId), characterId));

/** Proposes to name a member as the Leader. */
const proposeLeader = (leaderId: string, getName: GetName): Fix =>
  createSetFix(
    (translate) => translate('supersUnlimited.fixes.letLead', { name: nameMember(translate, leaderId, getName) }),
    '/leader',
    leaderId,
  );

/** Returns the ids of the members who may lead. Searches for each id, because the finding joins ids with commas and ids may have commas. */
function listLeaderIds(members: Team['members'], required: Finding['required']): string[] {
  if (typeof required !== 'string') return [];
  const listedIds = `, ${required}, `;
  const memberIds = new Set(members.map((member) => member.character));
  return [...memberIds].filter((memberId) => listedIds.includes(`, ${memberId}, `));
}

/** Proposes, for each entry, to remove one member. The trial shows which of these fixes helps. */
function removeOneMember({ members }: Pick<Team, 'members'>, _finding: Finding, getName: GetName): Fix[] {
  if (members.length > MAX_MEMBER_ENTRIES) return [];
  return members.map(({ character, copies = 1 }, index) =>
    copies > 1
      ? createSetFix(
          (translate) =>
            translate('supersUnlimited.fixes.oneLess', { name: nameMember(translate, character, getName) }),
          `/members/${index}/copies`,
          copies - 1,
        )
      : createRemoveFix(
          (translate) =>
            translate('supersUnlimited.fixes.leaveOut', { names: nameMember(translate, character, getName) }),
          `/members/${index}`,
        ),
  );
}

/** Proposes to remove all subjects of the finding. */
function removeSubjects({ members }: Team, { subjects }: Finding, getName: GetName): Fix[] {
  const removedIds = new Set(subjects);
  const memberPointers = members.flatMap(({ character }, index) =>
    removedIds.has(character) ? [`/members/${index}`] : [],
  );
  if (memberPointers.length === 0 || memberPointers.length === members.length || memberPointers.length > MAX_REMOVED)
    return [];
  return [
    createRemoveAllFix(
      (translate) =>
        translate('supersUnlimited.fixes.leaveOut', {
          names: listNames(
            translate,
            subjects.map((characterId) => nameCharacter(translate, getName(characterId), characterId)),
          ),
        }),
      memberPointers,
    ),
  ];
}

/** Removes several entries. Removes the last entry first, so that the pointers of the other entries remain valid. */
function createRemoveAllFix(label: LateText, pointers: readonly string[]): Fix {
  return { label, edits: pointers.map((pointer) => ({ op: 'remove', path: pointer }) as const).reverse() };
}

function changeFormation({ formation }: Team): Fix[] {
  return FORMATIONS.filter((otherFormation) => otherFormation !== formation).map((otherFormation) =>
    createSetFix(
      (translate) => translate('supersUnlimited.fixes.changeFormation', { formation: getTermName(otherFormation) }),
      '/formation',
      otherFormation,
    ),
  );
}
