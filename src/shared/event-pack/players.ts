/** Assigns submissions to players, determines which of several submissions counts, and lists players without one. */
import { compareCodePoints } from '../text/code-point-order.ts';
import { type AuditEntry, findHistories, findRuling, type Ruling } from './audit-trail.ts';
import { getArrival, isLateArrival } from './event-dates.ts';
import { findLongestNames, findSameName, getNameKey, indexNames, type NameIndex } from './player-names.ts';
import { getRuledContents, MAX_NOTED_FILES, type Submission } from './submission.ts';

/** What the organizer knows about the players. Names are compared without case and accents. */
export interface KnownPlayers {
  /** The names of the expected players. */
  readonly expected: readonly string[];
  /** The player of a file, if the organizer has set it; an empty name means that there is none. */
  readonly playerByFile: Readonly<Record<string, string>>;
  /** Files that the organizer has chosen over others of the same player. */
  readonly counting: readonly string[];
  /** The decisions of judges, and the submissions that were withdrawn. */
  readonly auditTrail?: readonly AuditEntry[];
  /** Returns the arrival time of a file, as numbers that are compared one after another. Empty if the time is unknown. */
  readonly getArrivalTime: (file: string) => readonly number[];
  /** Returns the times by which it is decided whether a file is late, if these are others than those of its arrival. */
  readonly getDeadlineTimes?: (file: string) => readonly number[];
  /** Returns when earlier versions of a file arrived, in milliseconds since 1970, the oldest first. */
  getEarlierVersions?(file: string): readonly number[];
  /** Returns when the organizer changed a list, in milliseconds since 1970; undefined if the list is as it arrived. */
  getChangedAt?(file: string): number | undefined;
}

export const NO_PLAYERS: KnownPlayers = { expected: [], playerByFile: {}, counting: [], getArrivalTime: () => [] };

/**
 * The standing of a submission: among the submissions of its player, whose fields are absent if there is no player, and what a judge has
 * decided.
 */
export interface PlayerStanding extends Ruling {
  /** Whether the list counts and arrived after the deadline. A withdrawn or replaced list is never late. */
  readonly isLate?: true;
  /** When a late submission arrived, in milliseconds since 1970; absent if it isn't late. */
  readonly receivedAt?: number;
  readonly player?: string;
  /** The file that counts instead of this one. */
  readonly replacedBy?: string;
  /** The files that this one replaces, `MAX_NOTED_FILES` at most. */
  readonly replaces?: readonly string[];
  /** Other files of the player, if it is unknown which file is the newest; `MAX_NOTED_FILES` at most. */
  readonly contested?: readonly string[];
  /** The number of files that are not named; absent if there are none. */
  readonly unnamedCount?: number;
  /** When earlier versions of the file arrived, in milliseconds since 1970, the oldest first; absent if there were none. */
  readonly earlierVersions?: readonly number[];
  /** What was decided about it, also under an earlier name, the oldest first; absent if nothing was. */
  readonly history?: readonly AuditEntry[];
}

/** Returns the standing of each submission, in the order of the submissions. */
export function getStandings(
  submissions: readonly Submission[],
  knownPlayers: KnownPlayers = NO_PLAYERS,
  deadline?: number,
): PlayerStanding[] {
  const ruledFiles = submissions.map((submission) => {
    const [arrivalTime] = knownPlayers.getArrivalTime(submission.file);
    return {
      file: submission.file,
      contents: getRuledContents(submission),
      ...(arrivalTime === undefined ? {} : { arrivalTime }),
    };
  });
  const histories = findHistories(knownPlayers.auditTrail ?? [], ruledFiles);
  const rulings = ruledFiles.map(({ contents }, index) => findRuling(histories[index] ?? [], contents));
  const expectedNameIndex = indexNames(knownPlayers.expected);
  const playerBySubmission = submissions.map((submission) => findPlayer(submission, knownPlayers, expectedNameIndex));
  /** The submissions of each player that aren't withdrawn: lists, and files that can't be read as one. */
  const groupsByPlayer = new Map<string, { lists: Submission[]; unreadable: Submission[] }>();
  submissions.forEach((submission, submissionIndex) => {
    const playerName = playerBySubmission[submissionIndex];
    const isWithdrawn = rulings[submissionIndex]?.withdrawal !== undefined;
    if (playerName === undefined || isWithdrawn) return;
    const nameKey = getNameKey(playerName);
    const playerGroup = groupsByPlayer.get(nameKey) ?? { lists: [], unreadable: [] };
    groupsByPlayer.set(nameKey, playerGroup);
    playerGroup[submission.kind === 'list' ? 'lists' : 'unreadable'].push(submission);
  });
  const chosenFiles = new Set(knownPlayers.counting);
  const countingByPlayer = new Map(
    [...groupsByPlayer].map(([nameKey, { lists }]) => [nameKey, findCounting(lists, chosenFiles, knownPlayers)]),
  );
  /** Whether a file that can't be read is settled by the list of its player that counts: a later one, or the one that was chosen. */
  const isSettledBy = (unreadable: Submission, countingList: Submission | undefined): boolean =>
    countingList !== undefined &&
    (chosenFiles.has(countingList.file) ||
      compareTimes(knownPlayers.getArrivalTime(countingList.file), knownPlayers.getArrivalTime(unreadable.file)) > 0);
  const getPlayerStanding = (submission: Submission, submissionIndex: number): PlayerStanding => {
    const playerName = playerBySubmission[submissionIndex];
    if (playerName === undefined) return {};
    const nameKey = getNameKey(playerName);
    const isWithdrawn = rulings[submissionIndex]?.withdrawal !== undefined;
    const countingSubmission = countingByPlayer.get(nameKey);
    if (isWithdrawn) return { player: playerName };
    if (submission.kind !== 'list')
      return countingSubmission !== undefined && isSettledBy(submission, countingSubmission)
        ? { player: playerName, replacedBy: countingSubmission.file }
        : { player: playerName };
    if (countingSubmission !== undefined && countingSubmission !== submission)
      return { player: playerName, replacedBy: countingSubmission.file };
    const { lists = [], unreadable = [] } = groupsByPlayer.get(nameKey) ?? {};
    const playerSubmissions = [
      ...lists,
      ...unreadable.filter((candidate) => isSettledBy(candidate, countingSubmission)),
    ];
    if (playerSubmissions.length < 2) return { player: playerName };
    // The submission itself may be among the first files, so one more file is read than is named. Reading all files of the player for
    // each of these files would take quadratic time.
    const otherSubmissions = playerSubmissions
      .slice(0, MAX_NOTED_FILES + 1)
      .filter((otherSubmission) => otherSubmission !== submission);
    const namedFiles = otherSubmissions.slice(0, MAX_NOTED_FILES).map(({ file }) => file);
    const unnamedCount = playerSubmissions.length - 1 - namedFiles.length;
    const unnamedFields = unnamedCount > 0 ? { unnamedCount } : {};
    return countingSubmission === undefined
      ? { player: playerName, contested: namedFiles, ...unnamedFields }
      : { player: playerName, replaces: namedFiles, ...unnamedFields };
  };
  const getVersionFields = ({ file }: Submission): Pick<PlayerStanding, 'earlierVersions'> => {
    const earlierVersions = knownPlayers.getEarlierVersions?.(file) ?? [];
    return earlierVersions.length === 0 ? {} : { earlierVersions };
  };
  const getChangeFields = ({ file }: Submission): Pick<PlayerStanding, 'changedAt'> => {
    const changedAt = knownPlayers.getChangedAt?.(file);
    return changedAt === undefined ? {} : { changedAt };
  };
  const getDeadlineTimes = knownPlayers.getDeadlineTimes ?? knownPlayers.getArrivalTime;
  const isLate = ({ file }: Submission, { replacedBy, withdrawal }: PlayerStanding): boolean =>
    replacedBy === undefined && withdrawal === undefined && isLateArrival(getDeadlineTimes(file), deadline);
  const addLateness = (submission: Submission, standing: PlayerStanding): PlayerStanding =>
    isLate(submission, standing)
      ? { ...standing, isLate: true, receivedAt: getArrival(getDeadlineTimes(submission.file)) ?? 0 }
      : standing;
  return submissions.map((submission, submissionIndex) =>
    addLateness(submission, {
      ...getVersionFields(submission),
      ...getChangeFields(submission),
      ...getPlayerStanding(submission, submissionIndex),
      ...rulings[submissionIndex],
      ...((histories[submissionIndex] ?? []).length === 0 ? {} : { history: histories[submissionIndex] ?? [] }),
    }),
  );
}

/** Expected players, in the order in which the organizer entered them. */
export interface AbsentPlayers {
  /** Those without any submission. */
  readonly missing: readonly string[];
  /** Those whose submissions are all withdrawn. */
  readonly withdrawn: readonly string[];
}

export function listAbsentPlayers(standings: readonly PlayerStanding[], { expected }: KnownPlayers): AbsentPlayers {
  const collectKeys = (playerStandings: readonly PlayerStanding[]): ReadonlySet<string> =>
    new Set(playerStandings.flatMap(({ player }) => (player === undefined ? [] : [getNameKey(player)])));
  const senderKeys = collectKeys(standings);
  const presentKeys = collectKeys(standings.filter(({ withdrawal }) => withdrawal === undefined));
  return {
    missing: expected.filter((playerName) => !senderKeys.has(getNameKey(playerName))),
    withdrawn: expected.filter(
      (playerName) => senderKeys.has(getNameKey(playerName)) && !presentKeys.has(getNameKey(playerName)),
    ),
  };
}

/** Returns the player that the organizer has set, or else the player that the team names, or else the only name in the file path. */
function findPlayer(submission: Submission, knownPlayers: KnownPlayers, expectedNames: NameIndex): string | undefined {
  const organizerName = Object.hasOwn(knownPlayers.playerByFile, submission.file)
    ? knownPlayers.playerByFile[submission.file]
    : undefined;
  if (organizerName !== undefined) return organizerName === '' ? undefined : organizerName;
  const ownName = submission.kind === 'list' ? submission.team.player?.trim() : undefined;
  if (ownName) return findSameName(ownName, expectedNames) ?? ownName;
  const foundNames = findLongestNames(submission.file, expectedNames);
  return foundNames.length === 1 ? foundNames[0] : undefined;
}

/**
 * Returns the submission that counts: the one that the organizer chose, or else the newest one. Returns undefined if the newest one is
 * unknown and the submissions differ.
 */
function findCounting(
  submissions: readonly Submission[],
  chosenFiles: ReadonlySet<string>,
  { getArrivalTime }: KnownPlayers,
): Submission | undefined {
  const chosenSubmissions = submissions.filter(({ file }) => chosenFiles.has(file));
  if (chosenSubmissions.length === 1) return chosenSubmissions[0];
  const newestFirst = [...submissions].sort(
    (a, b) => compareTimes(getArrivalTime(b.file), getArrivalTime(a.file)) || compareCodePoints(b.file, a.file),
  );
  const [newest, secondNewest] = newestFirst;
  if (newest === undefined || secondNewest === undefined) return newest;
  const isKnown = compareTimes(getArrivalTime(newest.file), getArrivalTime(secondNewest.file)) > 0;
  return isKnown || submissions.every((submission) => getFingerprint(submission) === getFingerprint(newest))
    ? newest
    : undefined;
}

const getFingerprint = (submission: Submission): string =>
  submission.kind === 'list' ? submission.judgement.fingerprint : submission.file;

function compareTimes(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Adds notes about several submissions of one player before the other notes, and about earlier versions of the file after them. */
export function addPlayerNotes(submissions: readonly Submission[], standings: readonly PlayerStanding[]): Submission[] {
  return submissions.map((judgedSubmission, submissionIndex) => {
    const { earlierVersions } = standings[submissionIndex] ?? {};
    const submission: Submission =
      earlierVersions === undefined
        ? judgedSubmission
        : { ...judgedSubmission, notes: [...judgedSubmission.notes, { kind: 'resubmitted', times: earlierVersions }] };
    const { player = '', replacedBy, replaces, contested, unnamedCount } = standings[submissionIndex] ?? {};
    const addNote = (noteKind: 'replaced' | 'replaces' | 'same-player', noteFiles: readonly string[]): Submission => {
      const playerNote = {
        kind: noteKind,
        player,
        files: noteFiles,
        ...(unnamedCount === undefined ? {} : { more: unnamedCount }),
      };
      return { ...submission, notes: [playerNote, ...submission.notes] };
    };
    if (replacedBy !== undefined) return addNote('replaced', [replacedBy]);
    if (replaces !== undefined) return addNote('replaces', replaces);
    return contested === undefined ? submission : addNote('same-player', contested);
  });
}
