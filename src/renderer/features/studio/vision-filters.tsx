import { formatColorMatrix, VISIONS } from '../../../shared/studio/review/vision.ts';

/** Modes in which the card can be shown: unchanged, in grayscale, or as seen with a color vision deficiency. */
export const VISION_MODES = ['normal', ...VISIONS] as const;
export type VisionMode = (typeof VISION_MODES)[number];

/** Returns the value of the CSS property `filter`. */
export const getVisionFilter = (visionMode: VisionMode): string | undefined =>
  visionMode === 'normal' ? undefined : `url(#sight-${visionMode})`;

/** Defines the SVG filters to which `getVisionFilter` refers. */
export function VisionFilters() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      {VISIONS.map((vision) => (
        <filter key={vision} id={`sight-${vision}`}>
          <feColorMatrix type="matrix" values={formatColorMatrix(vision)} />
        </filter>
      ))}
    </svg>
  );
}
