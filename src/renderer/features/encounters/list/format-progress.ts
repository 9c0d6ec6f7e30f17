/** Says how far a game is: `Turn 8, First Watch ahead`. The play rules are loaded when a list of encounters asks for them. */

import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { Encounter } from '../../../../shared/document/kinds/encounter.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { loadPlayRules } from '../../../../shared/games/load-play-rules.ts';
import { formatClock, getClockCount } from '../../../../shared/play/clock.ts';
import type { PlayRules } from '../../../../shared/play/play-rules.ts';
import { getPlaySettings } from '../../../../shared/play/play-screen/play-settings.ts';
import { getPlayRules } from '../../../../shared/play/playable-game.ts';
import { replay } from '../../../../shared/play/replay.ts';
import type { ActiveEncounter } from '../../../../shared/play/state.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';

/** Formats how far a game is; undefined if it cannot be played by its rules, or is played without them. */
export type FormatProgress = (encounter: Encounter) => string | undefined;

/** Loads the play rules and returns the function. It replays each version of an encounter once. */
export async function loadFormatProgress(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  characters: readonly Character[],
): Promise<FormatProgress> {
  const playCatalog = await loadPlayRules(translate, gameCatalog);
  const cachedTexts = new WeakMap<Encounter, string | undefined>();
  return (encounter) => {
    if (cachedTexts.has(encounter)) return cachedTexts.get(encounter);
    const { encounter: activeEncounter } = getPlaySettings(encounter).hasRules
      ? replay(playCatalog, encounter, { characters })
      : { encounter: undefined };
    const progressText =
      activeEncounter && formatProgress(translate, getPlayRules(playCatalog, encounter), activeEncounter);
    cachedTexts.set(encounter, progressText);
    return progressText;
  };
}

function formatProgress(translate: Translate, playRules: PlayRules, activeEncounter: ActiveEncounter): string {
  const clockCount = getClockCount(playRules, activeEncounter);
  if (clockCount === 0) return translate('playProgress.setUp');
  const clock = formatClock(translate, playRules, clockCount);
  const leadingSides = playRules.listLeadingSides?.(activeEncounter);
  const isOver = activeEncounter.state.phase === 'over';
  if (leadingSides === undefined || leadingSides.length === 0) return isOver ? translate('playProgress.over') : clock;
  const [leadingSide] = leadingSides;
  const side = activeEncounter.seats.find(({ id }) => id === leadingSide)?.name ?? '';
  if (leadingSides.length === 1)
    return isOver ? translate('playProgress.won', { side }) : translate('playProgress.ahead', { clock, side });
  return isOver ? translate('playProgress.draw') : translate('playProgress.tied', { clock });
}
