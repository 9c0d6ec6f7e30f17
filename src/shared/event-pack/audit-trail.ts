/**
 * The audit trail of an event: what a judge has decided about submissions, and which submissions were withdrawn. Entries are only added,
 * never changed or removed; what holds now follows from them.
 */
import type { SubmissionVerdict } from './submission.ts';

/** `accept` and `reject` decide against or with the computed verdict until `revoke`; `withdraw` holds until `restore`. */
export type AuditAction = 'accept' | 'reject' | 'revoke' | 'withdraw' | 'restore';

export interface AuditEntry {
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly action: AuditAction;
  /** The file of the submission. */
  readonly file: string;
  /** The fingerprint of the list; empty for an unreadable file. The entry only applies to this list. */
  readonly fingerprint: string;
  /** The verdict that Rollcall computed at that time. */
  readonly verdict: SubmissionVerdict;
  /** May be empty for `revoke`, `withdraw` and `restore`. */
  readonly reason: string;
  /** Who decided; empty if unknown. */
  readonly judge: string;
}

/** An entry that decides against or with the computed verdict. */
export type JudgeDecision = AuditEntry & { readonly action: 'accept' | 'reject' };

/** What holds for a submission now. */
export interface Ruling {
  /** The decision in force. */
  readonly decision?: JudgeDecision;
  /** A decision that no longer applies because the list has changed since. */
  readonly lapsedDecision?: JudgeDecision;
  /** Why the submission doesn't count. */
  readonly withdrawal?: AuditEntry;
}

/** Groups the entries by file, in their order. */
export function groupByFile(auditTrail: readonly AuditEntry[]): ReadonlyMap<string, readonly AuditEntry[]> {
  const entriesByFile = new Map<string, AuditEntry[]>();
  for (const entry of auditTrail) {
    const fileEntries = entriesByFile.get(entry.file);
    if (fileEntries) fileEntries.push(entry);
    else entriesByFile.set(entry.file, [entry]);
  }
  return entriesByFile;
}

const isDecision = (entry: AuditEntry): entry is JudgeDecision =>
  entry.action === 'accept' || entry.action === 'reject';

const isAboutDecision = (entry: AuditEntry): boolean => isDecision(entry) || entry.action === 'revoke';

/**
 * Returns what the entries of a file mean for its list with this fingerprint. Entries about this version count before newer ones about
 * other versions, so that a decision holds again when its version is back.
 */
export function findRuling(fileEntries: readonly AuditEntry[], fingerprint: string): Ruling {
  const newestFirst = [...fileEntries].reverse();
  const versionEntries = newestFirst.filter((entry) => entry.fingerprint === fingerprint);
  const lastOfVersion = versionEntries.find(isAboutDecision);
  const lastOfAll = newestFirst.find(isAboutDecision);
  // A list that was sent again is a new submission.
  const lastWithdrawal = versionEntries.find(({ action }) => action === 'withdraw' || action === 'restore');
  return {
    ...(lastOfVersion !== undefined && isDecision(lastOfVersion) ? { decision: lastOfVersion } : {}),
    ...(lastOfVersion === undefined && lastOfAll !== undefined && isDecision(lastOfAll)
      ? { lapsedDecision: lastOfAll }
      : {}),
    ...(lastWithdrawal?.action === 'withdraw' ? { withdrawal: lastWithdrawal } : {}),
  };
}

/** Returns the verdict that counts: the judge's, or else the computed one. */
export const getEffectiveVerdict = <V extends string>(
  verdict: V,
  decision: JudgeDecision | undefined,
): V | 'legal' | 'illegal' => (decision === undefined ? verdict : decision.action === 'accept' ? 'legal' : 'illegal');
