/** The text that is hashed, made in the plainest way there is from docs/formats.md: to compare the quick way with. */

import { getSpec } from '../../../src/shared/document/formats.ts';
import type { AnyDocument } from '../../../src/shared/document/schema.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';

type Fields = Record<string, unknown>;

/** The schemas give back known keys only, at every depth. */
const known = (document: Fields): Fields =>
  getSpec(GAMES, document as unknown as AnyDocument).schema.parse(document) as Fields;

const filled = (document: Fields, defaults: Fields): Fields => ({ ...defaults, ...document });

const list = (value: unknown): Fields[] => (value ?? []) as Fields[];

const entries = (value: unknown) => list(value).map((entry) => filled(entry, { text: '', items: [] }));

function whole(document: Fields): Fields {
  const { art: _, notes: __, symbolImage: ___, ...fields } = known(document);
  if (fields.format === 'rollcall.character') return wholeCharacter(fields);
  if (fields.format !== 'rollcall.team') return fields;
  return {
    ...filled(fields, { gimmicks: [], options: {} }),
    members: list(fields.members)
      .map((member) => filled(member, { copies: 1 }))
      .sort((a, b) => before(a.character, b.character) || before(a.copies, b.copies)),
    characters: list(document.characters).map(whole).sort(byIdThenText),
    factions: list(document.factions).map(whole).sort(byIdThenText),
  };
}

function wholeCharacter(fields: Fields): Fields {
  const hp = fields.hp as { total: number };
  const classes = fields.classes as string[];
  return {
    ...filled(fields, {
      concept: '',
      factions: [],
      immunities: [],
      movement: ['sprint'],
      infiltrator: classes.includes('infiltrator'),
    }),
    hp: filled(hp as unknown as Fields, { red: Math.floor(hp.total / 2) }),
    keywords: filled(fields.keywords as Fields, { elements: [], specialties: [] }),
    weaknesses: list(fields.weaknesses).map((weakness) => filled(weakness, { vulnerability: false })),
    talents: entries(fields.talents),
    abilities: entries(fields.abilities),
    spells: entries(fields.spells),
    attacks: list(fields.attacks).map((attack) => filled(attack, { versus: attack.trait, bonusDice: 0, bonus: 0 })),
  };
}

const before = (a: unknown, b: unknown): number => ((a as string) < (b as string) ? -1 : a === b ? 0 : 1);
const byIdThenText = (a: Fields, b: Fields): number => before(a.id, b.id) || before(canonical(a), canonical(b));

function canonical(value: unknown): string {
  if (typeof value === 'number' && !Number.isFinite(value)) return value > 0 ? '1e999' : '-1e999';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const fields = Object.keys(value).filter((key) => (value as Fields)[key] !== undefined);
  return `{${fields
    .sort(before)
    .map((key) => `${JSON.stringify(key)}:${canonical((value as Fields)[key])}`)
    .join(',')}}`;
}

export const plainContent = (document: AnyDocument): string => canonical(whole(document as unknown as Fields));
