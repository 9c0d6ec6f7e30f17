import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { Game } from '../../../../shared/games/game.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import type { Command } from '../../../commands/command.ts';
import { copyText } from '../../../components/copy-text.ts';
import { attempt } from '../../../failures/report-failure.ts';
import type { Library } from '../../../store/library.ts';
import { formatTeamTexts } from './format-team-texts.ts';

/** Copies teams as plain text to the clipboard. A toast confirms it. */
const copyTeamTexts = (
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  library: Library,
  teamIds: readonly string[],
): Promise<void> =>
  copyText(
    translate,
    formatTeamTexts(translate, gameCatalog, library, teamIds),
    translate('export.copiedTeams', { n: teamIds.length }),
  );

/** Creates the command that copies teams as plain text. */
export const createCopyTextCommand = (
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  library: Library,
  teamIds: readonly string[],
): Command => ({
  id: 'copy-text',
  label: translate('export.copyText'),
  run: () => attempt(copyTeamTexts(translate, gameCatalog, library, teamIds)),
});
