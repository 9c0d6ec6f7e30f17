import { type CSSProperties, type PointerEvent, type RefObject, useCallback, useMemo, useRef } from 'react';
import { TEMPLATE_LIMITS } from '../../../../shared/card/template/basics.ts';
import type { Point } from '../../../../shared/display/matrix.ts';
import type { Handle } from '../../../../shared/studio/arrange/move.ts';
import {
  findElements,
  getShownTemplate,
  getSideElements,
  type Side,
  type StudioView,
} from '../../../../shared/studio/view.ts';
import { useContextMenu } from '../../../components/row-menu/use-context-menu.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import { toast } from '../../../toasts/toasts.ts';
import { createElementActions } from '../element-actions.tsx';
import { OverflowMarks } from '../overflow/overflow-marks.tsx';
import type { Unit } from '../units.ts';
import type { CardMaker } from '../use-card-maker.ts';
import type { Studio } from '../use-studio.ts';
import type { StudioActions } from '../use-studio-actions.ts';
import css from './canvas.module.css';
import { CardPicture } from './card-picture.tsx';
import type { DragPreview, PointerGrip } from './drag-results.ts';
import { getRoomAround, PX_PER_MM } from './geometry.ts';
import { type CanvasAids, Overlay } from './overlay.tsx';
import { Ruler } from './rulers.tsx';
import { useDrag } from './use-drag.ts';
import { useGuides } from './use-guides.ts';
import { useMeasure } from './use-measure.ts';
import { usePan } from './use-pan.ts';
import { usePaneSize } from './use-pane-size.ts';
import { usePictureDrop } from './use-picture-drop.ts';
import { useSteadyZoom } from './use-steady-zoom.ts';

interface Props {
  studio: Studio;
  actions: StudioActions;
  cardMaker: CardMaker;
  zoom: number;
  onZoom(zoom: number): void;
  unit: Unit;
  onToggleUnit(): void;
  /** Which lines are shown above the card, and whether elements snap to them. */
  aids: CanvasAids;
  /** Millimeters between grid lines. */
  grid: number;
  /** Whether the pointer measures instead of moving elements. */
  isMeasuring: boolean;
  /** The CSS filter of the card, for example to show the card as a grayscale print. */
  filter: string | undefined;
  /** The scrolling pane, which the "fit" command measures. */
  viewportRef: RefObject<HTMLDivElement | null>;
  onKeyDown(event: React.KeyboardEvent): void;
  /** Receives picture files that are dropped on the card; undefined where nothing can be changed. */
  onPictures: ((files: readonly File[], dropPoint: Point) => void) | undefined;
}

/** Shows the card at any zoom and lets the user edit it with the pointer. The element tree offers the same for keyboards. */
export function Canvas(props: Props) {
  const translate = useTranslate();
  const { studio, actions, cardMaker, zoom, onZoom, unit, onToggleUnit, aids, grid, filter, viewportRef, onKeyDown } =
    props;
  const { isMeasuring } = props;
  const { studioView, side, selection, canEdit } = studio;
  const shownTemplate = getShownTemplate(studioView);
  const scale = zoom * PX_PER_MM;
  const surfaceRef = useRef<HTMLDivElement>(null);
  const { width: cardWidth, height: cardHeight } = shownTemplate.size;
  const { bleed } = shownTemplate;
  const paneSize = usePaneSize(viewportRef);
  const roomAround = useMemo<Point>(
    () => ({
      x: getRoomAround(cardWidth + 2 * bleed, paneSize.width, scale),
      y: getRoomAround(cardHeight + 2 * bleed, paneSize.height, scale),
    }),
    [cardWidth, cardHeight, bleed, paneSize, scale],
  );
  // Millimeters from the edge of the canvas to the trim, where the card is cut. Around the trim are the bleed and empty room.
  const [offsetX, offsetY] = [bleed + roomAround.x, bleed + roomAround.y];
  const canvasWidth = cardWidth + 2 * offsetX;
  const canvasHeight = cardHeight + 2 * offsetY;
  const dragging = useDrag(studio, {
    scale,
    grid: aids.grid && aids.snap ? grid : undefined,
    isShown: cardMaker.isShown,
  });
  const { preview: dragPreview } = dragging;
  const measuring = useMeasure(studio, { scale, unit, isToolActive: isMeasuring, isShown: cardMaker.isShown });
  const panning = usePan(viewportRef);
  const guideDrag = useGuides(studio);
  useSteadyZoom(viewportRef, {
    zoom,
    onZoom,
    horizontal: { scale, trimOffset: offsetX },
    vertical: { scale, trimOffset: offsetY },
    studioView,
    selection,
  });

  const getCardPoint = useCallback(
    ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
      const surfaceRect = surfaceRef.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
      return { x: (clientX - surfaceRect.left) / scale - offsetX, y: (clientY - surfaceRect.top) / scale - offsetY };
    },
    [scale, offsetX, offsetY],
  );
  const { startDrag: startGuideDrag } = guideDrag;
  const startHorizontalGuide = useCallback(
    (event: PointerEvent) => startGuideDrag('y', getCardPoint)(event),
    [startGuideDrag, getCardPoint],
  );
  const startVerticalGuide = useCallback(
    (event: PointerEvent) => startGuideDrag('x', getCardPoint)(event),
    [startGuideDrag, getCardPoint],
  );
  const { onContextMenu, contextMenu } = useContextMenu(() =>
    canEdit && !isMeasuring
      ? {
          label: translate('studio.elementMenu', { n: selection.length }),
          actions: createElementActions(translate, actions, findElements(studioView, selection)),
          anchor: viewportRef.current?.querySelector(`.${css.chosen}`) ?? undefined,
        }
      : undefined,
  );
  const pictureDrop = usePictureDrop(props.onPictures, getCardPoint);
  const previewTemplate = guideDrag.preview ?? dragPreview?.template;
  const previewView = previewTemplate === undefined ? studioView : { ...studioView, template: previewTemplate };

  return (
    <div
      className={css.canvas}
      data-panning={panning.isSpaceHeld || undefined}
      data-measuring={isMeasuring || undefined}
    >
      <div
        ref={viewportRef}
        className={css.viewport}
        data-over={pictureDrop.isDraggedOver || undefined}
        {...pictureDrop.handlers}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows, Tab and Escape act on the selection here
        tabIndex={0}
        aria-label={translate('studio.canvas')}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && dragging.isDragging()) dragging.cancel();
          else if (measuring.onKey(event)) event.preventDefault();
          else if (!panning.onKeyDown(event)) onKeyDown(event);
        }}
        onKeyUp={(event) => {
          if (measuring.onKey(event)) event.preventDefault();
          panning.onKeyUp(event);
        }}
        onBlur={() => {
          measuring.cancel();
          panning.onBlur();
        }}
        onContextMenu={onContextMenu}
        // A double click selects surrounding text, which the browser would drag instead of the element.
        onDragStart={(event) => event.preventDefault()}
        onDoubleClick={(event) => {
          if (!isMeasuring) dragging.selectSingleElement(getCardPoint(event));
        }}
        onPointerDown={(event) => {
          if (event.button === 1 || panning.isSpaceHeld) panning.startPan(event);
        }}
      >
        <button
          type="button"
          className={css.corner}
          tabIndex={-1}
          title={translate('studio.unitHint')}
          onClick={onToggleUnit}
        >
          {unit}
        </button>
        <Ruler
          axis="x"
          unit={unit}
          scale={scale}
          trimOffset={offsetX}
          rulerLength={canvasWidth}
          onGuide={canEdit ? startHorizontalGuide : undefined}
        />
        <Ruler
          axis="y"
          unit={unit}
          scale={scale}
          trimOffset={offsetY}
          rulerLength={canvasHeight}
          onGuide={canEdit ? startVerticalGuide : undefined}
        />
        <div
          ref={surfaceRef}
          className={css.surface}
          style={{ width: canvasWidth * scale, height: canvasHeight * scale }}
          onPointerDown={(event) => {
            if (event.button === 2 && canEdit && !isMeasuring) {
              // The context menu of the system comes after the press.
              viewportRef.current?.focus({ preventScroll: true });
              dragging.selectForMenu(getCardPoint(event));
            }
            if (event.button !== 0 || panning.isSpaceHeld) return;
            viewportRef.current?.focus({ preventScroll: true });
            if (isMeasuring) {
              event.currentTarget.setPointerCapture(event.pointerId);
              measuring.press(getCardPoint(event), event);
              return;
            }
            const pressedElement = event.target as Element;
            const guideData = pressedElement.closest('[data-guide]')?.getAttribute('data-guide');
            if (guideData != null && canEdit) {
              // `Overlay` sets `data-guide` to the axis of a guide and its index: `x 2`.
              const [axis, index] = guideData.split(' ');
              startGuideDrag(axis === 'x' ? 'x' : 'y', getCardPoint, Number(index))(event);
              return;
            }
            event.currentTarget.setPointerCapture(event.pointerId);
            dragging.press(getCardPoint(event), getGrip(pressedElement), event);
          }}
          onPointerMove={(event) => {
            const cardPoint = getCardPoint(event);
            if (dragging.isDragging()) dragging.move(cardPoint, event);
            else measuring.move(cardPoint, event);
          }}
          onPointerLeave={() => {
            if (!isMeasuring) measuring.cancel();
          }}
          onPointerUp={() => {
            measuring.release();
            const dragKind = dragging.release();
            if (dragKind === 'full') {
              const refusal = translate('studio.fullSide', { most: TEMPLATE_LIMITS.elements });
              toast(refusal);
              studio.announce(refusal);
            } else if (dragKind !== undefined && dragKind !== 'band')
              studio.announce(translate(`studio.done.${dragKind}`));
          }}
          onPointerCancel={() => {
            dragging.cancel();
            measuring.cancel();
          }}
        >
          <Card
            studio={studio}
            cardMaker={cardMaker}
            dragPreview={dragPreview}
            filter={filter}
            scale={scale}
            roomAround={roomAround}
          />
          <svg
            className={css.overlay}
            width={canvasWidth * scale}
            height={canvasHeight * scale}
            viewBox={`${-offsetX} ${-offsetY} ${canvasWidth} ${canvasHeight}`}
            aria-hidden="true"
          >
            <Overlay
              studioView={previewView}
              selection={dragPreview?.copyAddresses ?? selection}
              scale={scale}
              aids={aids}
              grid={grid}
              canEdit={canEdit && dragPreview === undefined}
              snapLines={dragPreview?.snapLines ?? EMPTY_LIST}
              distances={dragPreview?.distances ?? EMPTY_LIST}
              equalGaps={dragPreview?.equalGaps ?? EMPTY_LIST}
              measurement={dragPreview === undefined ? measuring.measurement : undefined}
              offset={dragPreview?.offset ?? NO_OFFSET}
              movedAddresses={dragPreview?.movedAddresses ?? NO_ADDRESSES}
              band={dragPreview?.band}
            />
          </svg>
          {dragPreview === undefined ? (
            <OverflowMarks studio={studio} scale={scale} offsetX={offsetX} offsetY={offsetY} />
          ) : null}
        </div>
      </div>
      {contextMenu}
      <span className="visually-hidden">{translate('studio.sideShown', { side: translate(`studio.${side}`) })}</span>
    </div>
  );
}

const EMPTY_LIST: never[] = [];
const NO_OFFSET: Point = { x: 0, y: 0 };
const NO_ADDRESSES: ReadonlySet<string> = new Set();

function getGrip(target: Element): PointerGrip {
  const gripName = target.getAttribute('data-grip');
  if (gripName === null) return { kind: 'element' };
  // `Overlay` sets this attribute to `turn` or to the name of a handle.
  return gripName === 'turn' ? { kind: 'turn' } : { kind: 'handle', handle: gripName as Handle };
}

interface CardProps extends Pick<Props, 'studio' | 'cardMaker' | 'filter'> {
  dragPreview: DragPreview | undefined;
  scale: number;
  /** Millimeters from the edges of the canvas to the bleed. */
  roomAround: Point;
}

/** Shows the card. During a drag, shows the card as it would be if the pointer were released now. */
function Card({ studio, cardMaker, dragPreview, filter, scale, roomAround }: CardProps) {
  const translate = useTranslate();
  const { studioView, side } = studio;
  const previewTemplate = dragPreview?.template;
  const movedAddresses = dragPreview?.movedAddresses ?? NO_ADDRESSES;
  const previewView = useMemo(
    () => (previewTemplate === undefined ? studioView : { ...studioView, template: previewTemplate }),
    [studioView, previewTemplate],
  );
  const shownTemplate = useMemo(() => getShownTemplate(previewView), [previewView]);
  const svgParts = useMemo(() => cardMaker.renderParts(shownTemplate, side), [cardMaker, shownTemplate, side]);
  const movedIndexes = useMemo(
    () => listIndexes(previewView, side, movedAddresses),
    [previewView, side, movedAddresses],
  );
  const selection = dragPreview?.copyAddresses ?? studio.selection;
  const selectedIndexes = useMemo(
    () => listIndexes(previewView, side, new Set(selection)),
    [previewView, side, selection],
  );
  const { size, bleed } = shownTemplate;
  const pictureStyle = useMemo<CSSProperties>(
    () => ({
      left: roomAround.x * scale,
      top: roomAround.y * scale,
      width: (size.width + 2 * bleed) * scale,
      height: (size.height + 2 * bleed) * scale,
      filter,
    }),
    [scale, roomAround, size.width, size.height, bleed, filter],
  );
  if (cardMaker.failureReason !== undefined)
    return <p className={css.empty}>{translate('studio.noFonts', { reason: cardMaker.failureReason })}</p>;
  const { x, y } = dragPreview?.offset ?? NO_OFFSET;
  return (
    <>
      <div className={css.sheet} style={{ ...pictureStyle, filter: undefined }} />
      {svgParts === undefined ? null : (
        <CardPicture
          svgParts={svgParts}
          cardWidth={size.width}
          cardHeight={size.height}
          bleed={bleed}
          selectedIndexes={selectedIndexes}
          movedIndexes={movedIndexes}
          offsetX={x}
          offsetY={y}
          style={pictureStyle}
        />
      )}
    </>
  );
}

/** Returns the indexes of elements in the list of their side. Elements inside other elements have none. */
function listIndexes(studioView: StudioView, side: Side, addresses: ReadonlySet<string>): ReadonlySet<number> {
  if (addresses.size === 0) return NO_INDEXES;
  const sideElements = getSideElements(studioView, side).filter(({ inside }) => inside === undefined);
  return new Set(sideElements.flatMap(({ address }, index) => (addresses.has(address) ? [index] : [])));
}

const NO_INDEXES: ReadonlySet<number> = new Set();
