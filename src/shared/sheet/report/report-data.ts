/** The report of an event as a sheet shows it: plain data and ready words. */
import type { ChangeKind } from '../../event/compare-runs.ts';
import type { EntryVerdict } from '../../event/entry.ts';
import type { RosterData } from '../roster/roster-data.ts';

export interface ReportFinding {
  readonly severity: 'error' | 'warning' | 'info';
  readonly message: string;
  /** `Supers Unlimited 4.1, chapter 1, Team Selection` */
  readonly cite: string;
  readonly code: string;
  /** Labels of its fixes, best first. */
  readonly fixes: readonly string[];
}

export interface ReportEntry {
  /** 1 for the first list of the folder. */
  readonly number: number;
  readonly file: string;
  readonly verdict: EntryVerdict;
  /** Name of the team; of a file that cannot be read, its file name. */
  readonly name: string;
  /** Who plays it; absent where nobody knows. */
  readonly player?: string;
  /** File of the list of the same player that counts in its place. */
  readonly replacedBy?: string;
  readonly change?: { readonly kind: ChangeKind; readonly sentence: string };
  readonly notes: readonly string[];
  /** Where it is printed besides the cover: on pages of its own, in a row of the entries in brief, or nowhere. */
  readonly printed: 'pages' | 'row' | 'cover';
  /** Of everything that was found. */
  readonly counts: { readonly errors: number; readonly warnings: number };
  /** As many as are printed; none without pages. */
  readonly findings: readonly ReportFinding[];
  /** Codes of the findings that are not printed, each with their number; absent when all are. */
  readonly left?: { readonly count: number; readonly codes: string };
  /** Absent when the file cannot be read. */
  readonly list?: {
    readonly id: string;
    readonly fingerprint: string;
    /** Absent where no sum can be trusted. */
    readonly levels?: number;
    /** Without findings, which are those of the entry. Absent without pages. */
    readonly roster?: RosterData;
  };
  /** What is wrong with a file that cannot be read, and what to do about it. */
  readonly unreadable?: { readonly what: string; readonly todo: readonly string[] };
}

export interface ReportData {
  readonly event: {
    readonly name: string;
    readonly id: string;
    readonly fingerprint: string;
    /** The size of its teams; absent in a game that has none. */
    readonly levels?: number;
  };
  /** Label and value of everything the event asks for. */
  readonly settings: readonly (readonly [label: string, value: string])[];
  /** `Supers Unlimited 4.1-2` */
  readonly rules: string;
  /** Date of the report, as text. */
  readonly made: string;
  readonly entries: readonly ReportEntry[];
  /** `15 lists, 3 characters, 2 other files`; empty where there are only lists. */
  readonly received: string;
  /** Files that are no lists, a line each with its reason. */
  readonly besides: readonly string[];
  /** Expected players who have sent nothing. */
  readonly missing: readonly string[];
  /** What the report leaves out and where it stands, a sentence each. */
  readonly cut: readonly string[];
  /** Absent when no earlier table was given. */
  readonly since?: {
    readonly file: string;
    /** Lists of the earlier table that are not there any more, a line each. */
    readonly vanished: readonly string[];
    /** What else differs between the two reports, a sentence each. */
    readonly remarks: readonly string[];
  };
}
