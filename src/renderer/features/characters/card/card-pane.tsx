import { type LucideIcon, Maximize2, Scale } from 'lucide-react';
import {
  type CSSProperties,
  memo,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { chooseTemplate } from '../../../../shared/card/template/choose-template.ts';
import type { Character, Faction } from '../../../../shared/document/schema.ts';
import { listCardFindings, listNameFindings } from '../../../../shared/print/preflight.ts';
import { type Command, formatShortcut } from '../../../commands/command.ts';
import { findCommand, useCommands } from '../../../commands/registry.ts';
import { IconButton } from '../../../components/button.tsx';
import { SegmentedControl } from '../../../components/inputs/segmented-control.tsx';
import blankCard from '../../../components/pictures/blank-card.module.css';
import type { MenuAction } from '../../../components/row-menu/action-menu.tsx';
import { useContextMenu } from '../../../components/row-menu/use-context-menu.tsx';
import { focusField, getFieldPointer } from '../../../fields/focus-field.ts';
import { enlargeCard } from '../../../navigation/card-request.ts';
import { useFonts } from '../../../store/fonts/use-fonts.ts';
import { useGames } from '../../../store/library-context.ts';
import { useCardPictures } from '../../../store/pictures/use-pictures.ts';
import { useCharacterTemplates } from '../../../store/templates/use-templates.ts';
import { translateLabels } from '../../../texts/translate-labels.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { useFileDrop } from '../../art/use-file-drop.ts';
import { COMMAND_ICONS } from '../../documents/command-icons.ts';
import { TemplateRow } from '../../templates/template-row.tsx';
import { ThemeRow } from '../../templates/theme-row.tsx';
import { useDragOut } from '../../transfer/export/use-drag-out.ts';
import { CardFindings } from './card-findings.tsx';
import css from './card-pane.module.css';
import { DEFAULT_SIDES, drawCardSides, type SidePicture } from './draw-card-sides.ts';
import { usePacedValue } from './use-paced-value.ts';

interface Props {
  character: Character;
  factions: readonly Faction[];
  /** The form. The card turns to the side that shows the focused field. */
  formRef: RefObject<HTMLElement | null>;
  /** The reason why the last picture was refused, if it was dropped on the card. */
  pictureProblem: string | undefined;
  /** Called with images that were dropped on the card. */
  onPicturesDropped(files: readonly File[]): void;
  /** Called with the name of a folder that was dropped on the card. */
  onFolderDropped(folderName: string): void;
}

/** Shows the live card: exactly the layout that is printed, rendered as SVG. */
export const CardPane = memo(function CardPane({
  character: currentCharacter,
  factions,
  formRef,
  pictureProblem,
  onPicturesDropped,
  onFolderDropped,
}: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const fonts = useFonts();
  const { shownValue: character, reportDuration } = usePacedValue(currentCharacter);
  const templates = useCharacterTemplates(gameCatalog.getGame(character));
  // The template that the user points at in the picker is shown until the pointer leaves it.
  const [pointedTemplateId, setPointedTemplateId] = useState<string>();
  const previewedId = useDeferredValue(pointedTemplateId);
  const chosenTemplate = useMemo(
    () =>
      chooseTemplate(
        previewedId === undefined ? character : { ...character, art: { ...character.art, template: previewedId } },
        templates,
      ),
    [character, templates, previewedId],
  );
  const { template } = chosenTemplate;
  const cardPictures = useCardPictures(character, factions, template);
  const { over: isDraggedOver, handlers } = useFileDrop(onPicturesDropped, onFolderDropped);
  const [chosenSide, setChosenSide] = useState('front');
  const drawnSides = useMemo(() => {
    if (fonts.kind !== 'ready') return undefined;
    return drawCardSides(translate, gameCatalog, character, factions, template, fonts.fonts, cardPictures);
  }, [character, factions, template, fonts, cardPictures, gameCatalog, translate]);
  useEffect(() => reportDuration(character, drawnSides?.durationMs ?? 0), [character, drawnSides, reportDuration]);
  const sidePictures = drawnSides?.sides;
  // The shown side may no longer exist, because its text got shorter. The back is shown instead.
  const shownSide =
    sidePictures === undefined || sidePictures.some(({ id }) => id === chosenSide) ? chosenSide : 'back';
  useFocusedSide(formRef, sidePictures, setChosenSide);

  const paneRef = useRef<HTMLElement>(null);
  const { id: characterId } = character;
  const enlarge = useCallback(() => enlargeCard({ characterId, sideId: shownSide }), [characterId, shownSide]);
  const commands = useMemo<Command[]>(
    () => [{ id: 'enlarge-card', label: translate('form.enlarge'), shortcut: 'mod+shift+e', run: enlarge }],
    [enlarge, translate],
  );
  useCommands(commands);
  const { onContextMenu, contextMenu } = useContextMenu(() => ({
    label: translate('form.card'),
    actions: listCardActions(),
  }));

  // A change of the template or image shows the front, because the back may be blank.
  const { id: templateId } = template;
  const imageSource = character.art?.image?.src;
  const previousCard = useRef({ id: templateId, src: imageSource });
  useEffect(() => {
    if (previousCard.current.id !== templateId || previousCard.current.src !== imageSource) setChosenSide('front');
    previousCard.current = { id: templateId, src: imageSource };
  }, [templateId, imageSource]);

  return (
    <section
      ref={paneRef}
      className={css.pane}
      aria-label={translate('form.card')}
      data-over={isDraggedOver || undefined}
      onContextMenu={onContextMenu}
      {...handlers}
    >
      <div className={css.bar}>
        <div className={css.turn}>
          <SegmentedControl
            label={translate('form.side')}
            isLabelHidden
            value={shownSide}
            segments={sidePictures ?? translateLabels(translate, DEFAULT_SIDES)}
            onChange={setChosenSide}
          />
        </div>
        <IconButton
          icon={<Maximize2 />}
          label={`${translate('form.enlarge')} (${formatShortcut(translate, 'mod+shift+e')})`}
          onPress={enlarge}
        />
      </div>
      {sidePictures === undefined ? (
        <div className={blankCard.blank}>
          {fonts.kind === 'failed' ? `${translate('form.cardFailed')}: ${fonts.reason}` : translate('form.cardLoading')}
        </div>
      ) : (
        <div className={css.sides}>
          {sidePictures.map(({ id, svg }) => (
            <Side
              key={id}
              characterId={character.id}
              sideSvg={svg}
              sideId={id}
              isShown={id === shownSide}
              cardSize={template.size}
            />
          ))}
        </div>
      )}
      {/* The field of the picture announces the refusal. */}
      {pictureProblem === undefined ? null : <p className={css.refusal}>{pictureProblem}</p>}
      <CardFindings
        findings={
          drawnSides === undefined
            ? []
            : [...listNameFindings(character), ...listCardFindings(character, drawnSides.findings, chosenTemplate)]
        }
      />
      <p className={css.hint}>{translate('form.cardHint')}</p>
      <TemplateRow character={character} factions={factions} cardRef={paneRef} onPreview={setPointedTemplateId} />
      <ThemeRow character={character} />
      {contextMenu}
    </section>
  );
});

/** The ids of the commands in the context menu of the card. */
const CARD_COMMAND_IDS = ['enlarge-card', 'print', 'compare', 'duplicate', 'export', 'delete'];
const CARD_ICONS: Readonly<Record<string, LucideIcon>> = {
  ...COMMAND_ICONS,
  'enlarge-card': Maximize2,
  compare: Scale,
};

/** Returns the commands on the character that are about its card, and those that its row has in the list. */
const listCardActions = (): readonly MenuAction[] =>
  CARD_COMMAND_IDS.flatMap((commandId) => {
    const command = findCommand(commandId);
    const Icon = CARD_ICONS[commandId];
    return command === undefined || Icon === undefined ? [] : [{ ...command, icon: <Icon aria-hidden /> }];
  });

/** Calls `onSideWanted` with the side that shows the focused field, unless it is the same side as before. */
function useFocusedSide(
  formRef: RefObject<HTMLElement | null>,
  sidePictures: readonly SidePicture[] | undefined,
  onSideWanted: (sideId: string) => void,
): void {
  const focusedPointer = useRef<string>(undefined);
  const lastSide = useRef<string>(undefined);
  const followFocus = useEffectEvent(() => {
    const pointer = focusedPointer.current;
    const wantedSide =
      sidePictures === undefined || pointer === undefined ? undefined : findSide(sidePictures, pointer);
    if (wantedSide !== undefined && wantedSide !== lastSide.current) onSideWanted(wantedSide);
    lastSide.current = wantedSide;
  });
  useEffect(() => {
    const form = formRef.current;
    const handleFocus = ({ target }: FocusEvent) => {
      focusedPointer.current = getFieldPointer(target as Element);
      followFocus();
    };
    form?.addEventListener('focusin', handleFocus);
    return () => form?.removeEventListener('focusin', handleFocus);
  }, [formRef]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a field may be on another side of the new pictures
  useEffect(() => followFocus(), [sidePictures]);
}

/** Returns whether an element is in or near the visible area. */
function useNearViewport(elementRef: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const { current } = elementRef;
    if (current === null) return;
    const observer = new IntersectionObserver(
      (observerEntries) => setIsNear(observerEntries.at(-1)?.isIntersecting === true),
      {
        rootMargin: '300px',
      },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [elementRef]);
  return isNear;
}

interface SideProps {
  /** The id of the character. Dragging the card out of the window exports its document. */
  characterId: string;
  sideSvg: string;
  sideId: string;
  isShown: boolean;
  /** The size in millimeters. */
  cardSize: { width: number; height: number };
}

/** Shows one side of the card. A click opens a field of the form, which can also be reached by keyboard. */
function Side({ characterId, sideSvg, sideId, isShown, cardSize }: SideProps) {
  const dragProps = useDragOut('characters', characterId);
  const cardRef = useRef<HTMLDivElement>(null);
  // Only visible sides are rendered, because a very long text fills dozens of sides with a thousand elements each.
  const isDrawn = useNearViewport(cardRef) || isShown || DEFAULT_SIDES.some(({ id }) => id === sideId);
  const proportions: CSSProperties & Record<`--${string}`, number> = {
    '--across': cardSize.width,
    '--down': cardSize.height,
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the fields that a click opens can also be reached by keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: the fields that a click opens can also be reached by keyboard
    <div
      ref={cardRef}
      className={css.card}
      style={proportions}
      data-card={sideId}
      data-shown={isShown || undefined}
      {...dragProps}
      onClick={(event) => {
        const field = (event.target as Element).closest('[data-field]')?.getAttribute('data-field');
        if (field) focusField(field);
      }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own writer made it, with every text of the user as outlines or escaped
      dangerouslySetInnerHTML={{ __html: isDrawn ? sideSvg : '' }}
    />
  );
}

/**
 * Returns the side that shows a field. If no side shows it, looks for the nearest parent field. Returns undefined if several sides
 * show the field, or if no side shows the field or a parent.
 */
function findSide(sidePictures: readonly SidePicture[], pointer: string): string | undefined {
  const matchingSides = sidePictures.filter(({ svg }) => svg.includes(`data-field="${pointer}"`));
  if (matchingSides.length > 0) return matchingSides.length === 1 ? matchingSides[0]?.id : undefined;
  const parentPointer = pointer.slice(0, pointer.lastIndexOf('/'));
  return parentPointer === '' ? undefined : findSide(sidePictures, parentPointer);
}
