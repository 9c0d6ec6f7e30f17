/** What the page and the worker that judges lists tell each other. */
import type { Finding } from '../../../../shared/rules/finding.ts';

/** How far the worker is with what it does. */
export interface Progress {
  readonly stage: 'reading' | 'judging' | 'drawing';
  readonly done: number;
  readonly of: number;
}

/** What the page shows while the worker works. */
export interface ListsPage {
  showProgress(progress: Progress): void;
}

export type Names = ReadonlyMap<string, string>;

/** What the organiser has noted of players; when each file that was handed over came, as numbers compared in turn. */
export interface PlayersNoted {
  readonly expected: readonly string[];
  readonly of: Readonly<Record<string, string>>;
  readonly counting: readonly string[];
  readonly came: Readonly<Record<string, readonly number[]>>;
}

/** An earlier table: what it is called, and its text. */
export interface Since {
  readonly file: string;
  readonly text: string;
}

/** One file, ready to be shown. */
export interface ShownList {
  readonly file: string;
  readonly name: string;
  readonly verdict: 'legal' | 'illegal' | 'unreadable' | 'library' | 'no-list';
  /** `25 of 25`, empty where nothing is counted. */
  readonly size: string;
  readonly reason: string;
  readonly change: string;
  /** Of the list itself and of its members. */
  readonly errors: number;
  readonly warnings: number;
  /** When it came, as numbers that are compared in turn. */
  readonly came: readonly number[];
  readonly player?: string;
  /** File of the list of the same player that counts in its place. */
  readonly replacedBy?: string;
  /** Whether the player has other lists, and nobody knows which is the newest. */
  readonly isContested?: true;
  readonly fingerprint: string;
  /** Without fixes; what would repair a finding stands beside it. */
  readonly findings: readonly { readonly finding: Finding; readonly repairs: readonly string[] }[];
  /** Findings on characters that came in other files. */
  readonly elsewhere: readonly Finding[];
  /** Sentences: what to know beside the verdict, and what can be done about a file that cannot be read. */
  readonly notes: readonly string[];
}

export interface JudgedLists {
  readonly lists: readonly ShownList[];
  /** Names of lists that the earlier table has and these files have not. */
  readonly vanished: readonly string[];
  /** Expected players of whom nothing came. */
  readonly missing: readonly string[];
  /** Stands for the table, without what has changed in it: two judgings with the same one say the same. */
  readonly digest: string;
}
