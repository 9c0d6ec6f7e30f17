/** `check`: which documents are legal, and why the others are not. */
import { houseRules, readArguments } from '../arguments.ts';
import { printForPeople, printJson } from '../check/check-output.ts';
import { readEvent } from '../check/event.ts';
import { judgeAll, type Question, type Result } from '../check/judging.ts';
import type { Command } from '../command.ts';
import { EXIT, Failure, worst } from '../failure.ts';
import { readEach, unreadableLine } from '../files/read.ts';

/** What `--compare` calls the rules without any option. */
const DEFAULTS = 'default';

export const check: Command = {
  summary: 'say which characters and teams are legal, and why the others are not',
  usage: 'check FILE… [--event FILE] [--option KEY=VALUE]… [--compare default|EVENT]… [--fixes] [--brief] [--json]',
  details: () => [
    'A folder stands for every .json document and every archive (.rollcall, .zip) below it, an archive for every document',
    'in it. Members of a team are looked up among its embedded characters first, then in its archive, then among all',
    'characters given in the same call.',
    '',
    '  --event FILE         the event pack the lists are entered for; its size and options are the ones that count. Without',
    '                       it a team that names its event is judged by that pack, where it is among the files',
    '  --option KEY=VALUE   a house rule, stronger than the team file; may be repeated',
    '  --compare WITH       what each document gains (+) and loses (-) under the default options, or at another event;',
    '                       may be repeated',
    '  --fixes              ways to repair each finding, where there is an obvious one',
    '  --brief              one line a document; what --event does anyway for more than one',
    '  --json               one JSON object on standard output and nothing else',
    '',
    'Exit code: 0 everything legal, 1 something illegal, 2 something unreadable or a wrong call.',
  ],
  async run(args, io, games) {
    const { values, positionals } = readArguments(args, {
      event: { type: 'string' },
      option: { type: 'string', multiple: true },
      compare: { type: 'string', multiple: true },
      fixes: { type: 'boolean', default: false },
      brief: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    });
    if (positionals.length === 0) throw new Failure('check wants at least one FILE. See check --help');
    const question: Question = {
      options: houseRules(games, values.option ?? []),
      ...(values.event === undefined ? {} : { event: await readEvent(games, values.event, io) }),
      fixes: values.fixes,
      compare: await Promise.all(
        (values.compare ?? []).map(async (name) =>
          name === DEFAULTS ? { name } : { name, event: await readEvent(games, name, io) },
        ),
      ),
    };
    const results = await judgeAll(games, readEach(games, positionals, io), question, io);
    if (results.length === 0) throw new Failure('no .json document found', positionals.join(', '));
    for (const { file, error } of results) if (error) io.err(unreadableLine(file, error));
    if (values.json) printJson(results, io);
    else printForPeople(results, values.brief || (question.event !== undefined && results.length > 1), io);
    return worst(...new Set(results.map(exitOf)));
  },
};

function exitOf({ judgement }: Result) {
  if (!judgement) return EXIT.unusable;
  return judgement.verdict === 'legal' ? EXIT.fine : EXIT.illegal;
}
