/** Runs `check`, which reports which documents are legal, and why the others are not. */
import { houseRules, readArguments } from '../arguments.ts';
import { printForPeople, printJson } from '../check/check-output.ts';
import { readEvent } from '../check/event.ts';
import { judgeAll, type Question, type Result } from '../check/judging.ts';
import type { Command } from '../command.ts';
import { EXIT, Failure, worst } from '../failure.ts';
import { readEach, unreadableLine } from '../files/read.ts';
import { loadEnglish } from '../texts.ts';

/** The name for the rules without any options in `--compare`. */
const DEFAULTS = 'default';

export const check: Command = {
  usage: (translate) => translate('cli.check.usage'),
  help: (translate) => [
    translate('cli.check.about'),
    '',
    translate('cli.check.options.event'),
    translate('cli.check.options.option'),
    translate('cli.check.options.compare'),
    translate('cli.check.options.fixes'),
    translate('cli.check.options.brief'),
    translate('cli.check.options.json'),
    '',
    translate('cli.check.exitCodes'),
  ],
  async run(translate, args, streams, gameCatalog) {
    const { values, positionals } = readArguments(args, {
      event: { type: 'string' },
      option: { type: 'string', multiple: true },
      compare: { type: 'string', multiple: true },
      fixes: { type: 'boolean', default: false },
      brief: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    });
    if (positionals.length === 0) throw new Failure((translate) => translate('cli.check.fileMissing'));
    const question: Question = {
      options: houseRules(gameCatalog, values.option ?? []),
      ...(values.event === undefined ? {} : { event: await readEvent(translate, gameCatalog, values.event, streams) }),
      fixes: values.fixes,
      hasMessages: values.json || !values.brief,
      compare: await Promise.all(
        (values.compare ?? []).map(async (name) =>
          name === DEFAULTS ? { name } : { name, event: await readEvent(translate, gameCatalog, name, streams) },
        ),
      ),
    };
    const results = await judgeAll(
      translate,
      gameCatalog,
      readEach(translate, gameCatalog, positionals, streams),
      question,
      streams,
    );
    if (results.length === 0)
      throw new Failure((translate) => translate('cli.check.noDocument'), positionals.join(', '));
    for (const { file, error } of results) if (error) streams.err(unreadableLine(translate, file, error));
    if (values.json) printJson(await loadEnglish(translate, gameCatalog), results, streams);
    else
      printForPeople(translate, results, values.brief || (question.event !== undefined && results.length > 1), streams);
    return worst(...new Set(results.map(exitOf)));
  },
};

function exitOf({ judgement }: Result) {
  if (!judgement) return EXIT.unusable;
  return judgement.verdict === 'legal' ? EXIT.fine : EXIT.illegal;
}
