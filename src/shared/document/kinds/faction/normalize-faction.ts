/** Normalizes factions for rules and fingerprints: only keys of the format, sorted. */
import type { Drawing, Faction } from '../../schema.ts';

/** Returns the faction without `symbolImage`, which shows the same symbol as the drawing, and without `notes`. */
export function normalizeFaction({ format, id, name, symbol, theme, version }: Faction) {
  return {
    format,
    id,
    name,
    ...(symbol === undefined ? {} : { symbol: normalizeDrawing(symbol) }),
    ...(theme === undefined
      ? {}
      : { theme: { accent: theme.accent, primary: theme.primary, secondary: theme.secondary } }),
    version,
  };
}

const normalizeDrawing = ({ height, shapes, width }: Drawing) => ({
  height,
  shapes: shapes.map(({ d, evenOdd, fill, opacity, stroke, strokeWidth }) => ({
    d,
    evenOdd,
    fill,
    opacity,
    stroke,
    strokeWidth,
  })),
  width,
});
