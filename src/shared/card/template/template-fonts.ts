/** Looks up the user's fonts in the styles of a template. */
import { getOrCreateFor } from '../../base/cache.ts';
import { isStyleFont, type StyleFont, type TypefaceId } from '../../display/font-ids.ts';
import type { FontSet } from '../../text/fonts/fonts.ts';
import { getUserFont, type UserFontStyle } from '../../text/fonts/user-fonts.ts';
import type { CardFinding } from '../findings/card-finding.ts';
import type { CardTemplate, Style } from './template.ts';

export interface TemplateWithFonts {
  readonly template: CardTemplate;
  /** Findings on fonts that cannot be used. */
  readonly findings: readonly CardFinding[];
}

const fontsCache = new WeakMap<CardTemplate, WeakMap<FontSet, TemplateWithFonts>>();
const NO_FINDINGS: readonly CardFinding[] = [];

/** The fallback for a font of the template that names none. */
const DEFAULT_FALLBACK: StyleFont = 'text';

/** Resolves the fonts of a template. The same template and fonts give the same object, so that caches can use it as a key. */
export function resolveTemplateFonts(template: CardTemplate, fonts: FontSet): TemplateWithFonts {
  if (template.fonts === undefined) return { template, findings: NO_FINDINGS };
  const cacheByFonts = getOrCreateFor(fontsCache, template, () => new WeakMap<FontSet, TemplateWithFonts>());
  return getOrCreateFor(cacheByFonts, fonts, () => lookUpFonts(template, template.fonts ?? {}, fonts));
}

function lookUpFonts(
  template: CardTemplate,
  templateFonts: NonNullable<CardTemplate['fonts']>,
  fonts: FontSet,
): TemplateWithFonts {
  const findings = new Map<string, CardFinding>();
  const findFont = (fontName: string): TypefaceId | undefined => {
    const templateFont = Object.hasOwn(templateFonts, fontName) ? templateFonts[fontName] : undefined;
    if (templateFont === undefined) return isStyleFont(fontName) ? fontName : undefined;
    // The font, or a word that says why it can't be used: `missing`, `restricted`, `broken`.
    const userFont = getUserFont(fonts, templateFont.src);
    if (typeof userFont === 'object') return userFont.id;
    const fallbackFont = templateFont.instead ?? DEFAULT_FALLBACK;
    findings.set(fontName, {
      kind: 'missing-font',
      template: template.name,
      font: templateFont.name ?? fontName,
      fault: userFont,
      instead: fallbackFont,
    });
    return undefined;
  };
  const styles = Object.entries(template.styles).map(
    ([styleName, style]): [string, Style & { own?: UserFontStyle }] => {
      const templateFont = Object.hasOwn(templateFonts, style.font) ? templateFonts[style.font] : undefined;
      if (templateFont === undefined) return [styleName, style];
      const fallbackFont = templateFont.instead ?? DEFAULT_FALLBACK;
      const bold = templateFont.bold === undefined ? undefined : findFont(templateFont.bold);
      const italic = templateFont.italic === undefined ? undefined : findFont(templateFont.italic);
      const variants = { ...(bold === undefined ? {} : { bold }), ...(italic === undefined ? {} : { italic }) };
      // `like` is the built-in font that replaces missing glyphs.
      return [
        styleName,
        { ...style, own: { font: findFont(style.font) ?? fallbackFont, like: fallbackFont, ...variants } },
      ];
    },
  );
  return { template: { ...template, styles: Object.fromEntries(styles) }, findings: [...findings.values()] };
}
