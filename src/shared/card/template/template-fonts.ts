/** The styles of a template whose fonts are the user's own, with the files of these fonts looked up. */
import { cachedFor } from '../../base/cache.ts';
import { type FaceId, isStyleFont, type StyleFont } from '../../display/font-ids.ts';
import type { FontSet } from '../../text/fonts/fonts.ts';
import { type OwnStyle, ownFace } from '../../text/fonts/own-faces.ts';
import type { CardNote } from '../notes/note.ts';
import type { CardTemplate, Style } from './template.ts';

export interface FontedTemplate {
  readonly template: CardTemplate;
  /** On fonts that cannot be used. */
  readonly notes: readonly CardNote[];
}

const known = new WeakMap<CardTemplate, WeakMap<FontSet, FontedTemplate>>();
const NOTHING: readonly CardNote[] = [];

/** The face that stands in for a font of the template, where that says none. */
const USUAL: StyleFont = 'text';

/** The same template and fonts give the same object, so that caches can use it as a key. */
export function withTemplateFonts(template: CardTemplate, fonts: FontSet): FontedTemplate {
  if (template.fonts === undefined) return { template, notes: NOTHING };
  const byFonts = cachedFor(known, template, () => new WeakMap<FontSet, FontedTemplate>());
  return cachedFor(byFonts, fonts, () => lookedUp(template, template.fonts ?? {}, fonts));
}

function lookedUp(template: CardTemplate, named: NonNullable<CardTemplate['fonts']>, fonts: FontSet): FontedTemplate {
  const notes = new Map<string, CardNote>();
  const faceOf = (name: string): FaceId | undefined => {
    const one = Object.hasOwn(named, name) ? named[name] : undefined;
    if (one === undefined) return isStyleFont(name) ? name : undefined;
    const face = ownFace(fonts, one.src);
    if (typeof face === 'object') return face.id;
    const instead = one.instead ?? USUAL;
    notes.set(name, { kind: 'missing-font', template: template.name, font: one.name ?? name, fault: face, instead });
    return undefined;
  };
  const styles = Object.entries(template.styles).map(([id, style]): [string, Style & { own?: OwnStyle }] => {
    const one = Object.hasOwn(named, style.font) ? named[style.font] : undefined;
    if (one === undefined) return [id, style];
    const like = one.instead ?? USUAL;
    const bold = one.bold === undefined ? undefined : faceOf(one.bold);
    const italic = one.italic === undefined ? undefined : faceOf(one.italic);
    const variants = { ...(bold === undefined ? {} : { bold }), ...(italic === undefined ? {} : { italic }) };
    return [id, { ...style, own: { font: faceOf(style.font) ?? like, like, ...variants } }];
  });
  return { template: { ...template, styles: Object.fromEntries(styles) }, notes: [...notes.values()] };
}
