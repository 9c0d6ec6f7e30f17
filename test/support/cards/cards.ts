/** Helpers for texts, templates and display lists that only tests need. */

import { formatTemplateFinding } from '../../../src/shared/card/template/check/finding-messages.ts';
import { readTemplate } from '../../../src/shared/card/template/read-template.ts';
import type { CardTemplate } from '../../../src/shared/card/template/template.ts';
import { type DisplayList, listTextItems } from '../../../src/shared/display/display-list.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { NO_ICONS } from '../../../src/shared/text/markup/icons.ts';
import { parseMarkup } from '../../../src/shared/text/markup/markup.ts';
import { translate } from '../texts.ts';

/** The icons of Supers Unlimited, the game of most samples. */
export const { icons: ICONS = NO_ICONS } = GAMES.getGame({ ruleset: 'supers-unlimited' }).card;

/** Returns a text without its markup. */
export const stripMarkup = (markedText: string): string =>
  parseMarkup(markedText, ICONS)
    .map((span) => span.text)
    .join('');

/** Parses a template that must be valid. Throws with one line per finding if it is not. */
export function parseTemplate(templateData: unknown, fileName?: string): CardTemplate {
  const readResult = readTemplate(GAMES, templateData);
  if (readResult.ok) return readResult.template;
  throw new Error(readResult.problems.map((finding) => formatTemplateFinding(translate, finding, fileName)).join('\n'));
}

/** Lists the texts of a display list, run by run. */
export const listTexts = (displayList: DisplayList): string[] =>
  listTextItems(displayList.items).map((textItem) => textItem.text);
