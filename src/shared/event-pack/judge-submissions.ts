/** Judges every submission among the files of a folder. */

import { LIMITS } from '../base/limits.ts';
import type { GameDocuments } from '../document/document-spec.ts';
import { type Sha256, sha256Anywhere } from '../document/fingerprint/sha256.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import type { Character, EventPack, Team } from '../document/schema.ts';
import type { GameRules } from '../rules/game-rules.ts';
import { getFindingRole } from '../rules/game-rules.ts';
import { type FixOptions, judge } from '../rules/judge.ts';
import type { LateText } from '../texts/late-text.ts';
import { getCachedFingerprint } from './cached-fingerprint.ts';
import { createDifferenceNotes, createIdKey, indexOwnCharacters, type OwnCharacters } from './character-differences.ts';
import { MAX_FIXES } from './finding-groups.ts';
import {
  type JudgedSubmission,
  MAX_NOTED_FILES,
  type MemberReason,
  type ReceivedFile,
  type Submission,
} from './submission.ts';
import { createNotes } from './submission-notes.ts';

/** Characters that have their own files, by id. Several files may have the same id. */
type Lookup = ReadonlyMap<string, readonly LooseCharacter[]>;
interface LooseCharacter {
  readonly file: string;
  readonly character: Character;
  /** The archive that contained the character. */
  readonly archive: string | undefined;
}

interface JudgeSubmissionsOptions {
  /** The organizer's characters: for members that are in none of the files, and to compare members with. */
  readonly libraryCharacters?: readonly Character[] | undefined;
  /** Called with the progress. */
  readonly onJudged?: ((done: number, of: number) => void) | undefined;
  readonly sha256?: Sha256 | undefined;
}

/**
 * Returns a submission for each team and for each unreadable file, in the order of the files. Characters, factions and event packs are not
 * submissions; members are looked up among the characters (R8.4), then in the library.
 */
export function judgeSubmissions(
  gameCatalog: GameCatalog<GameRules>,
  files: readonly ReceivedFile[],
  eventPack: EventPack,
  { libraryCharacters = [], onJudged, sha256 }: JudgeSubmissionsOptions = {},
): Submission[] {
  const charactersById = createLookup(files);
  const ownCharacters = indexOwnCharacters(libraryCharacters);
  const receivedSubmissions = files.filter(isSubmission);
  const trials = { left: LIMITS.reportTrials };
  const submissions = receivedSubmissions.map((receivedFile, fileIndex): Submission => {
    const submission = judgeSubmission(gameCatalog, receivedFile, {
      charactersById,
      ownCharacters,
      eventPack,
      trials,
      ...(sha256 === undefined ? {} : { sha256 }),
    });
    onJudged?.(fileIndex + 1, receivedSubmissions.length);
    return submission;
  });
  const submissionNotes = createNotes(submissions);
  return submissions.map((submission, index) => ({
    ...submission,
    notes: [...(submissionNotes[index] ?? []), ...submission.notes],
  }));
}

/** An unreadable file may have been meant as a submission. */
type ReceivedSubmission = Exclude<ReceivedFile, { reason: LateText }>;
const isSubmission = (file: ReceivedFile): file is ReceivedSubmission =>
  !('reason' in file) && (!file.ok || file.document.format === 'rollcall.team');

function createLookup(files: readonly ReceivedFile[]): Lookup {
  const charactersById = new Map<string, LooseCharacter[]>();
  for (const receivedFile of files) {
    if ('reason' in receivedFile || !receivedFile.ok || receivedFile.document.format !== 'rollcall.character') continue;
    const { file, document: character, archive } = receivedFile;
    const sameIdCharacters = charactersById.get(character.id);
    if (sameIdCharacters) sameIdCharacters.push({ file, character, archive });
    else charactersById.set(character.id, [{ file, character, archive }]);
  }
  return charactersById;
}

/**
 * Limits the fixes that are tried for a team. Each trial judges all members again, so their number is limited, for one submission and for
 * all submissions together. A team that would need too many trials for one fix of each finding gets none.
 */
function createTrialLimit(
  { members }: Team,
  trials: { left: number },
): Pick<FixOptions, 'isWorthTrying' | 'maxTrials' | 'onTrial'> {
  const trialCost = Math.max(1, members.length);
  return {
    isWorthTrying: (findings) =>
      findings.length * trialCost <= LIMITS.submissionTrials && trials.left >= LIMITS.submissionTrials,
    maxTrials: Math.floor(LIMITS.submissionTrials / trialCost),
    onTrial: () => {
      trials.left -= trialCost;
    },
  };
}

interface JudgeContext {
  readonly charactersById: Lookup;
  readonly ownCharacters: OwnCharacters;
  readonly eventPack: EventPack;
  readonly trials: { left: number };
  readonly sha256?: Sha256;
}

function judgeSubmission(
  gameCatalog: GameCatalog<GameRules>,
  submission: ReceivedSubmission,
  { charactersById, ownCharacters, eventPack, trials, ...fingerprintOptions }: JudgeContext,
): Submission {
  const { file } = submission;
  if (!submission.ok) {
    const { error, digest } = submission;
    return { kind: 'unreadable', file, error, ...(digest === undefined ? {} : { digest }), notes: [] };
  }
  const submittedTeam = submission.document as Team;
  const { membersFromOtherFiles, libraryMembers } = findMembersElsewhere(
    submittedTeam,
    { charactersById, ownCharacters },
    submission.archive,
  );
  const trialLimit = createTrialLimit(submittedTeam, trials);
  let areFixesTried = true;
  const fixRequest: FixOptions = {
    ...trialLimit,
    maxFixes: MAX_FIXES,
    prefersLegal: true,
    isWorthTrying: (findings) => {
      areFixesTried = trialLimit.isWorthTrying(findings);
      return areFixesTried;
    },
  };
  const teamJudgement = judge(gameCatalog, submittedTeam, {
    characters: membersFromOtherFiles,
    eventPack,
    fixes: fixRequest,
    ...fingerprintOptions,
  });
  const illegalMemberIds = new Set(
    teamJudgement.findings.flatMap(({ code, subjects }) =>
      getFindingRole(gameCatalog, submittedTeam, code) === 'member-illegal' ? subjects : [],
    ),
  );
  const memberReasons = membersFromOtherFiles.flatMap((member): MemberReason[] => {
    if (!illegalMemberIds.has(member.id)) return [];
    // The member is judged without the event pack, whose findings the team has already.
    const memberJudgement = judge(gameCatalog, member, { options: [eventPack.options, submittedTeam.options] });
    return memberJudgement.findings
      .filter((memberFinding) => memberFinding.severity === 'error')
      .map((memberFinding) => ({ member, finding: memberFinding }));
  });
  return {
    kind: 'list',
    file,
    team: submittedTeam,
    judgement: teamJudgement,
    areFixesTried,
    membersFromOtherFiles,
    missingMembers: listMissingMembers(submittedTeam).filter(
      (characterId) => !membersFromOtherFiles.some(({ id }) => id === characterId),
    ),
    ...(membersFromOtherFiles.length === 0
      ? {}
      : { membersDigest: createMembersDigest(gameCatalog, membersFromOtherFiles, fingerprintOptions.sha256) }),
    memberReasons,
    notes: [
      ...(submission.assumed === undefined
        ? []
        : [{ kind: 'assumed-settings' as const, settings: submission.assumed }]),
      ...(submission.borrowed === undefined ? [] : [{ kind: 'borrowed-members' as const, names: submission.borrowed }]),
      ...(libraryMembers.length === 0
        ? []
        : [{ kind: 'library-members' as const, names: libraryMembers.map(({ name, id }) => name || id) }]),
      ...createDifferenceNotes(gameCatalog, listSentMembers(submittedTeam, membersFromOtherFiles), ownCharacters),
      ...createContestedNotes(gameCatalog, membersFromOtherFiles, charactersById, submission.archive),
    ],
  };
}

const createMembersDigest = (
  gameCatalog: GameCatalog<GameDocuments>,
  members: readonly Character[],
  sha256: Sha256 = sha256Anywhere,
): string => sha256(members.map((member) => getCachedFingerprint(gameCatalog, member)).join(' '));

/** Returns the members that a team doesn't embed, in the order of the team, each once, and those of them that are from the library. */
function findMembersElsewhere(
  team: Team,
  { charactersById, ownCharacters }: Pick<JudgeContext, 'charactersById' | 'ownCharacters'>,
  archive: string | undefined,
): { membersFromOtherFiles: Character[]; libraryMembers: Character[] } {
  const libraryMembers: Character[] = [];
  const membersFromOtherFiles = listMissingMembers(team).flatMap((characterId): readonly Character[] => {
    const [candidate] = findCandidates(charactersById, characterId, archive);
    if (candidate !== undefined) return [candidate.character];
    const libraryCharacter = ownCharacters.byId.get(createIdKey({ ruleset: team.ruleset, id: characterId }));
    if (libraryCharacter === undefined) return [];
    libraryMembers.push(libraryCharacter);
    return [libraryCharacter];
  });
  return { membersFromOtherFiles, libraryMembers };
}

/** Returns the characters of a team's members that the team embeds, then those from other files. */
function listSentMembers({ members, characters = [] }: Team, membersFromOtherFiles: readonly Character[]): Character[] {
  const memberIds = new Set(members.map(({ character: characterId }) => characterId));
  return [...characters.filter(({ id }) => memberIds.has(id)), ...membersFromOtherFiles];
}

/** Returns the ids of members whose characters a team doesn't embed, each once. */
function listMissingMembers({ members, characters = [] }: Pick<Team, 'members' | 'characters'>): string[] {
  const embeddedIds = new Set(characters.map((character) => character.id));
  return [...new Set(members.map((member) => member.character))].filter((characterId) => !embeddedIds.has(characterId));
}

/** Returns the characters that an id can mean: those from the same archive as the team, if there are any. */
function findCandidates(
  charactersById: Lookup,
  characterId: string,
  archive: string | undefined,
): readonly LooseCharacter[] {
  const candidates = charactersById.get(characterId) ?? [];
  const sameArchiveCandidates =
    archive === undefined ? [] : candidates.filter((candidate) => candidate.archive === archive);
  return sameArchiveCandidates.length > 0 ? sameArchiveCandidates : candidates;
}

function createContestedNotes(
  gameCatalog: GameCatalog<GameDocuments>,
  membersFromOtherFiles: readonly Character[],
  charactersById: Lookup,
  archive: string | undefined,
): JudgedSubmission['notes'] {
  return membersFromOtherFiles.flatMap(({ id: characterId }) => {
    const candidates = findCandidates(charactersById, characterId, archive);
    const [firstCandidate] = candidates;
    if (
      !firstCandidate ||
      !candidates.some(
        ({ character }) =>
          getCachedFingerprint(gameCatalog, character) !== getCachedFingerprint(gameCatalog, firstCandidate.character),
      )
    )
      return [];
    const namedFiles = candidates.slice(0, MAX_NOTED_FILES).map(({ file }) => file);
    const unnamedCount = candidates.length - namedFiles.length;
    return [
      {
        kind: 'contested-member' as const,
        id: characterId,
        files: namedFiles,
        ...(unnamedCount > 0 ? { more: unnamedCount } : {}),
      },
    ];
  });
}
