/** Splits long runs of one command in path data, such as `l1 1 2 2 3 3 …`, into shorter ones. */

/** Maximum commands of a run. svgpath removes numbers from the front of a list, so its time grows with the square of the run's length. */
const MAX_RUN_COMMANDS = 500;
/** Only runs of at least this many letters may have more commands. */
const MIN_LONG_RUN = 1_000;

/** The count of numbers that each command takes. */
const NUMBER_COUNTS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7 };
const NUMBER_TOKEN = /[\s,]*[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?/iy;
/** The two flags of an arc need no space around them. */
const FLAG_TOKEN = /[\s,]*[01]/y;
const FLAG_INDEXES: readonly number[] = [3, 4];

/** Returns an equivalent path that repeats the letter of a command in long runs. */
export const splitLongRuns = (data: string): string =>
  data.length < MIN_LONG_RUN
    ? data
    : data.replace(/[a-df-z][^a-df-z]+/gi, (run) => (run.length < MIN_LONG_RUN ? run : splitRun(run)));

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
