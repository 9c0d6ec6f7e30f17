import { type CSSProperties, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Point } from '../../../../shared/card/display/matrix.ts';
import { applyEdits, type Edit } from '../../../../shared/document/edit.ts';
import { elementAt, elementsOf, type StudioElement, shownTemplate } from '../../../../shared/studio/view.ts';
import { STUDIO } from '../../../strings/studio.ts';
import type { CardMaker } from '../use-card.ts';
import type { Studio } from '../use-studio.ts';
import css from './canvas.module.css';
import { AROUND, clampZoom, PX_PER_MM } from './geometry.ts';
import { layersOf } from './layers.ts';
import { type Aids, Overlay } from './overlay.tsx';
import { Ruler, type Unit } from './rulers.tsx';
import { type Grip, useDrag } from './use-drag.ts';

interface Props {
  studio: Studio;
  maker: CardMaker;
  zoom: number;
  onZoom(zoom: number): void;
  unit: Unit;
  onUnit(): void;
  aids: Aids;
  grid: number;
  /** Filter of the card, such as grey print. */
  filter: string | undefined;
  /** Measured for "fit". */
  viewport: RefObject<HTMLDivElement | null>;
  onKeyDown(event: React.KeyboardEvent): void;
}

/** The card at any size, with everything that a pointer can do to it. The tree does the same by keyboard. */
export function Canvas(props: Props) {
  const { studio, maker, zoom, onZoom, unit, onUnit, aids, grid, filter, viewport, onKeyDown } = props;
  const { view, side, selection, canEdit } = studio;
  const shown = shownTemplate(view);
  const scale = zoom * PX_PER_MM;
  const surface = useRef<HTMLDivElement>(null);
  const { width, height } = shown.size;
  const before = shown.bleed + AROUND;
  const across = width + 2 * before;
  const down = height + 2 * before;
  const drag = useDrag(studio, { scale, grid: aids.grid && aids.snap ? grid : undefined, isShown: maker.isShown });
  const { preview } = drag;
  const pan = usePan(viewport);
  const guides = useGuides(studio);
  useWheelZoom(viewport, zoom, onZoom);

  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const rect = surface.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return { x: (clientX - rect.left) / scale - before, y: (clientY - rect.top) / scale - before };
  };
  const guideView = guides.preview ?? preview?.template;
  const live = guideView === undefined ? view : { ...view, template: guideView };

  return (
    <div className={css.canvas} data-panning={pan.isHeld || undefined}>
      <div
        ref={viewport}
        className={css.viewport}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows, Tab and Escape act on what is chosen here
        tabIndex={0}
        aria-label={STUDIO.canvas}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && drag.isDragging()) drag.cancel();
          else if (!pan.onKeyDown(event)) onKeyDown(event);
        }}
        onKeyUp={pan.onKeyUp}
        onBlur={pan.onBlur}
        onPointerDown={(event) => {
          if (event.button === 1 || pan.isHeld) pan.start(event);
        }}
      >
        <button type="button" className={css.corner} tabIndex={-1} title={STUDIO.unitHint} onClick={onUnit}>
          {unit}
        </button>
        <Ruler
          axis="x"
          unit={unit}
          scale={scale}
          before={before}
          length={across}
          onGuide={canEdit ? guides.drag('y', pointOf) : undefined}
        />
        <Ruler
          axis="y"
          unit={unit}
          scale={scale}
          before={before}
          length={down}
          onGuide={canEdit ? guides.drag('x', pointOf) : undefined}
        />
        <div
          ref={surface}
          className={css.surface}
          style={{ width: across * scale, height: down * scale }}
          onPointerDown={(event) => {
            if (event.button !== 0 || pan.isHeld) return;
            viewport.current?.focus({ preventScroll: true });
            const target = event.target as Element;
            const guide = target.closest('[data-guide]')?.getAttribute('data-guide');
            if (guide != null && canEdit) {
              const [axis, index] = guide.split(' ');
              guides.drag(axis === 'x' ? 'x' : 'y', pointOf, Number(index))(event);
              return;
            }
            event.currentTarget.setPointerCapture(event.pointerId);
            drag.press(pointOf(event), gripOf(target), event);
          }}
          onPointerMove={(event) => drag.move(pointOf(event), event)}
          onPointerUp={() => {
            const done = drag.release();
            if (done !== undefined && done !== 'band') studio.say(STUDIO.done[done]);
          }}
          onPointerCancel={drag.cancel}
        >
          <Card
            studio={studio}
            maker={maker}
            drag={drag}
            filter={filter}
            place={{
              left: AROUND * scale,
              top: AROUND * scale,
              width: (width + 2 * shown.bleed) * scale,
              height: (height + 2 * shown.bleed) * scale,
            }}
            scale={scale}
          />
          <svg
            className={css.overlay}
            width={across * scale}
            height={down * scale}
            viewBox={`${-before} ${-before} ${across} ${down}`}
            aria-hidden="true"
          >
            <Overlay
              view={live}
              selection={selection}
              scale={scale}
              aids={aids}
              grid={grid}
              canEdit={canEdit && preview === undefined}
              lines={preview?.lines ?? NONE}
              distances={preview?.distances ?? NONE}
              band={preview?.band}
            />
          </svg>
        </div>
      </div>
      <span className="visually-hidden">{STUDIO.sideShown(STUDIO[side])}</span>
    </div>
  );
}

const NONE: never[] = [];

function gripOf(target: Element): Grip {
  const grip = target.getAttribute('data-grip');
  if (grip === null) return { kind: 'element' };
  return grip === 'turn' ? { kind: 'turn' } : { kind: 'handle', handle: grip as never };
}

interface CardProps extends Pick<Props, 'studio' | 'maker' | 'filter'> {
  drag: ReturnType<typeof useDrag>;
  place: CSSProperties;
  scale: number;
}

/** The card: as a whole, or while something is dragged in layers of which only those that move are painted anew. */
function Card({ studio, maker, drag, filter, place, scale }: CardProps) {
  const { view, side } = studio;
  const { preview, moving } = drag;
  const shown = shownTemplate(view);
  const whole = useMemo(() => maker.svgOf(shown, side), [maker, shown, side]);
  const isSplit = preview !== undefined && preview.kind !== 'band';
  const places = useMemo(() => (isSplit ? placesOf(studio, moving) : undefined), [isSplit, studio, moving]);
  const layers = useMemo(
    () =>
      places === undefined
        ? undefined
        : layersOf(shown, side, places).map(({ template, isMoving }, i) => ({
            isMoving,
            svg: maker.svgOf(template, side, `layer-${i}`),
          })),
    [maker, shown, side, places],
  );
  const isMove = preview?.kind === 'move';
  const changed = preview?.template;
  const repainted = useMemo(() => {
    if (places === undefined || changed === undefined || isMove) return undefined;
    const now = shownTemplate({ ...view, template: changed });
    return layersOf(now, side, places).map(({ template, isMoving }, i) =>
      isMoving ? maker.svgOf(template, side, `moving-${i}`) : undefined,
    );
  }, [places, changed, isMove, view, side, maker]);

  if (maker.failed !== undefined) return <p className={css.empty}>{STUDIO.noFonts(maker.failed)}</p>;
  const style = { ...place, filter };
  const by = preview?.by;
  return (
    <>
      <div className={css.sheet} style={place} />
      {layers === undefined ? (
        <Layer svg={whole} style={style} />
      ) : (
        layers.map(({ isMoving, svg }, i) => (
          <Layer
            // biome-ignore lint/suspicious/noArrayIndexKey: layers have nothing but their order
            key={i}
            svg={repainted?.[i] ?? svg}
            style={
              isMoving && isMove && by !== undefined
                ? { ...style, transform: `translate(${by.x * scale}px, ${by.y * scale}px)` }
                : style
            }
          />
        ))
      )}
    </>
  );
}

function Layer({ svg, style }: { svg: string | undefined; style: CSSProperties }) {
  const html = useMemo(() => ({ __html: svg ?? '' }), [svg]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own writer made it, with every text of the user as outlines or escaped
  return <div className={css.layer} style={style} data-studio-card dangerouslySetInnerHTML={html} />;
}

/** The places of the dragged elements in the list of the side; of what stands in for art the place of the art. */
function placesOf({ view, side }: Studio, addresses: readonly string[]): ReadonlySet<number> {
  const own = elementsOf(view, side).filter(({ inside }) => inside === undefined);
  const wanted = new Set(addresses.flatMap((address) => outermost(elementAt(view, address))?.address ?? []));
  return new Set(own.flatMap(({ address }, i) => (wanted.has(address) ? [i] : [])));
}

const outermost = (one: StudioElement | undefined): StudioElement | undefined => one?.inside ?? one;

/** Scrolls by dragging with the space bar held, or with the middle button. */
function usePan(viewport: RefObject<HTMLDivElement | null>) {
  const [isHeld, setHeld] = useState(false);
  return {
    isHeld,
    onKeyDown: (event: React.KeyboardEvent): boolean => {
      if (event.key !== ' ' || event.target !== viewport.current) return false;
      event.preventDefault();
      setHeld(true);
      return true;
    },
    onKeyUp: (event: React.KeyboardEvent) => {
      if (event.key === ' ') setHeld(false);
    },
    onBlur: () => setHeld(false),
    start: (event: React.PointerEvent) => {
      const { current } = viewport;
      if (current === null) return;
      event.preventDefault();
      const from = { x: event.clientX + current.scrollLeft, y: event.clientY + current.scrollTop };
      const move = ({ clientX, clientY }: PointerEvent) => current.scrollTo(from.x - clientX, from.y - clientY);
      const end = () => {
        window.removeEventListener('pointermove', move);
        window.removeEventListener('pointerup', end);
      };
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', end);
    },
  };
}

/** Millimetres beyond the card from which on a guide that is let go is none. */
const GUIDE_AWAY = 8;

/** Guides are dragged out of the rulers, along the card, and off it again. */
function useGuides(studio: Studio) {
  const { template, view, run } = studio;
  const [preview, setPreview] = useState<typeof template>();
  const editsFor = (axis: 'x' | 'y', index: number | undefined, at: number | undefined): Edit[] => {
    const held = template.guides ?? { x: [], y: [] };
    const others = (held[axis] ?? []).filter((_, i) => i !== index);
    const next = { x: held.x ?? [], y: held.y ?? [], [axis]: at === undefined ? others : [...others, at] };
    if (next.x.length + next.y.length === 0)
      return template.guides === undefined ? [] : [{ op: 'remove', path: '/guides' }];
    return [{ op: 'set', path: '/guides', value: next }];
  };
  const drag =
    (axis: 'x' | 'y', pointOf: (event: { clientX: number; clientY: number }) => Point, index?: number) =>
    (event: React.PointerEvent) => {
      event.preventDefault();
      event.stopPropagation();
      let edits: Edit[] = [];
      const { size, bleed } = shownTemplate(view);
      const move = (now: PointerEvent) => {
        const place = pointOf(now)[axis];
        const length = axis === 'x' ? size.width : size.height;
        const isOff = place < -bleed - GUIDE_AWAY || place > length + bleed + GUIDE_AWAY;
        const step = now.ctrlKey || now.metaKey ? 100 : 2;
        edits = editsFor(axis, index, isOff ? undefined : Math.round(place * step) / step);
        setPreview(edits.length === 0 ? undefined : applyEdits(template, edits));
      };
      const end = () => {
        window.removeEventListener('pointermove', move);
        window.removeEventListener('pointerup', end);
        setPreview(undefined);
        run(edits);
      };
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', end);
    };
  return { preview, drag };
}

/** Ctrl and the wheel zoom about the pointer. */
function useWheelZoom(viewport: RefObject<HTMLDivElement | null>, zoom: number, onZoom: (zoom: number) => void): void {
  const latest = useRef({ zoom, onZoom });
  latest.current = { zoom, onZoom };
  useEffect(() => {
    const { current } = viewport;
    if (current === null) return;
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { zoom: before, onZoom: change } = latest.current;
      const after = clampZoom(before * 1.0015 ** -event.deltaY);
      const rect = current.getBoundingClientRect();
      const [x, y] = [event.clientX - rect.left + current.scrollLeft, event.clientY - rect.top + current.scrollTop];
      change(after);
      const grown = after / before - 1;
      requestAnimationFrame(() => current.scrollBy(x * grown, y * grown));
    };
    current.addEventListener('wheel', wheel, { passive: false });
    return () => current.removeEventListener('wheel', wheel);
  }, [viewport]);
}
