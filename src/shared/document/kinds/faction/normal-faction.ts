/** A faction as rules and fingerprints read it: only keys of the format, in the order of their letters. */
import type { Drawing, Faction } from '../../schema.ts';

/** Leaves out `symbolImage`, which shows the same symbol as the drawing, and `notes`. */
export function normalFaction({ format, id, name, symbol, theme, version }: Faction) {
  return {
    format,
    id,
    name,
    ...(symbol === undefined ? {} : { symbol: normalDrawing(symbol) }),
    ...(theme === undefined
      ? {}
      : { theme: { accent: theme.accent, primary: theme.primary, secondary: theme.secondary } }),
    version,
  };
}

const normalDrawing = ({ height, shapes, width }: Drawing) => ({
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
