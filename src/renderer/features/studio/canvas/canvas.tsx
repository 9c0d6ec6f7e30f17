import { type CSSProperties, type PointerEvent, type RefObject, useCallback, useMemo, useRef } from 'react';
import type { Point } from '../../../../shared/display/matrix.ts';
import { elementsOf, type Side, type StudioView, shownTemplate } from '../../../../shared/studio/view.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import type { Unit } from '../units.ts';
import type { CardMaker } from '../use-card.ts';
import type { Studio } from '../use-studio.ts';
import css from './canvas.module.css';
import { CardPicture } from './card-picture.tsx';
import { PX_PER_MM, roomAround } from './geometry.ts';
import { type Aids, Overlay } from './overlay.tsx';
import { Ruler } from './rulers.tsx';
import { type Grip, type Preview, useDrag } from './use-drag.ts';
import { useGuides } from './use-guides.ts';
import { useMeasure } from './use-measure.ts';
import { usePan } from './use-pan.ts';
import { usePaneSize } from './use-pane-size.ts';
import { usePictureDrop } from './use-picture-drop.ts';
import { useSteadyZoom } from './use-steady-zoom.ts';

interface Props {
  studio: Studio;
  maker: CardMaker;
  zoom: number;
  onZoom(zoom: number): void;
  unit: Unit;
  onUnit(): void;
  aids: Aids;
  grid: number;
  /** Whether the pointer measures instead of moving. */
  isMeasuring: boolean;
  /** Filter of the card, such as grey print. */
  filter: string | undefined;
  /** Measured for "fit". */
  viewport: RefObject<HTMLDivElement | null>;
  onKeyDown(event: React.KeyboardEvent): void;
  /** Picture files were dropped here; absent where nothing can be changed. */
  onPictures: ((files: readonly File[], at: Point) => void) | undefined;
}

/** The card at any size, with everything that a pointer can do to it. The tree does the same by keyboard. */
export function Canvas(props: Props) {
  const translate = useTranslate();
  const { studio, maker, zoom, onZoom, unit, onUnit, aids, grid, filter, viewport, onKeyDown } = props;
  const { isMeasuring } = props;
  const { studioView, side, selection, canEdit } = studio;
  const shown = shownTemplate(studioView);
  const scale = zoom * PX_PER_MM;
  const surface = useRef<HTMLDivElement>(null);
  const { width, height } = shown.size;
  const { bleed } = shown;
  const pane = usePaneSize(viewport);
  const around = useMemo<Point>(
    () => ({
      x: roomAround(width + 2 * bleed, pane.width, scale),
      y: roomAround(height + 2 * bleed, pane.height, scale),
    }),
    [width, height, bleed, pane, scale],
  );
  const [beforeX, beforeY] = [bleed + around.x, bleed + around.y];
  const across = width + 2 * beforeX;
  const down = height + 2 * beforeY;
  const drag = useDrag(studio, { scale, grid: aids.grid && aids.snap ? grid : undefined, isShown: maker.isShown });
  const { preview } = drag;
  const measure = useMeasure(studio, { scale, unit, isTool: isMeasuring, isShown: maker.isShown });
  const pan = usePan(viewport);
  const guides = useGuides(studio);
  useSteadyZoom(viewport, {
    zoom,
    onZoom,
    x: { scale, before: beforeX },
    y: { scale, before: beforeY },
    studioView,
    selection,
  });

  const pointOf = useCallback(
    ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
      const rect = surface.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
      return { x: (clientX - rect.left) / scale - beforeX, y: (clientY - rect.top) / scale - beforeY };
    },
    [scale, beforeX, beforeY],
  );
  const { drag: dragGuide } = guides;
  const fromTop = useCallback((event: PointerEvent) => dragGuide('y', pointOf)(event), [dragGuide, pointOf]);
  const fromLeft = useCallback((event: PointerEvent) => dragGuide('x', pointOf)(event), [dragGuide, pointOf]);
  const pictures = usePictureDrop(props.onPictures, pointOf);
  const guideView = guides.preview ?? preview?.template;
  const live = guideView === undefined ? studioView : { ...studioView, template: guideView };

  return (
    <div className={css.canvas} data-panning={pan.isHeld || undefined} data-measuring={isMeasuring || undefined}>
      <div
        ref={viewport}
        className={css.viewport}
        data-over={pictures.over || undefined}
        {...pictures.handlers}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows, Tab and Escape act on what is chosen here
        tabIndex={0}
        aria-label={translate('studio.canvas')}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && drag.isDragging()) drag.cancel();
          else if (measure.onKey(event)) event.preventDefault();
          else if (!pan.onKeyDown(event)) onKeyDown(event);
        }}
        onKeyUp={(event) => {
          if (measure.onKey(event)) event.preventDefault();
          pan.onKeyUp(event);
        }}
        onBlur={() => {
          measure.cancel();
          pan.onBlur();
        }}
        // A double click chooses text around, which the browser would drag away instead of the element.
        onDragStart={(event) => event.preventDefault()}
        onDoubleClick={(event) => {
          if (!isMeasuring) drag.chooseOne(pointOf(event));
        }}
        onPointerDown={(event) => {
          if (event.button === 1 || pan.isHeld) pan.start(event);
        }}
      >
        <button
          type="button"
          className={css.corner}
          tabIndex={-1}
          title={translate('studio.unitHint')}
          onClick={onUnit}
        >
          {unit}
        </button>
        <Ruler
          axis="x"
          unit={unit}
          scale={scale}
          before={beforeX}
          length={across}
          onGuide={canEdit ? fromTop : undefined}
        />
        <Ruler
          axis="y"
          unit={unit}
          scale={scale}
          before={beforeY}
          length={down}
          onGuide={canEdit ? fromLeft : undefined}
        />
        <div
          ref={surface}
          className={css.surface}
          style={{ width: across * scale, height: down * scale }}
          onPointerDown={(event) => {
            if (event.button !== 0 || pan.isHeld) return;
            viewport.current?.focus({ preventScroll: true });
            if (isMeasuring) {
              event.currentTarget.setPointerCapture(event.pointerId);
              measure.press(pointOf(event), event);
              return;
            }
            const target = event.target as Element;
            const guide = target.closest('[data-guide]')?.getAttribute('data-guide');
            if (guide != null && canEdit) {
              const [axis, index] = guide.split(' ');
              dragGuide(axis === 'x' ? 'x' : 'y', pointOf, Number(index))(event);
              return;
            }
            event.currentTarget.setPointerCapture(event.pointerId);
            drag.press(pointOf(event), gripOf(target), event);
          }}
          onPointerMove={(event) => {
            const point = pointOf(event);
            if (drag.isDragging()) drag.move(point, event);
            else measure.move(point, event);
          }}
          onPointerLeave={() => {
            if (!isMeasuring) measure.cancel();
          }}
          onPointerUp={() => {
            measure.release();
            const done = drag.release();
            if (done !== undefined && done !== 'band') studio.say(translate(`studio.done.${done}`));
          }}
          onPointerCancel={() => {
            drag.cancel();
            measure.cancel();
          }}
        >
          <Card studio={studio} maker={maker} preview={preview} filter={filter} scale={scale} around={around} />
          <svg
            className={css.overlay}
            width={across * scale}
            height={down * scale}
            viewBox={`${-beforeX} ${-beforeY} ${across} ${down}`}
            aria-hidden="true"
          >
            <Overlay
              studioView={live}
              selection={selection}
              scale={scale}
              aids={aids}
              grid={grid}
              canEdit={canEdit && preview === undefined}
              lines={preview?.lines ?? NONE}
              distances={preview?.distances ?? NONE}
              gaps={preview?.gaps ?? NONE}
              measurement={preview === undefined ? measure.measurement : undefined}
              by={preview?.by ?? ZERO}
              moved={preview?.moved ?? NO_ELEMENTS}
              band={preview?.band}
            />
          </svg>
        </div>
      </div>
      <span className="visually-hidden">{translate('studio.sideShown', { side: translate(`studio.${side}`) })}</span>
    </div>
  );
}

const NONE: never[] = [];
const ZERO: Point = { x: 0, y: 0 };
const NO_ELEMENTS: ReadonlySet<string> = new Set();

function gripOf(target: Element): Grip {
  const grip = target.getAttribute('data-grip');
  if (grip === null) return { kind: 'element' };
  return grip === 'turn' ? { kind: 'turn' } : { kind: 'handle', handle: grip as never };
}

interface CardProps extends Pick<Props, 'studio' | 'maker' | 'filter'> {
  preview: Preview | undefined;
  scale: number;
  /** Millimetres from the edge of the canvas to the bleed. */
  around: Point;
}

/** The card as it is, or as it would be if what is dragged were let go. */
function Card({ studio, maker, preview, filter, scale, around }: CardProps) {
  const translate = useTranslate();
  const { studioView, side } = studio;
  const changed = preview?.template;
  const shown = useMemo(
    () => shownTemplate(changed === undefined ? studioView : { ...studioView, template: changed }),
    [studioView, changed],
  );
  const parts = useMemo(() => maker.partsOf(shown, side), [maker, shown, side]);
  const moved = preview?.moved ?? NO_ELEMENTS;
  const moving = useMemo(() => placesOf(studioView, side, moved), [studioView, side, moved]);
  const { selection } = studio;
  const chosen = useMemo(() => placesOf(studioView, side, new Set(selection)), [studioView, side, selection]);
  const { size, bleed } = shown;
  const style = useMemo<CSSProperties>(
    () => ({
      left: around.x * scale,
      top: around.y * scale,
      width: (size.width + 2 * bleed) * scale,
      height: (size.height + 2 * bleed) * scale,
      filter,
    }),
    [scale, around, size.width, size.height, bleed, filter],
  );
  if (maker.failed !== undefined)
    return <p className={css.empty}>{translate('studio.noFonts', { reason: maker.failed })}</p>;
  const { x, y } = preview?.by ?? ZERO;
  return (
    <>
      <div className={css.sheet} style={{ ...style, filter: undefined }} />
      {parts === undefined ? null : (
        <CardPicture
          parts={parts}
          width={size.width}
          height={size.height}
          bleed={bleed}
          chosen={chosen}
          moving={moving}
          x={x}
          y={y}
          style={style}
        />
      )}
    </>
  );
}

/** The places of elements in the list of their side. */
function placesOf(studioView: StudioView, side: Side, addresses: ReadonlySet<string>): ReadonlySet<number> {
  if (addresses.size === 0) return NO_PLACES;
  const own = elementsOf(studioView, side).filter(({ inside }) => inside === undefined);
  return new Set(own.flatMap(({ address }, index) => (addresses.has(address) ? [index] : [])));
}

const NO_PLACES: ReadonlySet<number> = new Set();
