/** The card of the studio as it will be printed. */

import { useCallback, useMemo } from 'react';
import { cachedFor } from '../../../shared/base/cache.ts';
import { bindCard, cardFaction, type Subject } from '../../../shared/card/binding/bind.ts';
import { holds } from '../../../shared/card/binding/condition.ts';
import type { Binding } from '../../../shared/card/binding/runs.ts';
import { svgPart, toSvg } from '../../../shared/card/display/to-svg.ts';
import { layoutCard } from '../../../shared/card/layout-card.ts';
import type { Placed } from '../../../shared/card/place/context.ts';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import { type DeckRow, rowSources } from '../../../shared/deck/deck-rows.ts';
import type { DisplayList } from '../../../shared/display/display-list.ts';
import type { Character, Faction } from '../../../shared/document/schema.ts';
import { type CardSubjectInput, placedParts } from '../../../shared/studio/placed-card.ts';
import type { Side, StudioElement } from '../../../shared/studio/view.ts';
import { useFonts } from '../../store/fonts/use-fonts.ts';
import { useGames } from '../../store/library-context.ts';
import { useWhole } from '../../store/pictures/use-drawing.ts';
import { useCardPictures, usePictures, useTemplatePictures } from '../../store/pictures/use-pictures.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { piecesOf } from '../templates/subjects.ts';

export interface CardMaker {
  /** Why there is no card; absent = there is one, or it is on its way. */
  readonly failed?: string;
  /** The SVG of a side, with its bleed unless told; undefined while the fonts are loading, or where there is nothing to show. */
  svgOf(template: CardTemplate, side: Side, idPrefix?: string, bleed?: boolean): string | undefined;
  /** What each element of a side draws as SVG, in their order. */
  partsOf(template: CardTemplate, side: Side): readonly string[] | undefined;
  /** What the card is of, for a review; undefined while the fonts are loading. */
  readonly input: CardSubjectInput | undefined;
  /** The fields of what the card is of; undefined where there is nothing to show. */
  readonly binding: Binding | undefined;
  /** Whether an element is printed for what the card is of. */
  isShown(one: StudioElement): boolean;
}

/** What a card is made with: a row for templates of tables, else a character or a piece of its game. */
export interface ShownWith {
  readonly character: Character;
  readonly factions: readonly Faction[];
  readonly row?: DeckRow | undefined;
}

/** Lays out cards of templates for a character, a row, or the first piece of the game that a template is for. */
export function useCardMaker(template: CardTemplate, { character, factions, row }: ShownWith): CardMaker {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const fonts = useFonts();
  const whole = useWhole(character);
  const ofCharacter = useCardPictures(whole, factions, template);
  const ofTemplate = useTemplatePictures(template);
  const ofRow = usePictures(useMemo(() => (row === undefined ? [] : rowSources(row)), [row]));
  const pictures = useMemo(
    () =>
      row === undefined
        ? ofCharacter
        : {
            pictures: new Map([...ofTemplate.book, ...ofRow.book]),
            hrefOf: (key: string) => ofRow.hrefOf(key) ?? ofTemplate.hrefOf(key),
          },
    [row, ofCharacter, ofTemplate, ofRow],
  );
  const { of = 'character' } = template;
  // Which piece it is depends on the condition of the template, which seldom changes.
  const piece =
    of === 'character' ? undefined : piecesOf(translate, gameCatalog, template, gameCatalog.getGame(whole))?.first;
  const subject = useMemo<Subject | undefined>(() => {
    if (of === 'character') return { character: whole };
    if (row !== undefined) return { row };
    return piece === undefined ? undefined : { piece };
  }, [of, whole, piece, row]);
  const binding = useMemo(() => {
    if (subject === undefined) return undefined;
    return bindCard(
      gameCatalog,
      subject,
      'character' in subject ? cardFaction(subject.character, factions) : undefined,
    );
  }, [subject, factions, gameCatalog]);
  const isShown = useCallback(
    ({ element, inside }: StudioElement): boolean =>
      binding === undefined ||
      (holds(element.when, binding) && (inside === undefined || holds(inside.element.when, binding))),
    [binding],
  );
  const svgOf = useCallback(
    (shown: CardTemplate, side: Side, idPrefix = 'studio', bleed = true): string | undefined => {
      if (fonts.kind !== 'ready' || subject === undefined) return undefined;
      const { hrefOf, ...books } = pictures;
      // A further card has a list of its own: here it is laid out in the place of the front.
      const { more, ...rest } = shown;
      const laid = layoutCard(gameCatalog, {
        ...subject,
        factions,
        template: side === 'more' ? { ...rest, front: more ?? [] } : shown,
        fonts: fonts.fonts,
        ...books,
      });
      const list: DisplayList = side === 'back' ? laid.back : laid.front;
      return toSvg(list, fonts.fonts, { idPrefix, hrefOf, bleed });
    },
    [fonts, subject, factions, pictures, gameCatalog],
  );
  const input = useMemo((): CardSubjectInput | undefined => {
    if (fonts.kind !== 'ready' || subject === undefined) return undefined;
    const { hrefOf: _, ...books } = pictures;
    return { ...subject, factions, fonts: fonts.fonts, ...books };
  }, [fonts, subject, factions, pictures]);
  const partsOf = useMemo(() => {
    const { hrefOf } = pictures;
    const written = new WeakMap<Placed, string>();
    return (shown: CardTemplate, side: Side): readonly string[] | undefined =>
      input &&
      placedParts(gameCatalog, shown, input, side).map((placed) =>
        cachedFor(written, placed, () => svgPart(placed.items, input.fonts, { idPrefix: 'studio', hrefOf })),
      );
  }, [input, pictures, gameCatalog]);
  return useMemo(
    () => ({ svgOf, partsOf, input, binding, isShown, ...(fonts.kind === 'failed' ? { failed: fonts.reason } : {}) }),
    [svgOf, partsOf, input, binding, isShown, fonts],
  );
}
