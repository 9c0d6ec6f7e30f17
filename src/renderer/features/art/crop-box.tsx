import { type PointerEvent, useEffect, useId, useRef } from 'react';
import type { ArtWindow } from '../../../shared/card/pictures/art-window.ts';
import { type Crop, placeInWindow } from '../../../shared/card/pictures/crop.ts';
import type { Picture } from '../../../shared/card/pictures/pictures.ts';
import { getCenter } from '../../../shared/display/matrix.ts';
import type { Path } from '../../../shared/display/path.ts';
import type { Rect } from '../../../shared/display/units.ts';
import { useLatest } from '../../platform/use-latest.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import css from './art.module.css';
import { applyCropKey, moveCrop, zoomCrop } from './crop-motion.ts';

interface Props {
  picture: Picture;
  pictureUrl: string;
  artWindow: ArtWindow;
  crop: Crop;
  /** What the card prints over the picture, as SVG elements in points. */
  coverSvg: string;
  onChange(crop: Crop): void;
}

/** The margin around the window in which the rest of the picture is visible, in points. */
const VISIBLE_MARGIN = 9;
/** The change of the zoom's natural logarithm for each pixel that the mouse wheel turns. */
const ZOOM_PER_PIXEL = 0.0015;

/** Shows the picture in its window with the geometry of the card, so that the preview looks like the printed card. */
export function CropBox({ picture, pictureUrl, artWindow, crop, coverSvg, onChange }: Props) {
  const translate = useTranslate();
  const svgElement = useRef<SVGSVGElement>(null);
  const clipId = useId();
  const { box, rotation: windowRotation } = artWindow;
  const { x: centerX, y: centerY } = getCenter(box);
  // The picture is upright here, so the card around it is rotated back.
  const cardTransform = windowRotation === 0 ? {} : { transform: `rotate(${-windowRotation} ${centerX} ${centerY})` };
  const { box: pictureBox, transform: pictureMatrix } = placeInWindow(picture, box, crop);
  const viewBox = expandRect(box, VISIBLE_MARGIN);
  const dragStart = useRef<{ x: number; y: number }>(undefined);
  // The wheel listener is registered only once, so it reads the current values from this ref.
  const latest = useLatest({ crop, onChange, picture, box });

  useEffect(() => {
    const element = svgElement.current;
    if (element === null) return;
    const zoomByWheel = (event: WheelEvent) => {
      // The wheel alone scrolls the form, since the box often has the focus after a picture was chosen. Pinching sends Ctrl as well.
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { crop, onChange, picture, box } = latest.current;
      onChange(zoomCrop(crop, Math.exp(-event.deltaY * ZOOM_PER_PIXEL), picture, box));
    };
    // React registers passive wheel listeners, which can't prevent the page from scrolling.
    element.addEventListener('wheel', zoomByWheel, { passive: false });
    return () => element.removeEventListener('wheel', zoomByWheel);
  }, [latest]);

  function drag(event: PointerEvent<SVGSVGElement>) {
    const previousPoint = dragStart.current;
    if (previousPoint === undefined) return;
    const unitsPerPixel = viewBox.width / event.currentTarget.clientWidth;
    const [deltaX, deltaY] = [
      (event.clientX - previousPoint.x) * unitsPerPixel,
      (event.clientY - previousPoint.y) * unitsPerPixel,
    ];
    dragStart.current = { x: event.clientX, y: event.clientY };
    if (deltaX !== 0 || deltaY !== 0) onChange(moveCrop(crop, deltaX, deltaY, picture, box));
  }

  const croppedImage = (
    <image
      href={pictureUrl}
      {...pictureBox}
      preserveAspectRatio="none"
      {...(pictureMatrix === undefined ? {} : { transform: `matrix(${pictureMatrix.join(' ')})` })}
    />
  );
  return (
    <svg
      ref={svgElement}
      className={css.crop}
      viewBox={`${viewBox.x} ${viewBox.y} ${viewBox.width} ${viewBox.height}`}
      role="application"
      aria-label={translate('art.crop')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the picture
      tabIndex={0}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const movedCrop = applyCropKey(event.key, event.shiftKey, crop, picture, box);
        if (movedCrop === undefined) return;
        event.preventDefault();
        onChange(movedCrop);
      }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.focus();
        dragStart.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        dragStart.current = undefined;
      }}
      onPointerCancel={() => {
        dragStart.current = undefined;
      }}
    >
      <clipPath id={`${clipId}-window`}>
        <path d={formatPath(artWindow.path)} />
      </clipPath>
      <clipPath id={`${clipId}-safe`}>
        <rect {...cardTransform} {...artWindow.safe} />
      </clipPath>
      <TrimStripes id={`${clipId}-stripes`} />
      <g className={css.cropped}>{croppedImage}</g>
      <g clipPath={`url(#${clipId}-window)`}>
        <rect {...box} fill="#ffffff" />
        {croppedImage}
        <g
          className={css.cover}
          data-cover
          {...cardTransform}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own writer made it, with every text of the user as outlines
          dangerouslySetInnerHTML={{ __html: coverSvg }}
        />
        {/* The part of the window that is cut off: everything outside the trimmed card. */}
        <path
          className={css.trimmed}
          {...cardTransform}
          fill={`url(#${clipId}-stripes)`}
          d={`${formatRect(coverRect(viewBox))}${formatRect(artWindow.trim)}`}
        />
      </g>
      <path className={css.frame} d={formatPath(artWindow.path)} />
      {/* The area that is within the picture and far enough from the cut. */}
      <g clipPath={`url(#${clipId}-window)`}>
        <rect className={css.safe} {...cardTransform} {...artWindow.safe} />
      </g>
      <g clipPath={`url(#${clipId}-safe)`}>
        <path className={css.safe} d={formatPath(artWindow.path)} />
      </g>
    </svg>
  );
}

/** The distance between two stripes over the trimmed part, in points. */
const STRIPE_DISTANCE = 5;

/** Defines red and white stripes, which stand out from pictures of any color. */
function TrimStripes({ id }: { id: string }) {
  return (
    <pattern
      id={id}
      width={STRIPE_DISTANCE}
      height={STRIPE_DISTANCE}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect className={css.trimStripe} width={STRIPE_DISTANCE} height={STRIPE_DISTANCE} />
      <rect className={css.trimGap} width={STRIPE_DISTANCE / 2} height={STRIPE_DISTANCE} />
    </pattern>
  );
}

const expandRect = ({ x, y, width, height }: Rect, margin: number): Rect => ({
  x: x - margin,
  y: y - margin,
  width: width + 2 * margin,
  height: height + 2 * margin,
});

/** Returns a rectangle that covers the view at any rotation. */
const coverRect = (viewBox: Rect): Rect => expandRect(viewBox, Math.max(viewBox.width, viewBox.height));

const formatPath = (path: Path): string => path.map(([letter, ...numbers]) => letter + numbers.join(' ')).join('');
const formatRect = ({ x, y, width, height }: Rect): string => `M${x} ${y}h${width}v${height}h${-width}Z`;
