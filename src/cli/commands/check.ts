/** Runs `check`, which reports for each document whether it is legal, and if not, why. */
import { parseHouseRules, readArguments } from '../arguments.ts';
import { printCheckJson, printCheckText } from '../check/check-output.ts';
import { readEventPack } from '../check/event-pack.ts';
import { type CheckOptions, type CheckResult, judgeFiles } from '../check/judge-files.ts';
import type { Command } from '../command.ts';
import { EXIT_CODE, Failure, getWorstExitCode } from '../failure.ts';
import { formatUnreadable, readDocumentsAndTexts } from '../files/read-documents.ts';
import { loadEnglish } from '../texts.ts';

/** The `--compare` keyword for the rules without any options. */
const DEFAULT_RULES = 'default';

export const checkCommand: Command = {
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
    const checkOptions: CheckOptions = {
      houseRules: parseHouseRules(gameCatalog, values.option ?? []),
      ...(values.event === undefined
        ? {}
        : { eventPack: await readEventPack(translate, gameCatalog, values.event, streams) }),
      includesFixes: values.fixes,
      hasMessages: values.json || !values.brief,
      comparisonRules: await Promise.all(
        (values.compare ?? []).map(async (rulesName) =>
          rulesName === DEFAULT_RULES
            ? { rulesName }
            : { rulesName, eventPack: await readEventPack(translate, gameCatalog, rulesName, streams) },
        ),
      ),
    };
    const results = await judgeFiles(
      translate,
      gameCatalog,
      readDocumentsAndTexts(translate, gameCatalog, positionals, streams),
      checkOptions,
      streams,
    );
    if (results.length === 0)
      throw new Failure((translate) => translate('cli.check.noDocument'), positionals.join(', '));
    for (const { file, error } of results) if (error) streams.err(formatUnreadable(translate, file, error));
    if (values.json) printCheckJson(await loadEnglish(translate, gameCatalog), results, streams);
    else
      printCheckText(
        translate,
        results,
        values.brief || (checkOptions.eventPack !== undefined && results.length > 1),
        streams,
      );
    return getWorstExitCode(...new Set(results.map(getExitCode)));
  },
};

function getExitCode({ judgement }: CheckResult) {
  if (!judgement) return EXIT_CODE.unusable;
  return judgement.verdict === 'legal' ? EXIT_CODE.fine : EXIT_CODE.illegal;
}
