/** Prints the answer of `cards --preflight`: findings before printing, as text or JSON. */

import { VERSION } from '../../shared/base/version.ts';
import { formatPictureProblem } from '../../shared/card/pictures/picture-messages.ts';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Game } from '../../shared/games/game.ts';
import { countFindings, type PreflightFinding } from '../../shared/print/preflight.ts';
import { formatPreflightMessage, mergeSafeAreaFindings } from '../../shared/print/preflight-messages.ts';
import { formatSvgFinding } from '../../shared/symbols/svg/svg-messages.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { EXIT, type Exit } from '../failure.ts';
import { getFallbackHint } from '../fallback-fonts.ts';
import type { Io } from '../io.ts';

export interface PreflightAnswer {
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
  answer: PreflightAnswer,
  asJson: boolean,
  streams: Io,
): Exit {
  if (asJson) streams.json(JSON.stringify(preflightJson(translate, gameCatalog, answer), null, 2));
  else {
    // A finding about a template or a faction is one line, however many cards it affects.
    const shown = new Map(
      mergeSafeAreaFindings(translate, answer.findings).map((one) => [
        formatPreflightMessage(translate, gameCatalog, one),
        one,
      ]),
    );
    const width = 1 + Math.max(...SEVERITIES.map((severity) => translate(`cli.severities.${severity}`).length));
    for (const [sentence, { severity }] of shown)
      streams.out(`${translate(`cli.severities.${severity}`).padEnd(width)}${sentence}`);
    for (const line of getFallbackHint(
      translate,
      answer.findings.map(({ about }) => about),
    ))
      streams.err(line);
    const { error, warning, info } = countFindings([...shown.values()]);
    const { cards, pages } = answer;
    const counts = [
      translate('cli.counts.cards', { count: cards }),
      translate('cli.counts.pages', { count: pages }),
    ].join(', ');
    streams.out(translate('cli.cards.preflightSummary', { counts, errors: error, warnings: warning, infos: info }));
  }
  return countFindings(answer.findings).error > 0 ? EXIT.illegal : EXIT.fine;
}

/** Returns the values that are plain text in JSON: why a picture cannot be used, and which parts of it are not drawn. */
function describeValues(translate: Translate, about: PreflightFinding['about']) {
  if ('problem' in about) return { problem: undefined, reason: formatPictureProblem(translate, about.problem) };
  return about.kind === 'simplified-art'
    ? { reasons: about.reasons.map((note) => formatSvgFinding(translate, note)) }
    : {};
}

/** Returns the JSON described in docs/formats.md: `code` and the values of its finding side by side. */
function preflightJson(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  { cards, pages, findings }: PreflightAnswer,
): object {
  return {
    rollcall: VERSION,
    cards,
    pages,
    counts: countFindings(findings),
    findings: findings.map((finding) => {
      const { severity, of, subject, name, about } = finding;
      const { kind, ...values } = about;
      const message = formatPreflightMessage(translate, gameCatalog, finding);
      return { code: kind, severity, of, subject, name, ...values, ...describeValues(translate, about), message };
    }),
  };
}
