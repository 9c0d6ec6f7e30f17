/** Prints the answer of `cards --preflight`: findings before printing, as text or JSON. */

import { VERSION } from '../../shared/base/version.ts';
import { formatPictureProblem } from '../../shared/card/pictures/picture-messages.ts';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Game } from '../../shared/games/game.ts';
import { countFindings, type PreflightFinding } from '../../shared/print/preflight.ts';
import { formatPreflightMessage, mergeSafeAreaFindings } from '../../shared/print/preflight-messages.ts';
import { formatSvgFinding } from '../../shared/symbols/svg/svg-messages.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import type { CommandStreams } from '../command-streams.ts';
import { EXIT_CODE, type ExitCode } from '../failure.ts';
import { getFallbackHint } from '../fallback-fonts.ts';

export interface PreflightResult {
  /** The number of cards, including copies. */
  readonly cards: number;
  /** The number of sides of sheets, or of single cards. */
  readonly pages: number;
  /** Findings in preflight order. */
  readonly findings: readonly PreflightFinding[];
}

const SEVERITIES = ['error', 'warning', 'info'] as const;

/** Writes the preflight answer. Errors make the exit code 1. */
export function writePreflight(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  preflightResult: PreflightResult,
  asJson: boolean,
  streams: CommandStreams,
): ExitCode {
  if (asJson) streams.json(JSON.stringify(createPreflightJson(translate, gameCatalog, preflightResult), null, 2));
  else {
    // A finding about a template or a faction is one line, however many cards it affects.
    const findingsByMessage = new Map(
      mergeSafeAreaFindings(translate, preflightResult.findings).map((finding) => [
        formatPreflightMessage(translate, gameCatalog, finding),
        finding,
      ]),
    );
    const columnWidth = 1 + Math.max(...SEVERITIES.map((severity) => translate(`cli.severities.${severity}`).length));
    for (const [findingMessage, { severity }] of findingsByMessage)
      streams.out(`${translate(`cli.severities.${severity}`).padEnd(columnWidth)}${findingMessage}`);
    for (const hint of getFallbackHint(
      translate,
      preflightResult.findings.map(({ about }) => about),
    ))
      streams.err(hint);
    const { error, warning, info } = countFindings([...findingsByMessage.values()]);
    const { cards, pages } = preflightResult;
    const counts = [
      translate('cli.counts.cards', { count: cards }),
      translate('cli.counts.pages', { count: pages }),
    ].join(', ');
    streams.out(translate('cli.cards.preflightSummary', { counts, errors: error, warnings: warning, infos: info }));
  }
  return countFindings(preflightResult.findings).error > 0 ? EXIT_CODE.illegal : EXIT_CODE.fine;
}

/**
 * Returns the values that are plain text in JSON: why a picture cannot be used, and which parts of it are not drawn. The text replaces
 * the value `problem` of the finding, which is left out.
 */
function describeValues(translate: Translate, about: PreflightFinding['about']) {
  if ('problem' in about) return { problem: undefined, reason: formatPictureProblem(translate, about.problem) };
  return about.kind === 'simplified-art'
    ? { reasons: about.reasons.map((svgFinding) => formatSvgFinding(translate, svgFinding)) }
    : {};
}

/** Creates the JSON described in docs/formats.md. Each finding has its `code` and its values on the same level. */
function createPreflightJson(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  { cards, pages, findings }: PreflightResult,
): object {
  return {
    rollcall: VERSION,
    cards,
    pages,
    counts: countFindings(findings),
    findings: findings.map((finding) => {
      const { severity, of, subject, name, about } = finding;
      const { kind, ...values } = about;
      const findingMessage = formatPreflightMessage(translate, gameCatalog, finding);
      return {
        code: kind,
        severity,
        of,
        subject,
        name,
        ...values,
        ...describeValues(translate, about),
        message: findingMessage,
      };
    }),
  };
}
