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
  /**
   * The fingerprint of the list, or a digest of an unreadable file. The entry only applies to these contents. Entries of earlier releases
   * about unreadable files have an empty one and apply to none.
   */
  readonly fingerprint: string;
  /** A digest of the characters from other files; empty if there were none. Entries of earlier releases lack it and apply to all. */
  readonly members?: string;
  /** The verdict that Rollcall computed at that time. */
  readonly verdict: SubmissionVerdict;
  /** May be empty for `revoke`, `withdraw` and `restore`. */
  readonly reason: string;
  /** Who decided; empty if unknown. */
  readonly judge: string;
}

/** An entry that decides against or with the computed verdict. */
export type JudgeDecision = AuditEntry & { readonly action: 'accept' | 'reject' };

/** What a decision is about. It lapses when any of it changes. */
export interface RuledContents {
  /** The fingerprint of a list, or a digest of an unreadable file; empty if it is unknown. */
  readonly fingerprint: string;
  /** A digest of the characters from other files; empty if there are none. */
  readonly members: string;
}

/** What holds for a submission now. */
export interface Ruling {
  /** The decision in force. */
  readonly decision?: JudgeDecision;
  /** A decision that no longer applies because the list or a character that it looks up has changed since. */
  readonly lapsedDecision?: JudgeDecision;
  /** Whether only characters from other files have changed since the lapsed decision. */
  readonly haveOnlyMembersChanged?: true;
  /** Why the submission doesn't count. */
  readonly withdrawal?: AuditEntry;
  /** When the organizer repaired or resolved the list, in milliseconds since 1970; absent if the list is as it arrived. */
  readonly changedAt?: number;
}

/** A submitted file and what it contains now. */
export interface RuledFile {
  readonly file: string;
  readonly contents: RuledContents;
  /** When the file arrived, in milliseconds since 1970; absent if the time is unknown. */
  readonly arrivalTime?: number;
}

/**
 * Returns for each file the entries that it has, in their order: those about this file, and decisions about a file that has since been
 * renamed, moved or sent again under another name. Such a decision follows the list only to a file that arrived later and is the only one
 * with these contents, because two players may submit the same list. A withdrawal stays with its file.
 */
export function findHistories(
  auditTrail: readonly AuditEntry[],
  ruledFiles: readonly RuledFile[],
): readonly (readonly AuditEntry[])[] {
  if (auditTrail.length === 0) return ruledFiles.map(() => []);
  const fingerprintByFile = new Map(ruledFiles.map(({ file, contents }) => [file, contents.fingerprint]));
  const fileCounts = new Map<string, number>();
  for (const { contents } of ruledFiles)
    fileCounts.set(contents.fingerprint, (fileCounts.get(contents.fingerprint) ?? 0) + 1);
  const indexesByFile = new Map<string, number[]>();
  const movedByFingerprint = new Map<string, number[]>();
  auditTrail.forEach((entry, index) => {
    const { file, fingerprint } = entry;
    addToGroup(indexesByFile, file, index);
    if (fingerprint !== '' && isAboutDecision(entry) && fingerprintByFile.get(file) !== fingerprint)
      addToGroup(movedByFingerprint, fingerprint, index);
  });
  return ruledFiles.map(({ file, contents: { fingerprint }, arrivalTime }) => {
    const movedIndexes =
      fingerprint !== '' && arrivalTime !== undefined && fileCounts.get(fingerprint) === 1
        ? (movedByFingerprint.get(fingerprint) ?? []).filter((index) => isEarlier(auditTrail[index], arrivalTime))
        : [];
    const indexes = new Set([...(indexesByFile.get(file) ?? []), ...movedIndexes]);
    return [...indexes].sort((a, b) => a - b).flatMap((index) => auditTrail[index] ?? []);
  });
}

const isEarlier = (entry: AuditEntry | undefined, time: number): boolean =>
  entry !== undefined && entry.timestamp < time;

function addToGroup<Key>(groups: Map<Key, number[]>, key: Key, index: number): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [index]);
  else group.push(index);
}

const isDecision = (entry: AuditEntry): entry is JudgeDecision =>
  entry.action === 'accept' || entry.action === 'reject';

const isAboutDecision = (entry: AuditEntry): boolean => isDecision(entry) || entry.action === 'revoke';

const isAbout = (entry: AuditEntry, { fingerprint, members }: RuledContents): boolean =>
  fingerprint !== '' && entry.fingerprint === fingerprint && (entry.members ?? members) === members;

/**
 * Returns what the history of a file means for its contents. Entries about these contents count before newer ones about others, so that a
 * decision holds again when its version is back.
 */
export function findRuling(history: readonly AuditEntry[], contents: RuledContents): Ruling {
  const newestFirst = [...history].reverse();
  const versionEntries = newestFirst.filter((entry) => isAbout(entry, contents));
  const lastOfVersion = versionEntries.find(isAboutDecision);
  const lastOfAll = newestFirst.find(isAboutDecision);
  // A list that was sent again is a new submission.
  const lastWithdrawal = versionEntries.find(({ action }) => action === 'withdraw' || action === 'restore');
  const lapsedDecision =
    lastOfVersion === undefined && lastOfAll !== undefined && isDecision(lastOfAll) ? lastOfAll : undefined;
  return {
    ...(lastOfVersion !== undefined && isDecision(lastOfVersion) ? { decision: lastOfVersion } : {}),
    ...(lapsedDecision === undefined ? {} : { lapsedDecision }),
    ...(lapsedDecision !== undefined &&
    lapsedDecision.fingerprint !== '' &&
    lapsedDecision.fingerprint === contents.fingerprint
      ? { haveOnlyMembersChanged: true as const }
      : {}),
    ...(lastWithdrawal?.action === 'withdraw' ? { withdrawal: lastWithdrawal } : {}),
  };
}
