/** The score sheet of an encounter on paper. */

import type { GameCatalog } from '../../document/game-catalog.ts';
import type { Encounter } from '../../document/kinds/encounter.ts';
import { periodsOf } from '../../play/log/periods.ts';
import type { ScoreSheet } from '../../play/log/score-sheet.ts';
import type { PlayedGame } from '../../play/played-game.ts';
import { playOf } from '../../play/played-game.ts';
import type { ReplayContext } from '../../play/replay.ts';
import type { FontSet } from '../../text/fonts/fonts.ts';
import { formatText } from '../../texts/late-text.ts';
import type { Translate } from '../../texts/translate.ts';
import type { InkSheet } from '../ink/ink-sheet.ts';
import { sectionBlocks } from '../kit/blocks.ts';
import { printedName, printedText } from '../kit/printed.ts';
import { scoreRows } from './score-layout.ts';

/** Large enough to write in; it goes on overleaf before it gets small. */
const SIZES = { largest: 8.6, smallest: 7.2, overleaf: 8.2 } as const;

export interface ScoreData {
  readonly name: string;
  /** `SSUA 1.0` */
  readonly rules: string;
  readonly notes: string;
  /** Whether anything has been played. */
  readonly isPlayed: boolean;
  /** Absent where the encounter cannot be played, and in a game that has none. */
  readonly sheet?: ScoreSheet;
  /** What is wrong with the encounter itself, a sentence each. */
  readonly findings: readonly string[];
}

export function scoreOf(
  translate: Translate,
  gameCatalog: GameCatalog<PlayedGame>,
  encounter: Encounter,
  context: ReplayContext = {},
): ScoreData {
  const game = gameCatalog.getGame(encounter);
  const { encounter: activeEncounter, periods, findings } = periodsOf(gameCatalog, encounter, context);
  const sheet = activeEncounter && playOf(gameCatalog, encounter).scoreSheet?.(translate, activeEncounter, periods);
  return {
    name: encounter.name || encounter.id,
    rules: `${game.name} ${game.version}`,
    notes: encounter.notes ?? '',
    isPlayed: periods.length > 0,
    ...(sheet === undefined ? {} : { sheet }),
    findings: findings.map((finding) => formatText(translate, finding)),
  };
}

/** `version` is that of Rollcall. */
export function scorePages(
  translate: Translate,
  data: ScoreData & { sheet: ScoreSheet },
  fonts: FontSet,
  version: string,
): InkSheet<string> {
  const { name, rules, notes, isPlayed, sheet } = data;
  const { title, figures, sections, legend } = sheet;
  return {
    head: {
      name: printedName(name),
      title: title.toUpperCase(),
      note: isPlayed ? translate('scoreSheet.played') : translate('scoreSheet.toFillIn'),
      figures: figures.map((figure) => ({ ...figure, over: false })),
      details: [
        [translate('scoreSheet.rules'), rules],
        ...(notes === '' ? [] : [[translate('scoreSheet.notes'), printedText(notes)] as const]),
      ],
    },
    columns: 1,
    isWhole: true,
    sizes: SIZES,
    titles: Object.fromEntries(sections.map((section, index) => [String(index), printedName(section.title)])),
    blocksAt(em, width) {
      const m = { em, width, fonts };
      return sections.flatMap((section, index) => sectionBlocks(String(index), scoreRows(section, m), em));
    },
    footer: [legend, translate('sheet.unofficial', { version })],
    subject: `${title}, ${rules}`,
  };
}
