/** Creates the layout of a card: display lists of both sides from a template and a character, game piece or deck row. */

import type { DisplayItem, DisplayList } from '../display/display-list.ts';
import { mm, toPt } from '../display/units.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import type { Faction } from '../document/schema.ts';
import type { Options } from '../rules/options.ts';
import type { FontSet } from '../text/fonts/fonts.ts';
import { removeDirectionControls } from '../text/lines/direction-controls.ts';
import { truncateUnits } from '../text/truncate.ts';
import { getSubjectId, getSubjectName, type Subject } from './binding/bind.ts';
import { cleanText } from './binding/runs.ts';
import { createCardContext } from './card-context.ts';
import type { CardGame } from './card-rules.ts';
import type { CardFinding } from './findings/card-finding.ts';
import { mergeFindings } from './findings/merge-findings.ts';
import { findMissingGlyphs } from './findings/missing-glyphs.ts';
import { createOverflowFindings, removeRepeatedOverflows, splitOverflows } from './findings/overflow-findings.ts';
import { findUnreadFields } from './findings/unread-fields.ts';
import type { PicturesBySource } from './pictures/pictures.ts';
import { layoutContinuationCards } from './place/flow/continuation.ts';
import { placeSide } from './place/place-side.ts';
import { collectTypeFits, type FlowTypeFits, type MaxScales } from './place/type-fit.ts';
import type { CardTemplate } from './template/template.ts';

/** The card's subject is a `character`, a `piece` such as a Gimmick or a marker, or a `row` of a deck. */
export type CardInput = Subject & {
  /** All known factions. The card shows the character's first faction, which is looked up here. */
  readonly factions: readonly Faction[];
  /** House rules that change derived values, already resolved by the ruleset. */
  readonly options?: Options;
  /** The template in the size to print (sizes.ts). */
  readonly template: CardTemplate;
  readonly fonts: FontSet;
  /** The bitmaps that documents name, by their source; absent if none could be read. */
  readonly pictures?: PicturesBySource | undefined;
  /** The bitmaps of the faction, whose document may be in another folder. Defaults to `pictures`. */
  readonly factionPictures?: PicturesBySource | undefined;
  /** The name of the template's theme to use. Defaults to the theme that the document names, if any. */
  readonly theme?: string;
  /** The largest factors of font sizes on the back, to match other cards of a print. */
  readonly maxScales?: MaxScales | undefined;
};

export interface CardSides {
  readonly front: DisplayList;
  readonly back: DisplayList;
}

export interface CardLayout extends CardSides {
  /** Additional cards of the same size, for text that front and back have no room for. */
  readonly continuationCards: readonly CardSides[];
  readonly findings: readonly CardFinding[];
  /** The type of the flows on the back. */
  readonly backTypeFits: FlowTypeFits;
}

/**
 * Creates the layout of a card. Any readable character gets a card, legal or not; `findings` report what could not be printed as intended.
 * The same input gives the same output.
 *
 * An overflow is text for which a side has no room. The back continues the overflows of the front, and continuation cards continue the
 * rest, except for texts of the template itself, which are only reported.
 */
export function layoutCard(gameCatalog: GameCatalog<CardGame>, input: CardInput): CardLayout {
  const { template } = input;
  const { context, subject, faction, findings: documentFindings } = createCardContext(gameCatalog, input);
  const front = placeSide(context.template.front, context);
  const back = placeSide(context.template.back, {
    ...context,
    side: 'back',
    incomingOverflows: front.overflows,
    maxScales: input.maxScales,
  });
  const { printable, templateTexts } = splitOverflows(removeRepeatedOverflows(front.overflows, back.overflows));
  const {
    cards,
    printedOverflows,
    lostOverflows,
    findings: continuationFindings,
  } = layoutContinuationCards(printable, { ...context, side: 'back' });
  const cardLabel = getCardLabel(subject);
  const createDisplayList = (sideLabel: string, items: readonly DisplayItem[]): DisplayList => ({
    width: toPt(mm(template.size.width)),
    height: toPt(mm(template.size.height)),
    bleed: toPt(mm(template.bleed)),
    label: `${cardLabel}, ${sideLabel}`,
    items,
  });
  const missingGlyphFinding = findMissingGlyphs(cards.flatMap((card) => [...card.front.items, ...card.back.items]));
  const sideFindings = [
    ...front.findings,
    ...back.findings,
    ...createOverflowFindings(
      front.overflows,
      back.overflows,
      printedOverflows,
      [...templateTexts, ...lostOverflows],
      cards.length,
    ),
    ...continuationFindings,
    ...(missingGlyphFinding === undefined ? [] : [missingGlyphFinding]),
    ...documentFindings,
  ];
  const findings = [
    ...mergeFindings(sideFindings),
    ...findMissingFaction(input, faction),
    ...findUnreadFields(gameCatalog, template, input),
  ];
  return {
    front: createDisplayList('front', front.items),
    back: createDisplayList('back', back.items),
    continuationCards: cards.map((card, index) => ({
      front: createDisplayList(`card ${index + 2}, front`, card.front.items),
      back: createDisplayList(`card ${index + 2}, back`, card.back.items),
    })),
    findings,
    backTypeFits: collectTypeFits(context.template.back, back.placements),
  };
}

/** Returns the text alternative of the card: its name, or else its id. */
function getCardLabel(subject: Subject): string {
  const subjectName = cleanText(getSubjectName(subject)) || cleanText(truncateUnits(getSubjectId(subject)));
  return truncateUnits(removeDirectionControls(subjectName));
}

/**
 * Reports a character's first faction if its document is missing. The card has the symbol and the colors of one faction (E-29), although a
 * character may have several (E?51).
 */
function findMissingFaction(subject: Subject, faction: Faction | undefined): CardFinding[] {
  const factionId = 'character' in subject ? subject.character.factions?.[0] : undefined;
  return factionId === undefined || faction !== undefined ? [] : [{ kind: 'missing-faction', faction: factionId }];
}

/** Lists the card and its continuation cards in printing order. */
export const listCardSides = (layout: CardLayout): readonly CardSides[] => [layout, ...layout.continuationCards];
