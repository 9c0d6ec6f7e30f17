import { colourMatrix, VISIONS } from '../../../shared/studio/review/vision.ts';

/** How the card is shown: as it is, in grey print, or as somebody sees it who is blind to some colours. */
export const SIGHTS = ['normal', ...VISIONS] as const;
export type Sight = (typeof SIGHTS)[number];

/** For `filter` of CSS. */
export const sightFilter = (sight: Sight): string | undefined =>
  sight === 'normal' ? undefined : `url(#sight-${sight})`;

/** The filters that `sightFilter` names. */
export function SightFilters() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      {VISIONS.map((vision) => (
        <filter key={vision} id={`sight-${vision}`}>
          <feColorMatrix type="matrix" values={colourMatrix(vision)} />
        </filter>
      ))}
    </svg>
  );
}
