/** German stands in the place of English sentence by sentence. That none is missing in a group, the compiler says. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GERMAN } from '../../../../src/renderer/strings/de/german.ts';
import { translate, translated } from '../../../../src/shared/i18n/translation.ts';

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
  it('takes the place of the English sentences, deep inside too, for whoever holds them already', () => {
    const english = { one: 'One', more: { two: 'Two', of: (n: number) => `${n} of it` }, list: ['a'] };
    const held = english.more;
    translate(translated(english, { one: 'Eins', more: { two: 'Zwei', of: (n) => `${n} davon` }, list: ['b'] }));
    expect([english.one, held.two, held.of(3), english.list]).toEqual(['Eins', 'Zwei', '3 davon', ['b']]);
  });
});

describe('German', () => {
  it('has every group of sentences once, and none that there is not', () => {
    const name = new Map<object, string>(groups.map((group) => [group.english, group.name]));
    expect(GERMAN.map(({ english }) => name.get(english) ?? 'unknown').sort()).toEqual([...name.values()].sort());
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
