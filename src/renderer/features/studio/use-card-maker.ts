/** Renders the card of the studio as it will be printed. */

import { useCallback, useMemo } from 'react';
import { getOrCreateFor } from '../../../shared/base/cache.ts';
import { bindCard, findCardFaction, type Subject } from '../../../shared/card/binding/bind.ts';
import { isConditionMet } from '../../../shared/card/binding/condition.ts';
import type { Binding } from '../../../shared/card/binding/runs.ts';
import { createSvgFragment, toSvg } from '../../../shared/card/display/to-svg.ts';
import { layoutCard } from '../../../shared/card/layout-card.ts';
import type { Placement } from '../../../shared/card/place/context.ts';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import { type DeckRow, listRowSources } from '../../../shared/deck/deck-rows.ts';
import type { DisplayList } from '../../../shared/display/display-list.ts';
import type { Character, Faction } from '../../../shared/document/schema.ts';
import { type CardSubjectInput, listPlacedParts } from '../../../shared/studio/placed-card.ts';
import type { Side, StudioElement } from '../../../shared/studio/view.ts';
import { useFonts } from '../../store/fonts/use-fonts.ts';
import { useGames } from '../../store/library-context.ts';
import { useCharacterWithDrawing } from '../../store/pictures/use-drawing.ts';
import { useCardPictures, usePictures, useTemplatePictures } from '../../store/pictures/use-pictures.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { findTemplatePieces } from '../templates/template-subjects.ts';

export interface CardMaker {
  /** The reason why no card can be rendered; undefined while it is loading or rendered. */
  readonly failureReason?: string;
  /** Renders a side as SVG, by default with its bleed. Returns undefined while the fonts are loading or if there is nothing to show. */
  renderSvg(template: CardTemplate, side: Side, idPrefix?: string, hasBleed?: boolean): string | undefined;
  /** Renders each element of a side as SVG, in their order. */
  renderParts(template: CardTemplate, side: Side): readonly string[] | undefined;
  /** The subject of the card, for a review; undefined while the fonts are loading. */
  readonly subjectInput: CardSubjectInput | undefined;
  /** The fields of the subject; undefined if there is nothing to show. */
  readonly binding: Binding | undefined;
  /** Whether an element is printed for the subject. */
  isShown(studioElement: StudioElement): boolean;
}

/**
 * The data for a card: a row of a deck for row templates; otherwise a character, whose game also provides pieces, such as tokens
 * and reference cards.
 */
export interface CardSource {
  readonly character: Character;
  readonly factions: readonly Faction[];
  readonly row?: DeckRow | undefined;
}

/** Returns a maker of cards for a character, a row, or the first piece of the game for which the template is made. */
export function useCardMaker(template: CardTemplate, { character, factions, row }: CardSource): CardMaker {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const fonts = useFonts();
  const fullCharacter = useCharacterWithDrawing(character);
  const characterPictures = useCardPictures(fullCharacter, factions, template);
  const templatePictures = useTemplatePictures(template);
  const rowPictures = usePictures(useMemo(() => (row === undefined ? [] : listRowSources(row)), [row]));
  const pictures = useMemo(
    () =>
      row === undefined
        ? characterPictures
        : {
            pictures: new Map([...templatePictures.bySource, ...rowPictures.bySource]),
            getHref: (pictureKey: string) => rowPictures.getHref(pictureKey) ?? templatePictures.getHref(pictureKey),
          },
    [row, characterPictures, templatePictures, rowPictures],
  );
  const { of: subjectKind = 'character' } = template;
  // The piece depends on the template's condition, which seldom changes.
  const piece =
    subjectKind === 'character'
      ? undefined
      : findTemplatePieces(translate, gameCatalog, template, gameCatalog.getGame(fullCharacter))?.firstPiece;
  const subject = useMemo<Subject | undefined>(() => {
    if (subjectKind === 'character') return { character: fullCharacter };
    if (row !== undefined) return { row };
    return piece === undefined ? undefined : { piece };
  }, [subjectKind, fullCharacter, piece, row]);
  const binding = useMemo(() => {
    if (subject === undefined) return undefined;
    return bindCard(
      gameCatalog,
      subject,
      'character' in subject ? findCardFaction(subject.character, factions) : undefined,
    );
  }, [subject, factions, gameCatalog]);
  const isShown = useCallback(
    ({ element, inside }: StudioElement): boolean =>
      binding === undefined ||
      (isConditionMet(element.when, binding) && (inside === undefined || isConditionMet(inside.element.when, binding))),
    [binding],
  );
  const renderSvg = useCallback(
    (shownTemplate: CardTemplate, side: Side, idPrefix = 'studio', hasBleed = true): string | undefined => {
      if (fonts.kind !== 'ready' || subject === undefined) return undefined;
      const { getHref, ...picturesBySource } = pictures;
      // The side `more` has its own list of elements. It is laid out as the front.
      const { more: moreElements, ...otherSides } = shownTemplate;
      const layout = layoutCard(gameCatalog, {
        ...subject,
        factions,
        template: side === 'more' ? { ...otherSides, front: moreElements ?? [] } : shownTemplate,
        fonts: fonts.fonts,
        ...picturesBySource,
      });
      const displayList: DisplayList = side === 'back' ? layout.back : layout.front;
      return toSvg(displayList, fonts.fonts, { idPrefix, getHref, bleed: hasBleed });
    },
    [fonts, subject, factions, pictures, gameCatalog],
  );
  const subjectInput = useMemo((): CardSubjectInput | undefined => {
    if (fonts.kind !== 'ready' || subject === undefined) return undefined;
    const { getHref: _getHref, ...picturesBySource } = pictures;
    return { ...subject, factions, fonts: fonts.fonts, ...picturesBySource };
  }, [fonts, subject, factions, pictures]);
  const renderParts = useMemo(() => {
    const { getHref } = pictures;
    const fragments = new WeakMap<Placement, string>();
    return (shownTemplate: CardTemplate, side: Side): readonly string[] | undefined =>
      subjectInput &&
      listPlacedParts(gameCatalog, shownTemplate, subjectInput, side).map((placement) =>
        getOrCreateFor(fragments, placement, () =>
          createSvgFragment(placement.items, subjectInput.fonts, { idPrefix: 'studio', getHref }),
        ),
      );
  }, [subjectInput, pictures, gameCatalog]);
  return useMemo(
    () => ({
      renderSvg,
      renderParts,
      subjectInput,
      binding,
      isShown,
      ...(fonts.kind === 'failed' ? { failureReason: fonts.reason } : {}),
    }),
    [renderSvg, renderParts, subjectInput, binding, isShown, fonts],
  );
}
