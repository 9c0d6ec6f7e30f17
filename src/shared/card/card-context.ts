/** What one card is laid out from: what its template points into, its colours and styles, and as much of its documents as it takes. */

import { cachedFor } from '../base/cache.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import type { Character, Faction } from '../document/schema.ts';
import { bindCard, cardFaction, iconsOfSubject, type Subject, withShapes } from './binding/bind.ts';
import { fieldUses } from './binding/field-uses.ts';
import type { CardGame } from './card-rules.ts';
import type { CardInput } from './layout-card.ts';
import type { CardNote } from './notes/note.ts';
import { hiddenInRow, limitForCard } from './notes/within-limits.ts';
import type { Context } from './place/context.ts';
import type { CardTemplate } from './template/template.ts';
import { withTemplateFonts } from './template/template-fonts.ts';
import { applyOverlays, cardTheme, overlaysOf } from './template/themes.ts';

export interface CardContext {
  /** For the front; its template has the styles and symbols that the card wears, and no hidden elements. */
  readonly context: Context;
  readonly subject: Subject;
  readonly faction: Faction | undefined;
  /** On what of the documents is not printed. */
  readonly notes: readonly CardNote[];
}

export function cardContext(gameCatalog: GameCatalog<CardGame>, input: CardInput): CardContext {
  const { factions, options, template, fonts, pictures, factionPictures = pictures } = input;
  const namedFaction = 'character' in input ? cardFaction(input.character, factions) : undefined;
  const own = 'character' in input ? limitForCard(input.character, unseenBy(template, input.character)) : undefined;
  const ofFaction = namedFaction && limitForCard(namedFaction, { field: '/factions' });
  const faction = ofFaction?.document;
  const subject: Subject = own === undefined ? input : { character: own.document };
  const binding = bindCard(gameCatalog, subject, faction, options);
  const overlays = overlaysOf(template, binding, input.theme ?? chosenTheme(input));
  const { template: styledTemplate, notes: ofFonts } = withTemplateFonts(applyOverlays(template, overlays), fonts);
  const theme = cardTheme(template, overlays, faction);
  const books = { pictures, factionPictures };
  const context: Context = {
    template: styledTemplate,
    theme,
    binding,
    icons: withShapes(iconsOfSubject(gameCatalog, subject), template.icons),
    fonts,
    ...books,
    side: 'front',
    arriving: [],
  };
  const ofRow = 'row' in input ? hiddenInRow(input.row.roots, shownCells(template)) : [];
  return { context, subject, faction, notes: [...(own?.notes ?? ofRow), ...(ofFaction?.notes ?? []), ...ofFonts] };
}

/** Fields that the template does not print and that therefore need no warnings. Built-in templates do not print notes. */
function unseenBy(template: CardTemplate, { notes = '' }: Character): { unseen: readonly string[] } {
  const isShown = notes !== '' && fieldUses(template).some(({ field }) => field === '/character/notes');
  return { unseen: isShown ? [] : ['notes'] };
}

const shown = new WeakMap<CardTemplate, readonly string[]>();

/** Pointers of the cells that a template shows; of a list of entries the pointer of the list. */
const shownCells = (template: CardTemplate): readonly string[] =>
  cachedFor(shown, template, () =>
    fieldUses(template)
      .filter(({ as, field }) => as === 'value' && field.startsWith('/row/'))
      .map(({ field }) => field.split('/*', 1)[0] ?? ''),
  );

function chosenTheme(subject: Subject): string | undefined {
  if ('row' in subject) return subject.row.theme;
  return 'character' in subject ? subject.character.art?.theme : undefined;
}
