/** Messages for tests. */
import deCli from '../../languages/de/cli.json' with { type: 'json' };
import deScreens from '../../languages/de/screens.json' with { type: 'json' };
import deWindow from '../../languages/de/window.json' with { type: 'json' };
import enCli from '../../languages/en/cli.json' with { type: 'json' };
import enScreens from '../../languages/en/screens.json' with { type: 'json' };
import enWindow from '../../languages/en/window.json' with { type: 'json' };
import { loadSharedArea } from '../../src/shared/texts/catalogues.ts';
import { createTranslate, type Translate } from '../../src/shared/texts/translate.ts';

/** Every game that has a quick reference. */
const GAMES = ['supers-unlimited', 'ssua', 'battletech-kcw', 'action-round', 'bulletproof-blues'] as const;

async function withSharedAreas(t: Translate): Promise<Translate> {
  await loadSharedArea(t, 'sheets');
  for (const game of GAMES) await loadSharedArea(t, `games/${game}-reference`);
  return t;
}

/** Formats messages in English. */
export const t = await withSharedAreas(createTranslate('en', [enWindow, enScreens, enCli]));

/** Formats messages in German. */
export const tGerman = await withSharedAreas(createTranslate('de', [deWindow, deScreens, deCli]));
