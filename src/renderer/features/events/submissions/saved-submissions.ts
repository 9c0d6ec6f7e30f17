/** Finds files among those that were submitted, and when they arrived. */
import type { SavedSubmission, SubmissionFile } from '../../../store/events/submissions.ts';

/** Finds the submitted file with a submission: the file itself, or its archive, such as `mail.zip` for `mail.zip/a.team.json`. */
export function findSourceName(sources: readonly SubmissionFile[], fileName: string): string | undefined {
  const sourceNames = sources.map(({ name }) => name);
  return (
    sourceNames.find((sourceName) => sourceName === fileName) ??
    sourceNames.find((sourceName) => fileName.startsWith(`${sourceName}/`))
  );
}

/** Returns the earlier submissions that now have other contents. */
export function findReplaced(
  earlierSubmissions: readonly SavedSubmission[],
  currentSubmissions: readonly SavedSubmission[],
): SavedSubmission[] {
  const contentByKey = new Map(currentSubmissions.map(({ row }) => [row.key, row.content]));
  return earlierSubmissions.filter(({ row }) => contentByKey.has(row.key) && contentByKey.get(row.key) !== row.content);
}

/** Returns the submissions that stand for lists inside the given files, such as `mail.zip/a.team.json` for `mail.zip`. */
export const findListsInside = (
  submissions: readonly SavedSubmission[],
  containers: readonly SavedSubmission[],
): SavedSubmission[] =>
  containers.length === 0
    ? []
    : submissions.filter(({ name }) => containers.some((container) => name.startsWith(`${container.name}/`)));

/** Returns the field with the arrival of a saved file for the file that replaces it; no field if the file isn't saved. */
export function copyArrival(
  submissions: readonly SavedSubmission[],
  sourceName: string | undefined,
): Pick<SubmissionFile, 'arrival'> {
  const savedRow = submissions.find(({ name }) => name === sourceName)?.row;
  if (savedRow === undefined) return {};
  const { addedAt, modifiedAt } = savedRow;
  return { arrival: { addedAt, ...(modifiedAt === undefined ? {} : { modifiedAt }) } };
}

/** Saved submissions that an action has changed. */
export interface SubmissionsChange {
  /** Those that the action replaced or removed, as they were. */
  readonly before: readonly SavedSubmission[];
  /** Those that the action added or put in place of others. */
  readonly after: readonly SavedSubmission[];
}

/** Returns the submissions that differ between two states. */
export function getSubmissionsChange(
  previousSubmissions: readonly SavedSubmission[],
  currentSubmissions: readonly SavedSubmission[],
): SubmissionsChange {
  const listMissing = (submissions: readonly SavedSubmission[], others: readonly SavedSubmission[]) => {
    const otherRows = new Set(others.map(({ row }) => JSON.stringify(row)));
    return submissions.filter(({ row }) => !otherRows.has(JSON.stringify(row)));
  };
  return {
    before: listMissing(previousSubmissions, currentSubmissions),
    after: listMissing(currentSubmissions, previousSubmissions),
  };
}
