/** Messages for tests. */
import deCli from '../../languages/de/cli.json' with { type: 'json' };
import deScreens from '../../languages/de/screens.json' with { type: 'json' };
import deWindow from '../../languages/de/window.json' with { type: 'json' };
import enCli from '../../languages/en/cli.json' with { type: 'json' };
import enScreens from '../../languages/en/screens.json' with { type: 'json' };
import enWindow from '../../languages/en/window.json' with { type: 'json' };
import { createTranslate } from '../../src/shared/texts/translate.ts';

/** Formats messages in English. */
export const t = createTranslate('en', [enWindow, enScreens, enCli]);

/** Formats messages in German. */
export const tGerman = createTranslate('de', [deWindow, deScreens, deCli]);
