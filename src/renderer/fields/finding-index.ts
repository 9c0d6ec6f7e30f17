/** Indexes the findings of a document by pointer, once for each verdict, so that each field reads only its own findings. */

import { type Finding, isSameFinding } from '../../shared/rules/finding.ts';

export interface FindingIndex {
  /** All findings, in the order of the verdict. */
  readonly all: readonly Finding[];
  /** The findings at exactly each pointer. */
  readonly byPointer: ReadonlyMap<string, readonly Finding[]>;
  /** The findings at each pointer and below it. */
  readonly byAncestor: ReadonlyMap<string, readonly Finding[]>;
}

const NO_FINDINGS: readonly Finding[] = [];
const NO_GROUPS: ReadonlyMap<string, readonly Finding[]> = new Map();
const EMPTY_INDEX: FindingIndex = { all: NO_FINDINGS, byPointer: NO_GROUPS, byAncestor: NO_GROUPS };

/** Returns the findings on exactly this pointer. */
export const getFindingsAt = ({ byPointer }: FindingIndex, pointer: string): readonly Finding[] =>
  byPointer.get(pointer) ?? NO_FINDINGS;

/** Returns the findings on this pointer and on everything below it. */
export const getFindingsBelow = ({ byAncestor }: FindingIndex, pointer: string): readonly Finding[] =>
  byAncestor.get(pointer) ?? NO_FINDINGS;

/**
 * Indexes the findings of a verdict. Reuses each finding and each list of the previous index that has not changed, so that only
 * the fields whose findings have changed are rendered again.
 */
export function indexFindings(findings: readonly Finding[], previous: FindingIndex = EMPTY_INDEX): FindingIndex {
  const reusedFindings = findings.map(
    (finding) =>
      getFindingsAt(previous, finding.path).find((previousFinding) => isSameFinding(previousFinding, finding)) ??
      finding,
  );
  const allFindings = reuseList(reusedFindings, previous.all);
  if (allFindings === previous.all) return previous;
  return {
    all: allFindings,
    byPointer: groupFindings(allFindings, ({ path }) => [path], previous.byPointer),
    byAncestor: groupFindings(allFindings, ({ path }) => listAncestors(path), previous.byAncestor),
  };
}

function groupFindings(
  findings: readonly Finding[],
  getPointers: (finding: Finding) => readonly string[],
  previous: ReadonlyMap<string, readonly Finding[]>,
): ReadonlyMap<string, readonly Finding[]> {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    for (const pointer of getPointers(finding)) {
      const group = groups.get(pointer);
      if (group === undefined) groups.set(pointer, [finding]);
      else group.push(finding);
    }
  }
  return new Map([...groups].map(([pointer, group]) => [pointer, reuseList(group, previous.get(pointer))]));
}

/** Returns a pointer and the pointers of everything that contains it. The last one is empty, for the whole document. */
function listAncestors(pointer: string): string[] {
  const ancestors = [pointer];
  for (
    let segmentStart = pointer.lastIndexOf('/');
    segmentStart >= 0;
    segmentStart = pointer.lastIndexOf('/', segmentStart - 1)
  ) {
    ancestors.push(pointer.slice(0, segmentStart));
    // A search that starts before the text would find the slash at 0 again, forever.
    if (segmentStart === 0) break;
  }
  return ancestors;
}

/** Returns the previous list if it has the same findings. */
function reuseList(list: readonly Finding[], previous: readonly Finding[] | undefined): readonly Finding[] {
  const isSame =
    previous !== undefined &&
    list.length === previous.length &&
    list.every((finding, index) => finding === previous[index]);
  return isSame ? previous : list;
}
