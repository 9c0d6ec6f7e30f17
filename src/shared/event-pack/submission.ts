/** The files that an organizer receives, and the submissions among them. */
import type { Unreadable } from '../document/parse.ts';
import type { AnyDocument, Character, Team } from '../document/schema.ts';
import type { Finding } from '../rules/finding.ts';
import type { Judgement } from '../rules/judge.ts';
import type { LateText } from '../texts/late-text.ts';
import type { RuledContents } from './audit-trail.ts';

/** A file in the organizer's folder: its path within the folder, with forward slashes, and its content. */
export type ReceivedFile =
  /**
   * `archive` is the archive that contained the file. `assumed` lists the settings that a text list leaves out, with the values that
   * were chosen. `borrowed` are the names of characters that a text list has from other lists.
   */
  | {
      file: string;
      ok: true;
      document: AnyDocument;
      archive?: string;
      assumed?: LateText;
      borrowed?: readonly string[];
    }
  /** `digest` is the SHA-256 of an unreadable file; absent if its bytes can't be read. */
  | { file: string; ok: false; error: Unreadable; digest?: string }
  /** A file that is not judged. The reason is a clause: `a picture`. */
  | { file: string; reason: LateText };

/** A submitted team with its verdict for the event. */
export interface JudgedSubmission {
  kind: 'list';
  file: string;
  team: Team;
  /** The findings have fixes if `areFixesTried` is true. */
  judgement: Judgement;
  /** Whether fixes were tried, which takes too long for large teams and thousands of submissions. */
  areFixesTried: boolean;
  /** Members that the team does not embed and that were found in other files or in the library, in the order of the team. */
  membersFromOtherFiles: Character[];
  /** The ids of members whose characters are nowhere. */
  missingMembers: string[];
  /** A digest of these members; absent if there are none. */
  membersDigest?: string;
  /** Errors of members from other files, which are not among the findings of the team itself. */
  memberReasons: MemberReason[];
  notes: SubmissionNote[];
}

export interface MemberReason {
  member: Character;
  finding: Finding;
}

/** An unreadable file that may have been meant as a submission. */
interface UnreadableSubmission {
  kind: 'unreadable';
  file: string;
  error: Unreadable;
  /** The SHA-256 of the file; absent if its bytes can't be read. */
  digest?: string;
  notes: SubmissionNote[];
}

export type Submission = JudgedSubmission | UnreadableSubmission;

/**
 * A note for the organizer in addition to the verdict. `files` names the first of the other files that the note is about. `more` is the
 * number of further files.
 */
export type SubmissionNote =
  /** Several submissions of one player: another one counts, this one does, or it is unknown which one does. */
  | { kind: 'replaced' | 'replaces' | 'same-player'; player: string; files: readonly string[]; more?: number }
  | { kind: 'same-id' | 'same-file-name' | 'same-contents'; files: readonly string[]; more?: number }
  /** Earlier versions of the file arrived at these times, in milliseconds since 1970, the oldest first. */
  | { kind: 'resubmitted'; times: readonly number[] }
  /** A text list leaves out settings: `Formation: Combined Team` was chosen. */
  | { kind: 'assumed-settings'; settings: LateText }
  /** These members, by name, are from the organizer's library, because their characters are in none of the files. */
  | { kind: 'library-members'; names: readonly string[] }
  /** A text list names these members, which are only in the lists of other players. */
  | { kind: 'borrowed-members'; names: readonly string[] }
  /** The list brings a character with other values than the organizer's own: `Level 5 instead of 7`. */
  | { kind: 'other-values'; name: string; differences: LateText }
  /** A member was looked up, and several files have different characters with this id. The first of `files` was used. */
  | { kind: 'contested-member'; id: string; files: readonly string[]; more?: number };

/** The maximum number of files that a note names. */
export const MAX_NOTED_FILES = 12;

/** `incomplete`: characters of members are missing, so the list can't be judged. `unclear`: a text list has lines that need an answer. */
export type SubmissionVerdict = Judgement['verdict'] | 'incomplete' | 'unclear' | 'unreadable';

export function getVerdict(submission: Submission): SubmissionVerdict {
  if (submission.kind === 'unreadable') return submission.error.obstacle === 'unclear' ? 'unclear' : 'unreadable';
  const { judgement, missingMembers } = submission;
  return judgement.verdict === 'illegal' && missingMembers.length > 0 ? 'incomplete' : judgement.verdict;
}

/** Returns the verdict in tables and exit codes, which existed before lists were called incomplete or unclear. */
export const getTableVerdict = (submission: Submission): Judgement['verdict'] | 'unreadable' =>
  submission.kind === 'list' ? submission.judgement.verdict : 'unreadable';

/** Returns what decisions about a submission depend on. */
export const getRuledContents = (submission: Submission): RuledContents =>
  submission.kind === 'list'
    ? { fingerprint: submission.judgement.fingerprint, members: submission.membersDigest ?? '' }
    : { fingerprint: submission.digest ?? '', members: '' };

/** A finding about a list, or about a member from another file. */
export interface ListedFinding {
  readonly finding: Finding;
  readonly member?: Character;
}

/** Lists the findings of a list, then those of its members from other files. */
export const listAllFindings = ({ judgement, memberReasons }: JudgedSubmission): ListedFinding[] => [
  ...judgement.findings.map((finding) => ({ finding })),
  ...memberReasons,
];

/** Counts the findings of a severity, including those of members from other files. */
export const countFindings = (submission: Submission, severity: Finding['severity']): number =>
  submission.kind === 'unreadable'
    ? 0
    : listAllFindings(submission).filter(({ finding }) => finding.severity === severity).length;

/** Returns the name of a submitted team, or the file name if the file is unreadable. */
export const getSubmissionName = (submission: Submission): string =>
  submission.kind === 'unreadable'
    ? submission.file.slice(submission.file.lastIndexOf('/') + 1)
    : submission.team.name.trim() === ''
      ? submission.team.id
      : submission.team.name;
