/** Gathers the input of a card layout: documents cut to the limits of a card, the data bound from them, colors and styles. */

import { getOrCreateFor } from '../base/cache.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import type { Character, Faction } from '../document/schema.ts';
import { applyIconShapes, bindCard, findCardFaction, getSubjectIcons, type Subject } from './binding/bind.ts';
import { listFieldUses } from './binding/field-uses.ts';
import type { CardGame } from './card-rules.ts';
import type { CardFinding } from './findings/card-finding.ts';
import { findHiddenInRow, limitForCard } from './findings/limit-for-card.ts';
import type { CardInput } from './layout-card.ts';
import type { LayoutContext } from './place/context.ts';
import { makeCreditRoom } from './place/credit-room.ts';
import type { CardTemplate } from './template/template.ts';
import { resolveTemplateFonts } from './template/template-fonts.ts';
import { applyOverlays, createCardTheme, getOverlays } from './template/themes.ts';

export interface CardContext {
  /** The context of the front. Its template has the styles and symbols of this card, and no hidden elements. */
  readonly context: LayoutContext;
  readonly subject: Subject;
  readonly faction: Faction | undefined;
  /** Findings on parts of the documents that are not printed. */
  readonly findings: readonly CardFinding[];
}

/** @param hasCreditRoom whether elements make room for the credit line. Editors show elements where the template has them */
export function createCardContext(
  gameCatalog: GameCatalog<CardGame>,
  input: CardInput,
  hasCreditRoom = true,
): CardContext {
  const { factions, options, template, fonts, pictures, factionPictures = pictures } = input;
  const namedFaction = 'character' in input ? findCardFaction(input.character, factions) : undefined;
  const limitedCharacter =
    'character' in input ? limitForCard(input.character, listUnseenKeys(template, input.character)) : undefined;
  const limitedFaction = namedFaction && limitForCard(namedFaction, { field: '/factions' });
  const faction = limitedFaction?.document;
  const subject: Subject = limitedCharacter === undefined ? input : { ...input, character: limitedCharacter.document };
  const binding = bindCard(gameCatalog, subject, faction, options);
  const overlays = getOverlays(template, binding, input.theme ?? getChosenTheme(input));
  const { template: styledTemplate, findings: fontFindings } = resolveTemplateFonts(
    applyOverlays(template, overlays),
    fonts,
  );
  const theme = createCardTheme(template, overlays, faction);
  const context: LayoutContext = {
    template: styledTemplate,
    theme,
    binding,
    icons: applyIconShapes(getSubjectIcons(gameCatalog, subject), template.icons),
    fonts,
    pictures,
    factionPictures,
    side: 'front',
    incomingOverflows: [],
  };
  const rowFindings = 'row' in input ? findHiddenInRow(input.row.roots, listShownCells(template)) : [];
  return {
    context: hasCreditRoom ? makeCreditRoom(context) : context,
    subject,
    faction,
    findings: [...(limitedCharacter?.findings ?? rowFindings), ...(limitedFaction?.findings ?? []), ...fontFindings],
  };
}

/** Returns keys of the character that the template does not print and that need no findings: at most `notes`. */
function listUnseenKeys(template: CardTemplate, { notes = '' }: Character): { unseen: readonly string[] } {
  const isShown = notes !== '' && listFieldUses(template).some(({ field }) => field === '/character/notes');
  return { unseen: isShown ? [] : ['notes'] };
}

const shownCellsCache = new WeakMap<CardTemplate, readonly string[]>();

/** Lists the pointers of the cells that a template shows. The entries of a list are represented by the pointer of the list. */
const listShownCells = (template: CardTemplate): readonly string[] =>
  getOrCreateFor(shownCellsCache, template, () =>
    listFieldUses(template)
      .filter(({ usage, field }) => usage === 'value' && field.startsWith('/row/'))
      .map(({ field }) => field.split('/*', 1)[0] ?? ''),
  );

function getChosenTheme(subject: Subject): string | undefined {
  if ('row' in subject) return subject.row.theme;
  return 'character' in subject ? subject.character.art?.theme : undefined;
}
