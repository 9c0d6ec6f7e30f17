/** Compares the verdicts on lists before and after a change of the pack. */
import type { JudgedLists, ShownList } from './messages.ts';

/** Names of the lists that became legal or illegal. */
export interface OtherVerdicts {
  readonly legal: readonly string[];
  readonly illegal: readonly string[];
}

/** Returns the changed verdicts, or undefined if no list has another verdict. */
export function otherVerdicts(
  before: JudgedLists | undefined,
  now: JudgedLists | undefined,
): OtherVerdicts | undefined {
  const verdicts = new Map(before?.lists.map(({ file, verdict }) => [file, verdict]));
  const become = (verdict: ShownList['verdict']): string[] =>
    (now?.lists ?? [])
      .filter((one) => one.verdict === verdict && verdicts.has(one.file) && verdicts.get(one.file) !== verdict)
      .map(({ name }) => name);
  const [legal, illegal] = [become('legal'), become('illegal')];
  return legal.length + illegal.length === 0 ? undefined : { legal, illegal };
}
