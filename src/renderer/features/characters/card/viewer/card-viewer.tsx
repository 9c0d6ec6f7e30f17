import { ChevronLeft, ChevronRight, Pencil, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { CardTemplate } from '../../../../../shared/card/template/template.ts';
import type { Character, Faction } from '../../../../../shared/document/schema.ts';
import type { FontSet } from '../../../../../shared/text/fonts/fonts.ts';
import { Button, IconButton } from '../../../../components/button.tsx';
import { DialogFrame } from '../../../../components/dialogs/dialog-frame.tsx';
import { formatDisplayName } from '../../../../components/display-name.tsx';
import { SegmentedControl } from '../../../../components/inputs/segmented-control.tsx';
import { type CardRequest, closeEnlargedCard } from '../../../../navigation/card-request.ts';
import { navigateTo, parseRoute, useHash } from '../../../../navigation/router.ts';
import { useFonts } from '../../../../store/fonts/use-fonts.ts';
import { useDocuments, useGames } from '../../../../store/library-context.ts';
import { useCharacterWithDrawing } from '../../../../store/pictures/use-drawing.ts';
import { useCardPictures } from '../../../../store/pictures/use-pictures.ts';
import { useCharacterTemplate } from '../../../../store/templates/use-templates.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { toast } from '../../../../toasts/toasts.ts';
import { drawCardSides, type SidePicture } from '../draw-card-sides.ts';
import css from './card-viewer.module.css';
import { useCardZoom } from './use-card-zoom.ts';

interface Props {
  request: CardRequest;
}

const NO_SIDES: readonly SidePicture[] = [];

/**
 * Shows a card as large as the window, to proofread it. The card can be turned, zoomed to its true size and beyond, and exchanged
 * for the next one.
 */
export function CardViewer({ request }: Props) {
  const { characterId: initialId, characterIds, sideId = 'front', templateId } = request;
  const translate = useTranslate();
  const allCharacters = useDocuments('characters');
  // The order stays, even if a name changes meanwhile.
  const [orderedIds] = useState(() => characterIds ?? listGameIds(allCharacters, initialId));
  const [shownId, setShownId] = useState(initialId);
  const characters = useMemo(() => {
    const charactersById = new Map(allCharacters.map((character) => [character.id, character]));
    return orderedIds.flatMap((id) => charactersById.get(id) ?? []);
  }, [allCharacters, orderedIds]);
  const shownIndex = characters.findIndex(({ id }) => id === shownId);
  const character = characters[shownIndex];
  const fonts = useFonts();
  const fontFailure = fonts.kind === 'failed' ? fonts.reason : undefined;
  const hash = useHash();
  const [initialHash] = useState(hash);
  // The character was deleted in another window, there are no fonts to draw it with, or the user went back to another screen.
  const isUnavailable = character === undefined || fontFailure !== undefined || hash !== initialHash;
  useEffect(() => {
    if (!isUnavailable) return;
    closeEnlargedCard();
    if (fontFailure !== undefined) toast(`${translate('form.cardFailed')}: ${fontFailure}`, { kind: 'failed' });
  }, [isUnavailable, fontFailure, translate]);
  const route = parseRoute(hash);
  if (character === undefined || fonts.kind !== 'ready') return null;
  return (
    <ViewerDialog
      character={character}
      templateId={templateId}
      fonts={fonts.fonts}
      position={shownIndex + 1}
      cardCount={characters.length}
      initialSideId={sideId}
      isEditable={!(route.screen === 'character' && route.id === shownId)}
      onMove={(step) => {
        const neighbor = characters[shownIndex + step];
        if (neighbor !== undefined) setShownId(neighbor.id);
      }}
      onClose={closeEnlargedCard}
    />
  );
}

/** Returns the ids of all characters of the same game, in their order. */
function listGameIds(characters: readonly Character[], characterId: string): readonly string[] {
  const ruleset = characters.find(({ id }) => id === characterId)?.ruleset;
  return characters.flatMap((character) => (character.ruleset === ruleset ? [character.id] : []));
}

interface ViewerProps {
  character: Character;
  /** The template of the card. Undefined = its own. */
  templateId: string | undefined;
  fonts: FontSet;
  /** The position of the card in the list, counted from 1. */
  position: number;
  cardCount: number;
  initialSideId: string;
  /** Whether a button opens the character, since its form isn't on the screen. */
  isEditable: boolean;
  /** Shows the next card (1) or the previous one (-1). */
  onMove(step: 1 | -1): void;
  onClose(): void;
}

function ViewerDialog({
  character,
  templateId,
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
  const template = useCharacterTemplate(
    templateId === undefined
      ? drawnCharacter
      : { ...drawnCharacter, art: { ...drawnCharacter.art, template: templateId } },
  );
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
