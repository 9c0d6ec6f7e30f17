/** Long runs of one command in path data, `l1 1 2 2 3 3 …`, cut into shorter ones. */

/** svgpath takes the numbers of a run from the front of one list: the time for a run grows with the square of its length. */
const COMMANDS_OF_A_RUN = 500;
/** Letters of a run that may hold more commands than that. */
const LONG = 1_000;

/** Numbers of a command. */
const NUMBERS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7 };
const NUMBER = /[\s,]*[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?/iy;
/** Two of the numbers of an arc need no space around them. */
const FLAG = /[\s,]*[01]/y;
const FLAGS: readonly number[] = [3, 4];

/** The same path, with the letter of a command repeated now and then. */
export const shortRuns = (data: string): string =>
  data.length < LONG ? data : data.replace(/[a-df-z][^a-df-z]+/gi, (run) => (run.length < LONG ? run : cut(run)));

function cut(run: string): string {
  let letter = run.charAt(0);
  const numbers = NUMBERS[letter.toLowerCase()];
  if (numbers === undefined) return run;
  const parts: string[] = [];
  let from = 1;
  for (let end = 1, commands = 1; ; commands += 1) {
    const next = afterCommand(run, end, numbers);
    if (next === undefined) return [...parts, letter, run.slice(from)].join('');
    end = next;
    if (commands % COMMANDS_OF_A_RUN > 0) continue;
    parts.push(letter, run.slice(from, end));
    from = end;
    // What follows a move without a letter is a line.
    if (letter === 'm') letter = 'l';
    if (letter === 'M') letter = 'L';
  }
}

/** Where the numbers of a command end that begin at `start`, or undefined when there are too few. */
function afterCommand(run: string, start: number, numbers: number): number | undefined {
  let at = start;
  for (let index = 0; index < numbers; index += 1) {
    const token = numbers === NUMBERS.a && FLAGS.includes(index) ? FLAG : NUMBER;
    token.lastIndex = at;
    if (!token.test(run)) return undefined;
    at = token.lastIndex;
  }
  return at;
}
