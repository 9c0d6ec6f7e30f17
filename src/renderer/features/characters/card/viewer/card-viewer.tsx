import { ChevronLeft, ChevronRight, Pencil, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { CardTemplate } from '../../../../../shared/card/template/template.ts';
import type { Character, Faction } from '../../../../../shared/document/schema.ts';
import type { Game } from '../../../../../shared/games/game.ts';
import type { FontSet } from '../../../../../shared/text/fonts/fonts.ts';
import { Button, IconButton } from '../../../../components/button.tsx';
import { DialogFrame } from '../../../../components/dialogs/dialog-frame.tsx';
import { formatDisplayName } from '../../../../components/display-name.tsx';
import { SegmentedControl } from '../../../../components/inputs/segmented-control.tsx';
import { useGameCharacters } from '../../../../games/game-items.ts';
import { navigateTo } from '../../../../navigation/router.ts';
import { useFonts } from '../../../../store/fonts/use-fonts.ts';
import { useDocuments, useGames } from '../../../../store/library-context.ts';
import { useCharacterWithDrawing } from '../../../../store/pictures/use-drawing.ts';
import { useCardPictures } from '../../../../store/pictures/use-pictures.ts';
import { useCharacterTemplate } from '../../../../store/templates/use-templates.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { drawCardSides, type SidePicture } from '../draw-card-sides.ts';
import css from './card-viewer.module.css';
import { useCardZoom } from './use-card-zoom.ts';

interface Props {
  /** The id of the character that is shown first. */
  initialId: string;
  /** The side that is shown first: `front`, `back` or a further side. */
  initialSideId: string;
  /** The arrow keys go through the cards of this game. */
  game: Game;
  onClose(): void;
}

const NO_SIDES: readonly SidePicture[] = [];

/**
 * Shows a card as large as the window, to proofread it. The card can be turned, zoomed to its true size and beyond, and exchanged
 * for the next one of the library.
 */
export function CardViewer({ initialId, initialSideId, game, onClose }: Props) {
  const characters = useGameCharacters(game);
  const [shownId, setShownId] = useState(initialId);
  const shownIndex = characters.findIndex(({ id }) => id === shownId);
  const character = characters[shownIndex];
  const fonts = useFonts();
  // The character was deleted in another window.
  if (character === undefined || fonts.kind !== 'ready') return null;
  return (
    <ViewerDialog
      character={character}
      fonts={fonts.fonts}
      position={shownIndex + 1}
      cardCount={characters.length}
      initialSideId={initialSideId}
      isEditable={shownId !== initialId}
      onMove={(step) => {
        const neighbor = characters[shownIndex + step];
        if (neighbor !== undefined) setShownId(neighbor.id);
      }}
      onClose={onClose}
    />
  );
}

interface ViewerProps {
  character: Character;
  fonts: FontSet;
  /** The position of the card in the list, counted from 1. */
  position: number;
  cardCount: number;
  initialSideId: string;
  /** Whether a button opens the character, since another one is open. */
  isEditable: boolean;
  /** Shows the next card (1) or the previous one (-1). */
  onMove(step: 1 | -1): void;
  onClose(): void;
}

function ViewerDialog({
  character,
  fonts,
  position,
  cardCount,
  initialSideId,
  isEditable,
  onMove,
  onClose,
}: ViewerProps) {
  const translate = useTranslate();
  const factions = useDocuments('factions');
  // A held arrow key goes through the names at once, and the cards follow.
  const drawnCharacter = useCharacterWithDrawing(useDeferredValue(character));
  const template = useCharacterTemplate(drawnCharacter);
  const sides = useSides(drawnCharacter, factions, template, fonts);
  const [sideId, setSideId] = useState(initialSideId);
  const shownSide = sides.find(({ id }) => id === sideId) ?? sides[0];
  const area = useRef<HTMLElement>(null);
  const { zoom, changeZoom, style } = useCardZoom(area, template.size);
  useEffect(() => area.current?.focus(), []);

  const turnCard = () => {
    const sideIndex = sides.findIndex(({ id }) => id === shownSide?.id);
    setSideId(sides[(sideIndex + 1) % sides.length]?.id ?? 'front');
  };
  function handleKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const action = getKeyAction(event);
    if (action === undefined) return;
    event.preventDefault();
    if (action === 'turn') turnCard();
    else if (action === 'next') onMove(1);
    else if (action === 'previous') onMove(-1);
    else changeZoom(action);
  }

  const zoomText = translate('cardViewer.zoom', { percent: Math.round(zoom * 100) });
  return (
    <DialogFrame
      title={character.name === '' ? translate('editing.unnamed') : formatDisplayName(character.name)}
      modalClassName={css.modal}
      dialogClassName={css.dialog}
      onClose={onClose}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: each key has a button */}
      <div className={css.content} onKeyDown={handleKeyDown}>
        <section
          ref={area}
          className={css.area}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard
          tabIndex={0}
          aria-label={translate('cardViewer.area', { side: shownSide?.label ?? '' })}
          onDoubleClick={() => changeZoom('toggle')}
        >
          <div
            className={css.card}
            style={style}
            data-side={shownSide?.id}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own writer made it, with every text of the user as outlines or escaped
            dangerouslySetInnerHTML={{ __html: shownSide?.svg ?? '' }}
          />
        </section>
        <div className={css.bar}>
          <div className={css.group}>
            <IconButton
              icon={<ChevronLeft />}
              label={translate('cardViewer.previous')}
              isDisabled={position === 1}
              onPress={() => onMove(-1)}
            />
            <span className={css.count} role="status">
              {translate('cardViewer.position', { position, count: cardCount })}
            </span>
            <IconButton
              icon={<ChevronRight />}
              label={translate('cardViewer.next')}
              isDisabled={position === cardCount}
              onPress={() => onMove(1)}
            />
          </div>
          <div className={css.sides}>
            <SegmentedControl
              label={translate('form.side')}
              isLabelHidden
              value={shownSide?.id}
              segments={sides}
              onChange={setSideId}
            />
          </div>
          <div className={css.group}>
            {isEditable ? (
              <Button
                kind="quiet"
                icon={<Pencil />}
                onPress={() => {
                  onClose();
                  navigateTo({ screen: 'character', id: character.id });
                }}
              >
                {translate('cardViewer.edit')}
              </Button>
            ) : null}
            <IconButton
              icon={<ZoomOut />}
              label={translate('cardViewer.smaller')}
              onPress={() => changeZoom('smaller')}
            />
            <span className={css.count}>{zoomText}</span>
            <IconButton icon={<ZoomIn />} label={translate('cardViewer.larger')} onPress={() => changeZoom('larger')} />
            <Button kind="quiet" onPress={() => changeZoom('fit')}>
              {translate('cardViewer.fit')}
            </Button>
            <Button kind="quiet" onPress={() => changeZoom('actual')}>
              {translate('cardViewer.actual')}
            </Button>
          </div>
        </div>
      </div>
    </DialogFrame>
  );
}

function useSides(
  character: Character,
  factions: readonly Faction[],
  template: CardTemplate,
  fonts: FontSet,
): readonly SidePicture[] {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const cardPictures = useCardPictures(character, factions, template);
  return useMemo(
    () =>
      drawCardSides(translate, gameCatalog, character, factions, template, fonts, cardPictures, 'viewer-').sides ??
      NO_SIDES,
    [translate, gameCatalog, character, factions, template, fonts, cardPictures],
  );
}

type KeyAction = 'turn' | 'next' | 'previous' | 'larger' | 'smaller' | 'fit' | 'actual';

const KEY_ACTIONS: Readonly<Record<string, KeyAction>> = {
  ' ': 'turn',
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  '+': 'larger',
  '=': 'larger',
  '-': 'smaller',
  '0': 'fit',
  '1': 'actual',
};

/**
 * Returns what a key does. In the bar, the space bar and the arrow keys belong to its buttons. While the card is wider than the
 * window, the arrow keys scroll.
 */
function getKeyAction({ key, target }: KeyboardEvent): KeyAction | undefined {
  const action = KEY_ACTIONS[key];
  const isInBar = (target as Element).closest('button, [role="radiogroup"]') !== null;
  if (isInBar && (action === 'turn' || action === 'next' || action === 'previous')) return undefined;
  const { scrollWidth, clientWidth } = target as Element;
  return (action === 'next' || action === 'previous') && scrollWidth > clientWidth ? undefined : action;
}
