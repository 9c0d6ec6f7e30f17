/** Messages for tests. */
import deCli from '../../languages/de/cli.json' with { type: 'json' };
import deScreens from '../../languages/de/screens.json' with { type: 'json' };
import deWindow from '../../languages/de/window.json' with { type: 'json' };
import enCli from '../../languages/en/cli.json' with { type: 'json' };
import enScreens from '../../languages/en/screens.json' with { type: 'json' };
import enWindow from '../../languages/en/window.json' with { type: 'json' };
import { GAMES } from '../../src/shared/games/catalogue.ts';
import { loadGameTexts, loadPlayTexts, loadSharedArea } from '../../src/shared/texts/catalogues.ts';
import { createTranslate, type Translate } from '../../src/shared/texts/translate.ts';

async function withSharedAreas(translateBase: Translate): Promise<Translate> {
  await loadSharedArea(translateBase, 'sheets');
  await loadGameTexts(translateBase, GAMES);
  await loadPlayTexts(translateBase, GAMES);
  for (const { id: gameId } of GAMES.all) await loadSharedArea(translateBase, `games/${gameId}-reference`);
  return translateBase;
}

/** Formats messages in English. */
export const translate = await withSharedAreas(createTranslate('en', [enWindow, enScreens, enCli]));

/** Formats messages in German. */
export const translateToGerman = await withSharedAreas(createTranslate('de', [deWindow, deScreens, deCli]));
