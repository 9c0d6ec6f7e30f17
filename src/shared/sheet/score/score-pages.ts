/** The score sheet of an encounter on paper. */

import type { GameCatalog } from '../../document/game-catalog.ts';
import type { Encounter } from '../../document/kinds/encounter.ts';
import { getPeriods } from '../../play/log/periods.ts';
import type { ScoreSheet } from '../../play/log/score-sheet.ts';
import type { PlayableGame } from '../../play/playable-game.ts';
import { getPlayRules } from '../../play/playable-game.ts';
import type { ReplayContext } from '../../play/replay.ts';
import type { FontSet } from '../../text/fonts/fonts.ts';
import { formatLateText } from '../../texts/late-text.ts';
import type { Translate } from '../../texts/translate.ts';
import type { DrawnSheet } from '../draw/drawn-sheet.ts';
import { createSectionBlocks } from '../kit/blocks.ts';
import { formatSheetName, formatSheetText } from '../kit/sheet-text.ts';
import { layoutScoreRows } from './score-layout.ts';

/** Font sizes that are large enough to write in. The sheet gets more pages before the type gets small. */
const SIZES = { largest: 9, smallest: 7.5, multiPage: 8.2 } as const;

export interface ScoreData {
  readonly name: string;
  /** `SSUA 1.0` */
  readonly rules: string;
  readonly notes: string;
  /** Whether anything has been played. */
  readonly isPlayed: boolean;
  /** Absent if the encounter can't be played, and in games without score sheets. */
  readonly scoreSheet?: ScoreSheet;
  /** Problems of the encounter itself, one sentence each. */
  readonly findings: readonly string[];
}

export function createScoreData(
  translate: Translate,
  gameCatalog: GameCatalog<PlayableGame>,
  encounter: Encounter,
  replayContext: ReplayContext = {},
): ScoreData {
  const playedGame = gameCatalog.getGame(encounter);
  const { encounter: activeEncounter, periods, findings } = getPeriods(gameCatalog, encounter, replayContext);
  const scoreSheet =
    activeEncounter && getPlayRules(gameCatalog, encounter).createScoreSheet?.(translate, activeEncounter, periods);
  return {
    name: encounter.name || encounter.id,
    rules: `${playedGame.name} ${playedGame.version}`,
    notes: encounter.notes ?? '',
    isPlayed: periods.length > 0,
    ...(scoreSheet === undefined ? {} : { scoreSheet }),
    findings: findings.map((finding) => formatLateText(translate, finding)),
  };
}

/** Creates the sheet. `version` is the version of Rollcall. */
export function createScoreSheet(
  translate: Translate,
  scoreData: ScoreData & { scoreSheet: ScoreSheet },
  fonts: FontSet,
  version: string,
): DrawnSheet<string> {
  const { name, rules, notes, isPlayed, scoreSheet } = scoreData;
  const { title, figures, sections, legend } = scoreSheet;
  return {
    head: {
      name: formatSheetName(name),
      title: title.toUpperCase(),
      note: isPlayed ? translate('scoreSheet.played') : translate('scoreSheet.toFillIn'),
      figures: figures.map((figure) => ({ ...figure, isOverLimit: false })),
      details: [
        [translate('scoreSheet.rules'), rules],
        ...(notes === '' ? [] : [[translate('scoreSheet.notes'), formatSheetText(notes)] as const]),
      ],
    },
    columns: 1,
    keepsSectionsWhole: true,
    fillsPages: true,
    sizes: SIZES,
    titles: Object.fromEntries(sections.map((section, index) => [String(index), formatSheetName(section.title)])),
    createBlocks(emSize, columnWidth, growth) {
      const metrics = { emSize, rowWidth: columnWidth, fonts, growth };
      return sections.flatMap((section, index) =>
        createSectionBlocks(String(index), layoutScoreRows(section, metrics), emSize),
      );
    },
    footer: [legend, translate('sheet.unofficial', { version })],
    subject: `${title}, ${rules}`,
  };
}
