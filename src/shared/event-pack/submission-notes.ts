/** Creates notes about submissions that could be confused with one another. All of them are judged. Each note names other files. */
import { MAX_NOTED_FILES, type Submission, type SubmissionNote } from './submission.ts';

/** Returns the notes of each submission, in the order of the submissions. */
export function createNotes(submissions: readonly Submission[]): SubmissionNote[][] {
  const filesByKind = {
    'same-id': groupFiles(submissions, (submission) => (submission.kind === 'list' ? submission.team.id : undefined)),
    'same-file-name': groupFiles(submissions, (submission) => getFileName(submission.file)),
    'same-contents': groupFiles(submissions, (submission) =>
      submission.kind === 'list' ? submission.judgement.fingerprint : undefined,
    ),
  } as const;
  const noteKinds = Object.keys(filesByKind) as (keyof typeof filesByKind)[];
  return submissions.map((submission) =>
    noteKinds.flatMap((noteKind): SubmissionNote[] => {
      const allFiles = filesByKind[noteKind].get(submission) ?? [];
      if (allFiles.length < 2) return [];
      // Only the first files are named. Going through all files for each of them would take quadratic time.
      const otherFiles = allFiles.slice(0, MAX_NOTED_FILES + 1).filter((otherFile) => otherFile !== submission.file);
      const namedFiles = otherFiles.slice(0, MAX_NOTED_FILES);
      const unnamedCount = allFiles.length - 1 - namedFiles.length;
      return [{ kind: noteKind, files: namedFiles, ...(unnamedCount > 0 ? { more: unnamedCount } : {}) }];
    }),
  );
}

/** Returns the file name without case, because some file systems do not distinguish it. */
const getFileName = (filePath: string): string => filePath.slice(filePath.lastIndexOf('/') + 1).toLowerCase();

/** Returns for each submission the files of all submissions with the same key; none if it has no key. */
function groupFiles(
  submissions: readonly Submission[],
  getKey: (submission: Submission) => string | undefined,
): Map<Submission, readonly string[]> {
  const filesByKey = new Map<string, string[]>();
  for (const submission of submissions) {
    const groupKey = getKey(submission);
    if (groupKey === undefined) continue;
    const keyFiles = filesByKey.get(groupKey);
    if (keyFiles) keyFiles.push(submission.file);
    else filesByKey.set(groupKey, [submission.file]);
  }
  const findFiles = (groupKey: string | undefined): readonly string[] =>
    groupKey === undefined ? [] : (filesByKey.get(groupKey) ?? []);
  return new Map(submissions.map((submission) => [submission, findFiles(getKey(submission))]));
}
