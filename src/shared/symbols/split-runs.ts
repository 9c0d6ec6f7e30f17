/** Splits long runs of one command in path data, such as `l1 1 2 2 3 3 …`, into shorter ones. */

/** The maximum number of commands in a run. The time that svgpath takes grows with the square of a run's length. */
const MAX_RUN_COMMANDS = 500;
/** The minimum length of a run that is split. A shorter run can't have more than `MAX_RUN_COMMANDS` commands. */
const MIN_LONG_RUN_LENGTH = 1_000;

/** The count of numbers that each command takes. */
const NUMBER_COUNTS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7 };
/** Matches a number and the blanks or the comma before it: ` 12`, `,-.5`, `1e-2`. */
const NUMBER_TOKEN = /[\s,]*[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?/iy;
/** Matches a flag of an arc. Flags need no space around them. */
const FLAG_TOKEN = /[\s,]*[01]/y;
/** The indexes of the two flags among the seven numbers of an arc. */
const FLAG_INDEXES: readonly number[] = [3, 4];

/** Returns an equivalent path that repeats the letter of a command in long runs. The letter `e` is no command but begins an exponent. */
export const splitLongRuns = (data: string): string =>
  data.length < MIN_LONG_RUN_LENGTH
    ? data
    : data.replace(/[a-df-z][^a-df-z]+/gi, (run) => (run.length < MIN_LONG_RUN_LENGTH ? run : splitRun(run)));

function splitRun(run: string): string {
  let letter = run.charAt(0);
  const numberCount = NUMBER_COUNTS[letter.toLowerCase()];
  if (numberCount === undefined) return run;
  const parts: string[] = [];
  let partStart = 1;
  for (let partEnd = 1, commandCount = 1; ; commandCount += 1) {
    const commandEnd = findCommandEnd(run, partEnd, numberCount);
    if (commandEnd === undefined) return [...parts, letter, run.slice(partStart)].join('');
    partEnd = commandEnd;
    if (commandCount % MAX_RUN_COMMANDS > 0) continue;
    parts.push(letter, run.slice(partStart, partEnd));
    partStart = partEnd;
    // Numbers that follow a move without a letter are lines.
    if (letter === 'm') letter = 'l';
    if (letter === 'M') letter = 'L';
  }
}

/** Finds the end of a command's numbers, or returns undefined if there are too few. */
function findCommandEnd(run: string, commandStart: number, numberCount: number): number | undefined {
  let position = commandStart;
  for (let index = 0; index < numberCount; index += 1) {
    const token = numberCount === NUMBER_COUNTS.a && FLAG_INDEXES.includes(index) ? FLAG_TOKEN : NUMBER_TOKEN;
    token.lastIndex = position;
    if (!token.test(run)) return undefined;
    position = token.lastIndex;
  }
  return position;
}
