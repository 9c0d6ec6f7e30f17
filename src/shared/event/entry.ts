/** What became of each file an organiser was sent. */
import type { Unreadable } from '../document/parse.ts';
import type { AnyDocument, Character, Team } from '../document/schema.ts';
import type { Finding } from '../rules/finding.ts';
import type { Judgement } from '../rules/judge.ts';
import type { LateText } from '../texts/late-text.ts';

/** A file below the organiser's folder: its path from there, with forward slashes, and what it holds. */
export type ReceivedFile =
  /** `from` is the archive that it was packed in. */
  | { file: string; ok: true; document: AnyDocument; from?: string }
  | { file: string; ok: false; error: Unreadable }
  /** No document to be judged; the reason is a clause: `a picture`. */
  | { file: string; why: LateText };

/** A team that was entered, with its verdict for the event. */
export interface JudgedList {
  kind: 'list';
  file: string;
  team: Team;
  /** Findings have fixes where these were tried. */
  judgement: Judgement;
  /** Whether fixes were tried, which takes too long for large teams and thousands of lists. */
  isTried: boolean;
  /** Members that the list does not embed, as they were found in other files, in its order. */
  elsewhere: Character[];
  /** Errors of members from other files, which are not among the findings of the list itself. */
  reasons: MemberReason[];
  notes: EntryNote[];
}

export interface MemberReason {
  member: Character;
  finding: Finding;
}

/** A file that may have been meant as a list. */
interface UnreadableFile {
  kind: 'unreadable';
  file: string;
  error: Unreadable;
  notes: EntryNote[];
}

export type Entry = JudgedList | UnreadableFile;

/** What an organiser should know of a file beside its verdict. `files` are the first of the others it is about; there may be `more`. */
export type EntryNote =
  /** Several lists of one player: another one counts, this one does, or nobody knows which. */
  | { kind: 'replaced' | 'replaces' | 'same-player'; player: string; files: readonly string[]; more?: number }
  | { kind: 'same-id' | 'same-file-name' | 'same-contents'; files: readonly string[]; more?: number }
  /** A member is looked up, and several files hold different characters of this id; the first of `files` was taken. */
  | { kind: 'contested-member'; id: string; files: readonly string[]; more?: number };

/** Files that are named in one note. */
export const MOST_NOTED = 12;

export type EntryVerdict = Judgement['verdict'] | 'unreadable';

export const verdictOf = (entry: Entry): EntryVerdict =>
  entry.kind === 'list' ? entry.judgement.verdict : 'unreadable';
