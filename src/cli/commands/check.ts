/** `check`: which documents are legal, and why the others are not. */
import { houseRules, readArguments } from '../arguments.ts';
import { printForPeople, printJson } from '../check/check-output.ts';
import { readEvent } from '../check/event.ts';
import { judgeAll, type Question, type Result } from '../check/judging.ts';
import type { Command } from '../command.ts';
import { EXIT, Failure, worst } from '../failure.ts';
import { readEach, unreadableLine } from '../files/read.ts';
import { loadEnglish } from '../texts.ts';

/** What `--compare` calls the rules without any option. */
const DEFAULTS = 'default';

export const check: Command = {
  usage: (t) => t('cli.check.usage'),
  help: (t) => [
    t('cli.check.about'),
    '',
    t('cli.check.options.event'),
    t('cli.check.options.option'),
    t('cli.check.options.compare'),
    t('cli.check.options.fixes'),
    t('cli.check.options.brief'),
    t('cli.check.options.json'),
    '',
    t('cli.check.exitCodes'),
  ],
  async run(t, args, io, games) {
    const { values, positionals } = readArguments(args, {
      event: { type: 'string' },
      option: { type: 'string', multiple: true },
      compare: { type: 'string', multiple: true },
      fixes: { type: 'boolean', default: false },
      brief: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    });
    if (positionals.length === 0) throw new Failure((t) => t('cli.check.fileMissing'));
    const question: Question = {
      options: houseRules(games, values.option ?? []),
      ...(values.event === undefined ? {} : { event: await readEvent(t, games, values.event, io) }),
      fixes: values.fixes,
      hasMessages: values.json || !values.brief,
      compare: await Promise.all(
        (values.compare ?? []).map(async (name) =>
          name === DEFAULTS ? { name } : { name, event: await readEvent(t, games, name, io) },
        ),
      ),
    };
    const results = await judgeAll(t, games, readEach(t, games, positionals, io), question, io);
    if (results.length === 0) throw new Failure((t) => t('cli.check.noDocument'), positionals.join(', '));
    for (const { file, error } of results) if (error) io.err(unreadableLine(t, file, error));
    if (values.json) printJson(await loadEnglish(t, games), results, io);
    else printForPeople(t, results, values.brief || (question.event !== undefined && results.length > 1), io);
    return worst(...new Set(results.map(exitOf)));
  },
};

function exitOf({ judgement }: Result) {
  if (!judgement) return EXIT.unusable;
  return judgement.verdict === 'legal' ? EXIT.fine : EXIT.illegal;
}
