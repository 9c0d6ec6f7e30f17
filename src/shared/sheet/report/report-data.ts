/** The report of an event as plain data, with texts that are ready to print. A list is a team that a player has submitted. */
import type { ChangeKind } from '../../event-pack/compare-reports.ts';
import type { SubmissionVerdict } from '../../event-pack/submission.ts';
import type { SubmissionStatus } from '../../event-pack/submission-status.ts';
import type { RosterData } from '../roster/roster-data.ts';

export interface ReportFinding {
  readonly severity: 'error' | 'warning' | 'info';
  readonly message: string;
  /** The source of the rule: `Supers Unlimited 4.1, chapter 1, Team Selection`. */
  readonly cite: string;
  /** The labels of the fixes of this finding alone, best first. */
  readonly fixes: readonly string[];
}

export interface ReportEntry {
  /** The number of the list, starting at 1. */
  readonly number: number;
  readonly file: string;
  readonly verdict: SubmissionVerdict;
  /** The status of the list in the counts of the report. */
  readonly status: SubmissionStatus;
  /** The name of the team, or the file name if the file is unreadable. */
  readonly name: string;
  /** The player. Absent if unknown. */
  readonly player?: string;
  /** What a judge has decided and why the list was withdrawn, a sentence each. */
  readonly rulings: readonly string[];
  readonly isLate?: true;
  readonly change?: { readonly kind: ChangeKind; readonly sentence: string };
  readonly notes: readonly string[];
  /** Where the entry is explained in addition to its row: on its own pages, among the details, or nowhere. */
  readonly placement: 'pages' | 'details' | 'table';
  /** The numbers of all findings. */
  readonly counts: { readonly errors: number; readonly warnings: number };
  /** The sentences of the row: why the file is unreadable, or the errors or warnings, each different one once. */
  readonly reasons: readonly string[];
  /** The number of further different reasons. */
  readonly moreReasons: number;
  /** The findings of the pages or details; empty if the entry has neither. */
  readonly findings: readonly ReportFinding[];
  /** The labels of fixes that each of several errors has, best first. */
  readonly sharedFixes: readonly string[];
  /** The number of findings that aren't printed. Absent if all are printed. */
  readonly omitted?: number;
  /** Absent if the file is unreadable. */
  readonly list?: {
    readonly fingerprint: string;
    /** Absent if no reliable total exists. */
    readonly levels?: number;
    /** The roster, without findings because the entry has them. Absent if the entry has no pages. */
    readonly roster?: RosterData;
  };
  /** The reason why a file is unreadable, and what to do about it. */
  readonly unreadable?: {
    readonly reason: string;
    /** What is unclear in a text list, a line for each question. */
    readonly questions: readonly string[];
    readonly advice: readonly string[];
  };
}

export interface ReportData {
  readonly event: {
    readonly name: string;
    readonly fingerprint: string;
    /** The agreed size of the teams. Absent in games without an agreed size. */
    readonly levels?: number;
  };
  /** The labels and values of everything that the event requires. */
  readonly settings: readonly (readonly [label: string, value: string])[];
  /** `Supers Unlimited 4.1-2` */
  readonly rules: string;
  /** The date of the report as text. */
  readonly dateText: string;
  /** The local time of the report as text, with its zone. */
  readonly timeText: string;
  /** Whether every list has pages of its own, instead of details for those that need an explanation. */
  readonly hasPagesPerList: boolean;
  readonly entries: readonly ReportEntry[];
  /** `15 lists, 3 characters, 2 other files`; empty if there are only lists. */
  readonly received: string;
  /** The files that aren't lists, each with the reason. */
  readonly otherFiles: readonly string[];
  /** The expected players who haven't submitted a list. */
  readonly missing: readonly string[];
  /** The names of expected players whose lists are withdrawn. */
  readonly withdrawnPlayers: readonly string[];
  /** Whether the deadline was over when the report was created. */
  readonly isDeadlineOver: boolean;
  /** What the report omits and where to find it, one sentence each. */
  readonly omissions: readonly string[];
  /** The comparison with the table of an earlier report. Absent if there is no such table. */
  readonly since?: {
    readonly file: string;
    /** Lists of the earlier table that no longer exist, one line each. */
    readonly vanished: readonly string[];
    /** Other differences between the two reports, one sentence each. */
    readonly remarks: readonly string[];
  };
}
