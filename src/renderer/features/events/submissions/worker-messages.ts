/** Messages between the page and the worker that judges submissions. */
import type { AuditEntry, RuledContents, Ruling } from '../../../../shared/event-pack/audit-trail.ts';
import type { SubmissionVerdict } from '../../../../shared/event-pack/submission.ts';
import type { Finding } from '../../../../shared/rules/finding.ts';
import type { EventNotes } from '../../../store/events/event-notes.ts';

/** The progress of the worker. */
export interface Progress {
  readonly stage: 'reading' | 'judging' | 'drawing';
  readonly done: number;
  readonly total: number;
}

/** Functions of the page that the worker calls. */
export interface SubmissionsPage {
  showProgress(progress: Progress): void;
}

/** The files of the worker after some were added. */
export interface AddedFiles {
  /** The number of all files. */
  readonly fileCount: number;
  /** Whether any of them is judged with characters of the library: a plain text or a team. */
  readonly needsLibrary: boolean;
}

export type CharacterNames = ReadonlyMap<string, string>;

/** The organizer's notes about players, and the arrival of each submitted file. */
export interface PlayerNotes {
  /** Names of the expected players. */
  readonly expected: readonly string[];
  /** The player of each file, by file name. */
  readonly of: Readonly<Record<string, string>>;
  /** Files that the organizer has chosen to count for their players, even if they are not the newest submissions. */
  readonly counting: readonly string[];
  /** What was decided about submissions. */
  readonly auditTrail: readonly AuditEntry[];
  /** The times when a file was added and last modified, by file name. Later numbers decide if earlier ones are equal. */
  readonly arrivalTimes: Readonly<Record<string, readonly number[]>>;
  /** The arrival times that the organizer has set, by file name. */
  readonly received: EventNotes['received'];
  /** The times when earlier versions of a file were added, by file name, the oldest first. */
  readonly earlierVersions: Readonly<Record<string, readonly number[]>>;
  /** When the organizer repaired or resolved a list, by file name. */
  readonly changeTimes: Readonly<Record<string, number>>;
}

/** An earlier table: its file name and its text. */
export interface EarlierTable {
  readonly file: string;
  readonly text: string;
}

/** One file, ready to be shown. */
export interface ShownSubmission extends Ruling {
  readonly file: string;
  readonly name: string;
  /** `library`: a character, faction or event pack on its own. `no-list`: a file that is no document to judge, such as a picture. */
  readonly verdict: SubmissionVerdict | 'library' | 'no-list';
  /** The size such as `25 of 25`; empty if the game does not count it. */
  readonly size: string;
  /** The first findings as sentences, or the reason why the file is not judged. */
  readonly reason: string;
  /** The change since the earlier table, such as `same`; empty without a comparison. */
  readonly change: string;
  /** The status in the earlier table, if the verdict was another one. */
  readonly earlierStatus?: string;
  /** The number of errors of the submission itself and of its members. */
  readonly errorCount: number;
  readonly warningCount: number;
  /** The times when the file was added and last modified, or the time that the organizer has set. */
  readonly arrivalTimes: readonly number[];
  /** When the file was added, in milliseconds since 1970; 0 if that is unknown. */
  readonly addedAt: number;
  readonly player?: string;
  /** The file of the same player's submission that replaces this one. */
  readonly replacedBy?: string;
  /** Whether the player has other submissions and the newest one is not known. */
  readonly isContested?: true;
  /** Whether it arrived after the deadline of the event. */
  readonly isLate?: true;
  /** Sentences about the judge's decision and a withdrawal. */
  readonly rulings: readonly string[];
  /** What was decided about it, also under an earlier name, the oldest first; absent if nothing was. */
  readonly history?: readonly AuditEntry[];
  /** What a decision about it applies to. */
  readonly contents: RuledContents;
  readonly fingerprint: string;
  /** Findings without their fixes; `repairs` describes what would repair each of them. */
  readonly findings: readonly { readonly finding: Finding; readonly repairs: readonly string[] }[];
  /** Findings on characters that came in other files. */
  readonly memberFindings: readonly Finding[];
  /** Sentences about characters with other values than the organizer's own. */
  readonly differences: readonly string[];
  /** The members with their Levels: `3x Harbor Volunteer (1)`. */
  readonly members: readonly string[];
  /** Whether the file is a text list, whose text can be shown. */
  readonly isText?: true;
  /** What is unclear in a text list, a line for each question. */
  readonly questions: readonly string[];
  /** Sentences with remarks on the verdict, or with advice about a file that cannot be read. */
  readonly notes: readonly string[];
}

export interface SubmissionResults {
  readonly submissions: readonly ShownSubmission[];
  /** Names of the submissions that are in the earlier table but not in these files. */
  readonly vanished: readonly string[];
  /** What was decided about files that are no longer there, the oldest first. */
  readonly removedHistory: readonly AuditEntry[];
  /** Expected players who have not submitted anything. */
  readonly missingPlayers: readonly string[];
  /** Expected players whose submissions are all withdrawn. */
  readonly withdrawnPlayers: readonly string[];
  /** A digest of the table of verdicts without its column of changes. Equal digests mean equal results. */
  readonly digest: string;
}
