/** Fonts of the user's own in a template: taken from the library by a style, and taken out again where nothing is set in them. */
import type { CardTemplate } from '../card/template/template.ts';
import { isStyleFont } from '../display/font-ids.ts';
import { type Edit, setOrRemove } from '../document/edit.ts';
import type { FontDocument } from '../document/kinds/font/schema.ts';
import { pointer } from '../document/pointer.ts';
import { nearestFace } from '../font-file/font-document.ts';
import { idText } from '../text/id-text.ts';

export type Font = Pick<FontDocument, 'name' | 'file' | 'weight' | 'italic'>;

/** What a style says to be set in a font of the library; undefined where the template does not name it yet. */
export const fontNameOf = ({ fonts = {} }: CardTemplate, { file }: Pick<Font, 'file'>): string | undefined =>
  Object.entries(fonts).find(([, { src }]) => src === file)?.[0];

/**
 * Sets a style in a font of the library. The face of ours that it had stands in for it, so that the card keeps its look
 * where the font is not at hand.
 */
export function takeFont(template: CardTemplate, style: string, font: Font): Edit[] {
  const name = fontNameOf(template, font);
  const set = (to: string): Edit => ({ op: 'set', path: pointer('/styles', style, 'font'), value: to });
  if (name !== undefined) return [set(name)];
  const before = template.styles[style]?.font ?? '';
  const instead = isStyleFont(before) ? before : nearestFace(font);
  const free = freeFontName(template, font.name);
  const entry = { src: font.file, name: font.name.slice(0, MOST_FONT_NAME), instead };
  const fonts: Edit =
    template.fonts === undefined
      ? { op: 'set', path: '/fonts', value: { [free]: entry } }
      : { op: 'set', path: pointer('/fonts', free), value: entry };
  return [fonts, set(free)];
}

export const MOST_FONT_NAME = 80;

export function freeFontName({ fonts = {} }: CardTemplate, name: string): string {
  const base = idText(name, MOST_FONT_NAME - 5) || 'font';
  for (let n = 1; ; n += 1) {
    const free = n === 1 ? base : `${base}-${n}`;
    if (!Object.hasOwn(fonts, free) && !isStyleFont(free)) return free;
  }
}

/** The styles that are set in a font of the template, its themes' and sizes' too, and the fonts that name it for bold or italic. */
export function usersOfFont({ styles, themes = [], sizes = {}, fonts = {} }: CardTemplate, name: string): string[] {
  const changes = [...themes.map((theme) => theme.styles), ...Object.values(sizes).map((size) => size.styles)];
  const inStyles = [styles, ...changes].flatMap((some) =>
    Object.entries(some ?? {}).flatMap(([style, { font }]) => (font === name ? [style] : [])),
  );
  const inFonts = Object.entries(fonts).flatMap(([other, { bold, italic }]) =>
    other !== name && (bold === name || italic === name) ? [other] : [],
  );
  return [...new Set([...inStyles, ...inFonts])];
}

/** Takes a font out that nothing is set in; without the last one the template has none. */
export function dropFont({ fonts = {} }: CardTemplate, name: string): Edit[] {
  const isLast = Object.keys(fonts).length === 1;
  return [setOrRemove(isLast ? '/fonts' : pointer('/fonts', name), undefined)];
}
