// @vitest-environment happy-dom
/** German stands in the place of English sentence by sentence: what is there fits, and what is missing is listed. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GERMAN } from '../../../../src/renderer/strings/de/german.ts';
import { translate, translated, untranslated } from '../../../../src/renderer/strings/de/translation.ts';

const FILES = import.meta.glob<Record<string, unknown>>(
  ['../../../../src/renderer/strings/**/*.ts', '!../../../../src/renderer/strings/de/**'],
  { eager: true },
);

/** Every group of sentences of the window, by its name. */
const groups = Object.entries(FILES).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? [{ name: `${file.split('/strings/')[1]} ${name}`, english: value }]
      : [],
  ),
);

/** Sentences below a group, by their places. */
const sentences = (group: object, above = ''): [string, unknown][] =>
  Object.entries(group).flatMap(([key, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null ? sentences(value, `${above}${key}.`) : [[above + key, value]],
  );

describe('a translation', () => {
  it('takes the place of what it has words for, deep inside too, and leaves the rest', () => {
    const english = { one: 'One', more: { two: 'Two', of: (n: number) => `${n} of it` }, list: ['a'], none: '' };
    const held = english.more;
    const group = translated(english, { more: { of: (n) => `${n} davon` }, list: ['b'] });
    expect(untranslated(group)).toEqual(['one', 'more.two']);
    translate(group);
    expect([english.one, held.two, held.of(3), english.list]).toEqual(['One', 'Two', '3 davon', ['b']]);
  });
});

describe('German', () => {
  it('names every group of sentences once, and none that there is not', () => {
    const known = new Set<object>(groups.map(({ english }) => english));
    const named = GERMAN.map(({ english }) => english);
    expect(named.filter((one) => !known.has(one))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
  });

  it('says something wherever English does, with the same values', () => {
    const faults = GERMAN.flatMap(({ english, other }) => {
      const said = new Map(sentences(english));
      return sentences(other).flatMap(([place, value]) => {
        const there = said.get(place);
        if (typeof value === 'string') return value.trim() === '' && there !== '' ? [`${place}: empty`] : [];
        // A sentence may do without a value, and never asks for one more.
        return typeof value === 'function' && typeof there === 'function' && value.length > there.length
          ? [`${place}: more values`]
          : [];
      });
    });
    expect(faults).toEqual([]);
  });

  it('is listed where it is missing', () => {
    const german = new Map(GERMAN.map((one) => [one.english, one]));
    const lines = groups.flatMap(({ name, english }) => {
      const missing = untranslated(german.get(english) ?? { english, other: {} });
      return missing.length === 0 ? [] : [`${name}: ${german.has(english) ? missing.join(', ') : missing.length}`];
    });
    if (process.env.ROLLCALL_STRINGS !== undefined) console.info(lines.join('\n'));
    // However many are missing: the window itself speaks German, and so do its menus and settings.
    const whole = ['menu.ts MENU', 'settings.ts SETTINGS', 'diagnostics.ts DIAGNOSTICS'];
    expect(groups.map(({ name }) => name)).toEqual(expect.arrayContaining(whole));
  });
});

describe('the start of the window', () => {
  const reads: string[] = [];
  const undo: (() => void)[] = [];

  beforeAll(async () => {
    for (const { name, english } of groups) watch(english, name);
    await import('../../../../src/renderer/app/app.tsx');
  });
  afterAll(() => {
    for (const back of undo) back();
  });

  /** Notes who reads a sentence. */
  function watch(group: object, name: string): void {
    for (const [key, value] of Object.entries(group)) {
      if (typeof value === 'object' && value !== null) watch(value, `${name}.${key}`);
      else if (Object.getOwnPropertyDescriptor(group, key)?.configurable === true) {
        Object.defineProperty(group, key, {
          configurable: true,
          enumerable: true,
          get: () => {
            reads.push(`${name}.${key}`);
            return value;
          },
        });
        undo.push(() =>
          Object.defineProperty(group, key, { configurable: true, enumerable: true, writable: true, value }),
        );
      }
    }
  }

  it('reads no sentence before the language is known', () => {
    expect(reads).toEqual([]);
  });
});
