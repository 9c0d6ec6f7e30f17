/** Checks what a schema cannot check in a template: that every name exists, in every size and with every choice. */
import { z } from 'zod';
import { type Cache, createCache, getOrCreate, getOrCreateFor } from '../../../base/cache.ts';
import { STYLE_FONTS } from '../../../display/font-ids.ts';
import { isPathData } from '../../../display/is-path-data.ts';
import { applyChoice, getAddedStyles } from '../apply-choice.ts';
import type { CardTemplate, Style } from '../card-template.ts';
import { isFontSource } from '../font-source.ts';
import type { Element } from '../picture-elements.ts';
import { isPictureSource } from '../picture-sources.ts';
import { getSharedSymbols } from '../shared-symbols.ts';
import { getTemplateInSize } from '../sizes.ts';
import { findChangedElements } from './changed-elements.ts';
import { checkElementCached, createCheckKey, MAX_CACHED_SIZES } from './check-element.ts';
import { checkColor, createUnknownName, type ElementFinding, type KnownNames } from './check-names.ts';
import { checkIds, checkOverflow, checkRepeated } from './check-references.ts';
import { describeLocation, formatPath } from './location.ts';
import { createSchemaFindings } from './schema-findings.ts';
import { createFinding, listElements, type Path, receivesText, SIDES } from './template-elements.ts';
import type { FindingDetail, TemplateFinding } from './template-finding.ts';

/** The finding if `tight` is greater than `tracking`, so that squeezing would widen the text. */
const WIDER_TIGHT: FindingDetail = { kind: 'order', smaller: 'tight', greater: 'tracking' };
const isWider = (tight: number | undefined, tracking = 0): boolean => tight !== undefined && tight > tracking;

/** Returns a finding if the font is neither built in nor one of the template's fonts. */
function checkFont({ fonts = {} }: CardTemplate, font: string): FindingDetail | undefined {
  if (STYLE_FONTS.some((styleFont) => styleFont === font) || Object.hasOwn(fonts, font)) return undefined;
  return createUnknownName('font', font, [...Object.keys(fonts), ...STYLE_FONTS]);
}

/** Checks the template's fonts: their sources, and the fonts for bold and italic words. */
function checkFonts(template: CardTemplate): TemplateFinding[] {
  return Object.entries(template.fonts ?? {}).flatMap(([fontName, { src: source, bold, italic }]) => {
    const fontPath = ['fonts', fontName];
    const variants = Object.entries({ bold, italic }).flatMap(([variantKey, font]) => {
      const detail = font === undefined ? undefined : checkFont(template, font);
      return detail === undefined ? [] : [createFinding(template, [...fontPath, variantKey], detail)];
    });
    return [
      ...(isFontSource(source) ? [] : [createFinding(template, [...fontPath, 'src'], { kind: 'form', form: 'font' })]),
      ...variants,
    ];
  });
}

/** Checks that the template's pictures are files next to it or in a library. The editor could not show pictures inside the template. */
const checkPictures = (template: CardTemplate): TemplateFinding[] =>
  Object.entries(template.pictures ?? {}).flatMap(([pictureName, { src: source }]) =>
    isPictureSource(source)
      ? []
      : [createFinding(template, ['pictures', pictureName, 'src'], { kind: 'form', form: 'picture' })],
  );

/** Checks the colors, fonts and sizes of styles. */
function checkStyles(template: CardTemplate): TemplateFinding[] {
  return Object.entries(template.styles).flatMap(([styleName, style]) => {
    const stylePath = ['styles', styleName];
    const colorDetail = checkColor(style.colour);
    const fontDetail = checkFont(template, style.font);
    const orderDetail: FindingDetail = { kind: 'order', smaller: 'min', greater: 'size' };
    const { tight, tracking } = style;
    return [
      ...(isWider(tight, tracking) ? [createFinding(template, [...stylePath, 'tight'], WIDER_TIGHT)] : []),
      ...(colorDetail === undefined ? [] : [createFinding(template, [...stylePath, 'colour'], colorDetail)]),
      ...(fontDetail === undefined ? [] : [createFinding(template, [...stylePath, 'font'], fontDetail)]),
      ...((style.min ?? 0) > style.size ? [createFinding(template, [...stylePath, 'min'], orderDetail)] : []),
    ];
  });
}

/** Checks that the styles that a theme or a size changes exist, and that their changes are valid. */
function checkChanges(template: CardTemplate): TemplateFinding[] {
  const knownStyles = Object.keys(template.styles);
  const changes = [
    ...(template.themes ?? []).map(({ styles }, index) => [['themes', index, 'styles'] as Path, styles] as const),
    ...Object.entries(template.sizes ?? {}).map(([id, { styles }]) => [['sizes', id, 'styles'], styles] as const),
  ];
  return changes.flatMap(([path, styles = {}]) =>
    Object.entries(styles).flatMap(([styleName, change]) =>
      template.styles[styleName] === undefined
        ? [createFinding(template, [...path, styleName], createUnknownName('style', styleName, knownStyles))]
        : checkChange(template, [...path, styleName], template.styles[styleName], change),
    ),
  );
}

type StyleChange = { readonly [K in keyof Style]?: Style[K] | undefined };

function checkChange(template: CardTemplate, path: Path, ownStyle: Style, change: StyleChange): TemplateFinding[] {
  const { colour, font } = change;
  const colorDetail = colour === undefined ? undefined : checkColor(colour);
  const fontDetail = font === undefined ? undefined : checkFont(template, font);
  const { tight, tracking } = { ...ownStyle, ...change };
  const changedKey = change.tight === undefined ? 'tracking' : 'tight';
  // Errors in the style itself are reported by checkStyles.
  const becomesWider = isWider(tight, tracking) && !isWider(ownStyle.tight, ownStyle.tracking);
  return [
    ...(colorDetail === undefined ? [] : [createFinding(template, [...path, 'colour'], colorDetail)]),
    ...(fontDetail === undefined ? [] : [createFinding(template, [...path, 'font'], fontDetail)]),
    ...(becomesWider ? [createFinding(template, [...path, changedKey], WIDER_TIGHT)] : []),
  ];
}

/** Checks the colors and paths of symbols. A symbol with a wrong color or path would be missing from every card. */
function checkSymbols(template: CardTemplate): TemplateFinding[] {
  const drawings = [
    ...Object.entries(template.symbols ?? {}).map(([symbolName, { shapes }]) => ({
      shapes,
      location: ['symbols', symbolName],
    })),
    ...(template.themes ?? []).flatMap(({ symbols = {} }, index) =>
      Object.entries(symbols).map(([symbolName, { shapes }]) => ({
        shapes,
        location: ['themes', index, 'symbols', symbolName],
      })),
    ),
  ];
  return drawings.flatMap(({ shapes, location: symbolPath }) =>
    shapes.flatMap((shape, index) => {
      const shapePath = [...symbolPath, 'shapes', index];
      const colorFindings = (['fill', 'stroke'] as const).flatMap((key) => {
        const color = shape[key];
        const detail = color === undefined || color === 'none' ? undefined : checkColor(color);
        return detail === undefined ? [] : [createFinding(template, [...shapePath, key], detail)];
      });
      const formDetail: FindingDetail = { kind: 'form', form: 'path' };
      return [
        ...colorFindings,
        ...(isPathData(shape.d) ? [] : [createFinding(template, [...shapePath, 'd'], formDetail)]),
      ];
    }),
  );
}

const symbolNamesCache = new WeakMap<object, WeakMap<object, readonly string[]>>();
const NO_SYMBOLS: object = {};

/** Lists the names of all symbols that elements may show. Cached, since all choices and sizes share hundreds of names. */
const listSymbolNames = ({ symbols, themes }: CardTemplate): readonly string[] => {
  const namesByThemes = getOrCreateFor(
    symbolNamesCache,
    symbols ?? NO_SYMBOLS,
    () => new WeakMap<object, readonly string[]>(),
  );
  return getOrCreateFor(namesByThemes, themes ?? NO_SYMBOLS, () => {
    const symbolSets = [symbols, ...(themes ?? []).map((theme) => theme.symbols), getSharedSymbols()];
    return [...new Set(symbolSets.flatMap((symbolSet) => Object.keys(symbolSet ?? {})))];
  });
};

type IndexedFinding = ElementFinding & { readonly index: number };
const sideFindings = new WeakMap<readonly Element[], Cache<readonly IndexedFinding[]>>();

function checkElements(template: CardTemplate): TemplateFinding[] {
  const names: KnownNames = {
    styles: Object.keys(template.styles),
    symbols: listSymbolNames(template),
    pictures: Object.keys(template.pictures ?? {}),
  };
  const key = createCheckKey(template, names);
  return SIDES.flatMap((side) => {
    const elements = template[side];
    if (elements === undefined) return [];
    // Cached by side, since most choices leave two sides unchanged.
    const indexedFindings = getOrCreate(
      getOrCreateFor(sideFindings, elements, createCache<readonly IndexedFinding[]>),
      key,
      MAX_CACHED_SIZES,
      () =>
        elements.flatMap((element, index) =>
          checkElementCached(element, template, names, key).map((finding): IndexedFinding => ({ ...finding, index })),
        ),
    );
    return indexedFindings.map(({ index, path, detail }) => createFinding(template, [side, index, ...path], detail));
  });
}

const checkContinuation = (template: CardTemplate): TemplateFinding[] =>
  template.more === undefined || template.more.some(receivesText)
    ? []
    : [createFinding(template, ['more'], { kind: 'more-without-flow' })];

const checkBaseSize = (template: CardTemplate): TemplateFinding[] => [
  ...checkIds(template),
  ...checkOverflow(template),
  ...checkRepeated(template),
  ...checkElements(template),
  ...checkContinuation(template),
];

const idsCache = new WeakMap<CardTemplate, readonly string[]>();

/** Lists the ids of all elements. Cached, since each size and each choice needs them. */
const listIds = (template: CardTemplate): readonly string[] =>
  getOrCreateFor(idsCache, template, () =>
    listElements(template).flatMap(([, { id }]) => (id === undefined ? [] : [id])),
  );

/** Checks one of the other sizes: the ids that it names must exist, and the resulting template must be valid. */
function checkSize(template: CardTemplate, sizeId: string): TemplateFinding[] {
  const variant = template.sizes?.[sizeId];
  if (variant === undefined) return [];
  const knownIds = listIds(template);
  const sizePath = ['sizes', sizeId];
  const unknownNames = [
    ...Object.keys(variant.replace ?? {}).map((elementId) => [[...sizePath, 'replace', elementId], elementId] as const),
    ...(variant.without ?? []).map((elementId, index) => [[...sizePath, 'without', index], elementId] as const),
  ].flatMap(([idPath, elementId]) =>
    knownIds.includes(elementId)
      ? []
      : [createFinding(template, idPath, createUnknownName('element', elementId, knownIds))],
  );
  if (unknownNames.length > 0) return unknownNames;
  try {
    return checkBaseSize(getTemplateInSize(template, sizeId)).map((finding) => ({
      ...finding,
      location: `sizes.${sizeId}: ${finding.location}`,
    }));
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    return createSchemaFindings(error.issues, template, [...sizePath, 'replace']);
  }
}

/**
 * Checks a choice: the names that it uses must exist, and the template with the choice must be valid in every size.
 *
 * @param path the path of the choice: `['slots', 0, 'choices', 2]`
 */
function checkChoice(template: CardTemplate, path: Path): TemplateFinding[] {
  const [, slotIndex, , choiceIndex] = path as [string, number, string, number];
  const choice = template.slots?.[slotIndex]?.choices[choiceIndex];
  if (choice === undefined) return [];
  const knownIds = listIds(template);
  const namedElements = [
    ...Object.keys(choice.replace ?? {}).map((id) => [['replace', id], id] as const),
    ...Object.keys(choice.instead ?? {}).map((id) => [['instead', id], id] as const),
    ...Object.keys(choice.under ?? {}).map((id) => [['under', id], id] as const),
    ...(choice.without ?? []).map((id, position) => [['without', position], id] as const),
  ];
  const sizeIds = Object.keys(template.sizes ?? {});
  const unknownNames = [
    ...namedElements.flatMap(([idPath, id]) =>
      knownIds.includes(id)
        ? []
        : [createFinding(template, [...path, ...idPath], createUnknownName('element', id, knownIds))],
    ),
    ...Object.keys(choice.styles ?? {}).flatMap((styleName) =>
      Object.hasOwn({ ...template.styles, ...getAddedStyles(template, choice) }, styleName)
        ? []
        : [
            createFinding(
              template,
              [...path, 'styles', styleName],
              createUnknownName('style', styleName, Object.keys(template.styles)),
            ),
          ],
    ),
    ...(choice.sizes ?? []).flatMap((id, position) =>
      sizeIds.includes(id)
        ? []
        : [createFinding(template, [...path, 'sizes', position], createUnknownName('size', id, sizeIds))],
    ),
  ];
  if (unknownNames.length > 0) return unknownNames;
  const chosenTemplate = applyChoice(template, choice);
  if (chosenTemplate === undefined)
    return [createFinding(template, [...path, 'replace'], { kind: 'shape', of: 'other' })];
  const choiceLocation = describeLocation(template, path).location || formatPath(path);
  // Apart from elements, a choice changes only styles. All other parts were checked before, and have no findings.
  const styleFindings =
    choice.styles === undefined ? [] : [...checkStyles(chosenTemplate), ...checkChanges(chosenTemplate)];
  return checkAllSizes(chosenTemplate, styleFindings).map((finding) => ({
    ...finding,
    location: `${choiceLocation}: ${finding.location}`,
  }));
}

/**
 * Checks slots and their choices, whose ids must be unique. A slot is something about the template that a style may choose.
 * @param changed ids of the only elements that differ from a valid template; choices that do not change them are still valid
 */
function checkSlots(template: CardTemplate, changed?: ReadonlySet<string>): TemplateFinding[] {
  const { slots = [] } = template;
  const findDuplicates = (entries: readonly { readonly id: string }[], path: Path): TemplateFinding[] =>
    entries.flatMap(({ id }, index) => {
      const firstIndex = entries.findIndex((entry) => entry.id === id);
      if (firstIndex === index) return [];
      return [
        createFinding(template, [...path, index, 'id'], {
          kind: 'id-twice',
          id,
          others: [formatPath([...path, firstIndex])],
        }),
      ];
    });
  return [
    ...findDuplicates(slots, ['slots']),
    ...slots.flatMap(({ choices }, slot) => [
      ...findDuplicates(choices, ['slots', slot, 'choices']),
      ...choices.flatMap(({ replace = {} }, index) =>
        changed !== undefined && !Object.keys(replace).some((id) => changed.has(id))
          ? []
          : checkChoice(template, ['slots', slot, 'choices', index]),
      ),
    ]),
  ];
}

/** Creates a key that identifies the same finding in several sizes: by its element, key and kind. */
function createFindingKey({ element, keyPath, detail }: TemplateFinding): string {
  if (detail.kind === 'id-twice') return JSON.stringify([detail.kind, detail.id]);
  return JSON.stringify([element, keyPath, detail.kind === 'outside' || detail.kind === 'flat' ? detail.kind : detail]);
}

/** Adds the findings on the template in every size to `partFindings`. Findings that several sizes share are reported once. */
function checkAllSizes(template: CardTemplate, partFindings: readonly TemplateFinding[]): TemplateFinding[] {
  const ownFindings = [...partFindings, ...checkBaseSize(template)];
  const reported = new Set(ownFindings.map(createFindingKey));
  const sizeFindings = Object.keys(template.sizes ?? {}).flatMap((id) => checkSize(template, id));
  return [...ownFindings, ...sizeFindings.filter((finding) => !reported.has(createFindingKey(finding)))];
}

/**
 * Finds everything wrong with a template that matches its schema.
 * @param validTemplate a valid earlier state of the template, which shares all unchanged objects with it
 */
export function checkTemplate(template: CardTemplate, validTemplate?: CardTemplate): TemplateFinding[] {
  const findings = checkAllSizes(template, [
    ...checkFonts(template),
    ...checkPictures(template),
    ...checkStyles(template),
    ...checkChanges(template),
    ...checkSymbols(template),
  ]);
  // Choices would repeat the findings on the template itself.
  return findings.length > 0
    ? findings
    : checkSlots(template, validTemplate && findChangedElements(validTemplate, template));
}
