/** Quick references in German: the same rows with the same numbers under every option, no English left, and on as many pages. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import { type OptionRow, type Options, resolveOptions } from '../../src/shared/rules/options.ts';
import type { Reference } from '../../src/shared/rules/reference.ts';
import { getPageSize } from '../../src/shared/sheet/kit/paper.ts';
import { fitReference } from '../../src/shared/sheet/reference/reference-fit.ts';
import type { Translate } from '../../src/shared/texts/translate.ts';
import { LOADED_GAMES } from '../support/games.ts';
import { isEnglish } from '../support/language/english.ts';
import { t, tGerman } from '../support/texts.ts';
import { fonts } from '../unit/sheet/files.ts';

const othersOf = (option: OptionRow): readonly (string | number | boolean)[] =>
  option.kind === 'choice'
    ? option.values
    : option.kind === 'toggle'
      ? [!option.default]
      : option.kind === 'label'
        ? []
        : [3];

/** Every option at its defaults, then each at every other value that it has. */
function* tables(id: string): Iterable<Options> {
  const game = GAMES.all.find((one) => one.id === id);
  if (!game) return;
  yield resolveOptions(game.options);
  for (const [key, option] of Object.entries(game.options)) {
    for (const value of othersOf(option)) yield resolveOptions(game.options, { [key]: value });
  }
}

const made = (translate: Translate, id: string): Reference[] =>
  [...tables(id)].flatMap((options) => LOADED_GAMES.find(id)?.reference?.(translate, options) ?? []);

/** Everything but the words. */
const bones = ({ sections, pages, changed }: Reference) => ({
  changed: changed.length,
  pages: pages.length,
  sections: sections.map(({ id, page, cite, layout, heads, names, rows }) => ({
    id,
    page,
    cite,
    layout,
    names,
    heads: heads?.length,
    rows: rows.map(({ id: row, fact, icon, value, tag, cells, name, text }) => ({
      row,
      fact,
      icon,
      value,
      tag,
      cells: cells?.length,
      says: [name !== '', text !== ''],
    })),
  })),
});

const words = ({ changed, sections, pages }: Reference): string[] => [
  ...changed,
  ...pages,
  ...sections.flatMap(({ title, heads = [], rows }) => [
    title,
    ...heads,
    ...rows.flatMap(({ name, text, group = '', cells = [] }) => [name, text, group, ...cells]),
  ]),
];

/** The numbers that a row says, in order of their size: words may stand in another order. */
const numbers = (text: string): string[] => (text.match(/\d+/g) ?? []).sort();

/** Small words of English that stand in names of the rules, of weapons and of objects. */
const TERMS =
  /Smash it Up|Hold the Initiative|Use Ability|Shoot into Melee|Take Their Leader|Turn End|Fallen Ally|Attack, Court/g;

const IDS = LOADED_GAMES.all.filter(({ reference }) => reference !== undefined).map(({ id }) => id);
const english = new Map(IDS.map((id) => [id, made(t, id)]));

const inGerman = new Map<string, Reference[]>();
/** Every reference of a game in German. Made once for all tests. */
function german(id: string): readonly Reference[] {
  const known = inGerman.get(id) ?? made(tGerman, id);
  inGerman.set(id, known);
  return known;
}

/** Vitest is asked only where they differ. */
function expectSame(found: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(found, wanted)) expect(found).toEqual(wanted);
}

describe.each(IDS)('%s', (id) => {
  it('has the same rows and numbers under every option', () => {
    const before = english.get(id) ?? [];
    expect(german(id).length).toBe(before.length);
    for (const [index, reference] of german(id).entries()) {
      const was = before[index] as Reference;
      expectSame(bones(reference), bones(was));
      expectSame(words(reference).flatMap(numbers).sort(), words(was).flatMap(numbers).sort());
    }
  });

  it('has no English sentence left, and no hole', () => {
    const said = new Set(german(id).flatMap(words));
    const left = [...said].filter((text) => isEnglish(text.replaceAll(TERMS, '…')) || /\{\w+\}/.test(text));
    expect(left).toEqual([]);
    const was = new Set((english.get(id) ?? []).flatMap(words));
    // What is the same in both languages is names and numbers, never a sentence.
    expect([...said].filter((text) => was.has(text) && /[a-z]{2}.*\. |^.{60}.*\.$/.test(text))).toEqual([]);
  });

  it.each(['a4', 'letter'] as const)('fits its pages on %s', (paper) => {
    const [reference] = german(id);
    const fitted = reference && fitReference(reference, getPageSize(paper, 'landscape'), 20, fonts);
    expect(fitted?.isFitting).toBe(true);
  });
});
