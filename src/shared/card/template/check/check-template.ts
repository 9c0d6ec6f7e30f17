/** What a schema cannot check in a template: that every name refers to something, in every size. */
import { z } from 'zod';
import { type Cache, cached, cachedFor, newCache } from '../../../base/cache.ts';
import { STYLE_FONTS } from '../../../display/font-ids.ts';
import { isPath } from '../../../display/is-path.ts';
import type { CardTemplate, Style } from '../card-template.ts';
import { isFontSource } from '../font-source.ts';
import type { Element } from '../picture-elements.ts';
import { isPictureSource } from '../picture-sources.ts';
import { sharedSymbols } from '../shared-symbols.ts';
import { inSize } from '../sizes.ts';
import { addedStyles, withChoice } from '../with-choice.ts';
import { changedElements } from './changed-elements.ts';
import { checkElementOnce, checkKey, MOST_SHEETS } from './check-element.ts';
import { checkColour, type ElementProblem, type Names, unknownName } from './check-names.ts';
import { checkIds, checkOverflow, checkRepeated } from './check-references.ts';
import { placeName, written } from './place-name.ts';
import type { ProblemDetail, TemplateProblem } from './problem.ts';
import { schemaProblems } from './schema-problems.ts';
import { at, elementsOf, type Path, SIDES, takes } from './spots.ts';

/** `tight` is greater than `tracking`: squeezing would widen the text. */
const WIDER: ProblemDetail = { kind: 'order', smaller: 'tight', greater: 'tracking' };
const isWider = (tight: number | undefined, tracking = 0): boolean => tight !== undefined && tight > tracking;

/** The font is one of ours or of the template, or what is wrong with it. */
function checkFont({ fonts = {} }: CardTemplate, font: string): ProblemDetail | undefined {
  if (STYLE_FONTS.some((one) => one === font) || Object.hasOwn(fonts, font)) return undefined;
  return unknownName('font', font, [...Object.keys(fonts), ...STYLE_FONTS]);
}

/** Fonts of the user's own: files, and fonts for bold and italic words that are there. */
function checkFonts(template: CardTemplate): TemplateProblem[] {
  return Object.entries(template.fonts ?? {}).flatMap(([name, { src, bold, italic }]) => {
    const path = ['fonts', name];
    const variants = Object.entries({ bold, italic }).flatMap(([key, font]) => {
      const wrong = font === undefined ? undefined : checkFont(template, font);
      return wrong === undefined ? [] : [at(template, [...path, key], wrong)];
    });
    return [
      ...(isFontSource(src) ? [] : [at(template, [...path, 'src'], { kind: 'form', form: 'font' })]),
      ...variants,
    ];
  });
}

/** Pictures of the template's own: files beside it, or of a library. Data in the template itself would be shown by no form. */
const checkPictures = (template: CardTemplate): TemplateProblem[] =>
  Object.entries(template.pictures ?? {}).flatMap(([name, { src }]) =>
    isPictureSource(src) ? [] : [at(template, ['pictures', name, 'src'], { kind: 'form', form: 'picture' })],
  );

/** Styles: their colours and fonts, and sizes in order. */
function checkStyles(template: CardTemplate): TemplateProblem[] {
  return Object.entries(template.styles).flatMap(([name, style]) => {
    const path = ['styles', name];
    const colour = checkColour(style.colour);
    const font = checkFont(template, style.font);
    const order: ProblemDetail = { kind: 'order', smaller: 'min', greater: 'size' };
    const { tight, tracking } = style;
    return [
      ...(isWider(tight, tracking) ? [at(template, [...path, 'tight'], WIDER)] : []),
      ...(colour === undefined ? [] : [at(template, [...path, 'colour'], colour)]),
      ...(font === undefined ? [] : [at(template, [...path, 'font'], font)]),
      ...((style.min ?? 0) > style.size ? [at(template, [...path, 'min'], order)] : []),
    ];
  });
}

/** Styles that a theme or a size changes must be there to be changed. */
function checkChanges(template: CardTemplate): TemplateProblem[] {
  const known = Object.keys(template.styles);
  const changes = [
    ...(template.themes ?? []).map(({ styles }, index) => [['themes', index, 'styles'] as Path, styles] as const),
    ...Object.entries(template.sizes ?? {}).map(([id, { styles }]) => [['sizes', id, 'styles'], styles] as const),
  ];
  return changes.flatMap(([path, styles = {}]) =>
    Object.entries(styles).flatMap(([name, change]) =>
      template.styles[name] === undefined
        ? [at(template, [...path, name], unknownName('style', name, known))]
        : checkChange(template, [...path, name], template.styles[name], change),
    ),
  );
}

type StyleChange = { readonly [K in keyof Style]?: Style[K] | undefined };

function checkChange(template: CardTemplate, path: Path, own: Style, change: StyleChange): TemplateProblem[] {
  const { colour, font } = change;
  const wrong = colour === undefined ? undefined : checkColour(colour);
  const noFont = font === undefined ? undefined : checkFont(template, font);
  const { tight, tracking } = { ...own, ...change };
  const key = change.tight === undefined ? 'tracking' : 'tight';
  // Problems of the style itself are reported where the style is checked.
  const wider = isWider(tight, tracking) && !isWider(own.tight, own.tracking);
  return [
    ...(wrong === undefined ? [] : [at(template, [...path, 'colour'], wrong)]),
    ...(noFont === undefined ? [] : [at(template, [...path, 'font'], noFont)]),
    ...(wider ? [at(template, [...path, key], WIDER)] : []),
  ];
}

/** Symbols of the template: one with an unknown colour or a wrong path would be missing from every card. */
function checkSymbols(template: CardTemplate): TemplateProblem[] {
  const drawings = [
    ...Object.entries(template.symbols ?? {}).map(([name, { shapes }]) => ({ shapes, at: ['symbols', name] })),
    ...(template.themes ?? []).flatMap(({ symbols = {} }, index) =>
      Object.entries(symbols).map(([name, { shapes }]) => ({ shapes, at: ['themes', index, 'symbols', name] })),
    ),
  ];
  return drawings.flatMap(({ shapes, at: where }) =>
    shapes.flatMap((shape, index) => {
      const path = [...where, 'shapes', index];
      const colours = (['fill', 'stroke'] as const).flatMap((key) => {
        const colour = shape[key];
        const wrong = colour === undefined || colour === 'none' ? undefined : checkColour(colour);
        return wrong === undefined ? [] : [at(template, [...path, key], wrong)];
      });
      const form: ProblemDetail = { kind: 'form', form: 'path' };
      return [...colours, ...(isPath(shape.d) ? [] : [at(template, [...path, 'd'], form)])];
    }),
  );
}

const namesOfSymbols = new WeakMap<object, WeakMap<object, readonly string[]>>();
const NONE: object = {};

/** The names of all symbols that elements may show. Cached: hundreds, which the sheets of all choices and sizes have in common. */
const symbolNames = ({ symbols, themes }: CardTemplate): readonly string[] => {
  const ofThemes = cachedFor(namesOfSymbols, symbols ?? NONE, () => new WeakMap<object, readonly string[]>());
  return cachedFor(ofThemes, themes ?? NONE, () => {
    const all = [symbols, ...(themes ?? []).map((theme) => theme.symbols), sharedSymbols()];
    return [...new Set(all.flatMap((one) => Object.keys(one ?? {})))];
  });
};

type Spot = ElementProblem & { readonly index: number };
const checkedSides = new WeakMap<readonly Element[], Cache<readonly Spot[]>>();

function checkElements(template: CardTemplate): TemplateProblem[] {
  const names: Names = {
    styles: Object.keys(template.styles),
    symbols: symbolNames(template),
    pictures: Object.keys(template.pictures ?? {}),
  };
  const key = checkKey(template, names);
  return SIDES.flatMap((side) => {
    const elements = template[side];
    if (elements === undefined) return [];
    // Most choices leave two sides as they are.
    const found = cached(cachedFor(checkedSides, elements, newCache<readonly Spot[]>), key, MOST_SHEETS, () =>
      elements.flatMap((one, index) =>
        checkElementOnce(one, template, names, key).map((spot): Spot => ({ ...spot, index })),
      ),
    );
    return found.map(({ index, path, wrong }) => at(template, [side, index, ...path], wrong));
  });
}

const checkMore = (template: CardTemplate): TemplateProblem[] =>
  template.more === undefined || template.more.some(takes)
    ? []
    : [at(template, ['more'], { kind: 'more-without-flow' })];

const checkSheet = (template: CardTemplate): TemplateProblem[] => [
  ...checkIds(template),
  ...checkOverflow(template),
  ...checkRepeated(template),
  ...checkElements(template),
  ...checkMore(template),
];

const idsInTemplates = new WeakMap<CardTemplate, readonly string[]>();

/** Cached: each size and each choice asks. */
const idsIn = (template: CardTemplate): readonly string[] =>
  cachedFor(idsInTemplates, template, () =>
    elementsOf(template).flatMap(([, { id }]) => (id === undefined ? [] : [id])),
  );

/** One of the other sizes: ids that it names must exist, and the resulting template must be valid too. */
function checkSize(template: CardTemplate, id: string): TemplateProblem[] {
  const variant = template.sizes?.[id];
  if (variant === undefined) return [];
  const known = idsIn(template);
  const path = ['sizes', id];
  const unknown = [
    ...Object.keys(variant.replace ?? {}).map((name) => [[...path, 'replace', name], name] as const),
    ...(variant.without ?? []).map((name, index) => [[...path, 'without', index], name] as const),
  ].flatMap(([spot, name]) => (known.includes(name) ? [] : [at(template, spot, unknownName('element', name, known))]));
  if (unknown.length > 0) return unknown;
  try {
    return checkSheet(inSize(template, id)).map((problem) => ({ ...problem, at: `sizes.${id}: ${problem.at}` }));
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    return schemaProblems(error.issues, template, [...path, 'replace']);
  }
}

/** What a choice names must be there, and the template with it must be one too, in every size it is drawn for. */
function checkChoice(template: CardTemplate, path: Path): TemplateProblem[] {
  const [, slot, , index] = path as [string, number, string, number];
  const choice = template.slots?.[slot]?.choices[index];
  if (choice === undefined) return [];
  const known = idsIn(template);
  const named = [
    ...Object.keys(choice.replace ?? {}).map((id) => [['replace', id], id] as const),
    ...Object.keys(choice.instead ?? {}).map((id) => [['instead', id], id] as const),
    ...Object.keys(choice.under ?? {}).map((id) => [['under', id], id] as const),
    ...(choice.without ?? []).map((id, i) => [['without', i], id] as const),
  ];
  const sizes = Object.keys(template.sizes ?? {});
  const unknown = [
    ...named.flatMap(([spot, id]) =>
      known.includes(id) ? [] : [at(template, [...path, ...spot], unknownName('element', id, known))],
    ),
    ...Object.keys(choice.styles ?? {}).flatMap((name) =>
      Object.hasOwn({ ...template.styles, ...addedStyles(template, choice) }, name)
        ? []
        : [at(template, [...path, 'styles', name], unknownName('style', name, Object.keys(template.styles)))],
    ),
    ...(choice.sizes ?? []).flatMap((id, i) =>
      sizes.includes(id) ? [] : [at(template, [...path, 'sizes', i], unknownName('size', id, sizes))],
    ),
  ];
  if (unknown.length > 0) return unknown;
  const chosen = withChoice(template, choice);
  if (chosen === undefined) return [at(template, [...path, 'replace'], { kind: 'shape', of: 'other' })];
  const where = placeName(template, path).at || written(path);
  // A choice leaves all parts as they are but for styles, and is looked at only where the template has nothing wrong.
  const parts = choice.styles === undefined ? [] : [...checkStyles(chosen), ...checkChanges(chosen)];
  return checkSheets(chosen, parts).map((problem) => ({ ...problem, at: `${where}: ${problem.at}` }));
}

/**
 * Slots and their choices are told apart by their ids.
 * @param changed ids of the only elements that differ from a template that was right: choices that leave these as they are stay right
 */
function checkSlots(template: CardTemplate, changed?: ReadonlySet<string>): TemplateProblem[] {
  const { slots = [] } = template;
  const twice = (all: readonly { readonly id: string }[], path: Path): TemplateProblem[] =>
    all.flatMap(({ id }, index) => {
      const first = all.findIndex((one) => one.id === id);
      if (first === index) return [];
      return [at(template, [...path, index, 'id'], { kind: 'id-twice', id, others: [written([...path, first])] })];
    });
  return [
    ...twice(slots, ['slots']),
    ...slots.flatMap(({ choices }, slot) => [
      ...twice(choices, ['slots', slot, 'choices']),
      ...choices.flatMap(({ replace = {} }, index) =>
        changed !== undefined && !Object.keys(replace).some((id) => changed.has(id))
          ? []
          : checkChoice(template, ['slots', slot, 'choices', index]),
      ),
    ]),
  ];
}

/** Identifies a fault across sizes: by its element, key and kind. */
function faultOf({ element, key, wrong }: TemplateProblem): string {
  if (wrong.kind === 'id-twice') return JSON.stringify([wrong.kind, wrong.id]);
  return JSON.stringify([element, key, wrong.kind === 'outside' || wrong.kind === 'flat' ? wrong.kind : wrong]);
}

/** What is wrong with the parts, and with the sheet in every size. A problem that the sizes share is reported once. */
function checkSheets(template: CardTemplate, parts: readonly TemplateProblem[]): TemplateProblem[] {
  const own = [...parts, ...checkSheet(template)];
  const reported = new Set(own.map(faultOf));
  const ofSizes = Object.keys(template.sizes ?? {}).flatMap((id) => checkSize(template, id));
  return [...own, ...ofSizes.filter((problem) => !reported.has(faultOf(problem)))];
}

/**
 * Everything wrong with a template that its schema has let pass.
 * @param right one without problems, whose objects it shares but for what was changed
 */
export function checkTemplate(template: CardTemplate, right?: CardTemplate): TemplateProblem[] {
  const found = checkSheets(template, [
    ...checkFonts(template),
    ...checkPictures(template),
    ...checkStyles(template),
    ...checkChanges(template),
    ...checkSymbols(template),
  ]);
  // A choice would repeat what is wrong with the template itself.
  return found.length > 0 ? found : checkSlots(template, right && changedElements(right, template));
}
