/** Helpers for texts, templates and display lists that only tests need. */

import { formatTemplateFinding } from '../../../src/shared/card/template/check/finding-messages.ts';
import { readTemplate } from '../../../src/shared/card/template/read-template.ts';
import type { CardTemplate } from '../../../src/shared/card/template/template.ts';
import { type DisplayList, listTextItems } from '../../../src/shared/display/display-list.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { NO_ICONS } from '../../../src/shared/text/markup/icons.ts';
import { parseMarkup } from '../../../src/shared/text/markup/markup.ts';
import { translate } from '../texts.ts';

/** Those of Supers Unlimited, of which most samples are. */
export const { icons: ICONS = NO_ICONS } = GAMES.getGame({ ruleset: 'supers-unlimited' }).card;

/** What a text says, without its marks. */
export const stripMarkup = (markedText: string): string =>
  parseMarkup(markedText, ICONS)
    .map((span) => span.text)
    .join('');

/** A template that is known to be right. Throws with a line a problem where it is not. */
export function parseTemplate(templateData: unknown, fileName?: string): CardTemplate {
  const readResult = readTemplate(GAMES, templateData);
  if (readResult.ok) return readResult.template;
  throw new Error(readResult.problems.map((finding) => formatTemplateFinding(translate, finding, fileName)).join('\n'));
}

/** Everything a display list says, run by run. */
export const listTexts = (displayList: DisplayList): string[] =>
  listTextItems(displayList.items).map((textItem) => textItem.text);
