/** What the page and the worker that judges lists tell each other. */
import type { EventPack, Team } from '../../../../shared/document/schema.ts';
import type { Finding } from '../../../../shared/finding/finding.ts';
import type { Language } from '../../../../shared/menu.ts';
import type { SourceFile } from '../../transfer/import/source.ts';

export type ListsRequest =
  /** Files that come to those that were read before; one of the same name takes its place. */
  | { readonly kind: 'add'; readonly files: readonly SourceFile[] }
  | { readonly kind: 'judge'; readonly event: EventPack; readonly earlier: string | undefined }
  /** The table as text, or the pages, of the last judging. */
  | { readonly kind: 'table'; readonly language: Language }
  | { readonly kind: 'pages'; readonly language: Language; readonly since: string | undefined }
  /** One list with everything that is in it. */
  | { readonly kind: 'open'; readonly file: string };

/** One file, ready to be shown. */
export interface ShownList {
  readonly file: string;
  readonly name: string;
  readonly verdict: 'legal' | 'illegal' | 'unreadable' | 'library' | 'no-list';
  /** `25 of 25`, empty where nothing is counted. */
  readonly size: string;
  readonly reason: string;
  readonly change: string;
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
}

export type ListsReply =
  | {
      readonly kind: 'progress';
      readonly stage: 'reading' | 'judging' | 'drawing';
      readonly done: number;
      readonly of: number;
    }
  /** How many files there are now. */
  | { readonly kind: 'added'; readonly files: number }
  | ({ readonly kind: 'judged' } & JudgedLists)
  /** The earlier table is none of Rollcall. */
  | { readonly kind: 'no-table' }
  | { readonly kind: 'made'; readonly bytes: Uint8Array }
  | { readonly kind: 'opened'; readonly team: Team }
  | { readonly kind: 'failed'; readonly reason: string };
