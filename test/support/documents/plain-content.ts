/** Writes the text that is hashed in the simplest way, from docs/formats.md, as a reference for the fast implementation. */

import { getSpec } from '../../../src/shared/document/formats.ts';
import type { AnyDocument } from '../../../src/shared/document/schema.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';

type Fields = Record<string, unknown>;

/** Removes unknown keys: the schemas return only known keys, at every depth. */
const keepKnownKeys = (document: Fields): Fields =>
  getSpec(GAMES, document as unknown as AnyDocument).schema.parse(document) as Fields;

const addDefaults = (document: Fields, defaults: Fields): Fields => ({ ...defaults, ...document });

const toList = (value: unknown): Fields[] => (value ?? []) as Fields[];

const addEntryDefaults = (value: unknown) => toList(value).map((entry) => addDefaults(entry, { text: '', items: [] }));

function completeDocument(document: Fields): Fields {
  const { art: _art, notes: _notes, symbolImage: _symbolImage, ...fields } = keepKnownKeys(document);
  if (fields.format === 'rollcall.character') return completeCharacter(fields);
  if (fields.format !== 'rollcall.team') return fields;
  return {
    ...addDefaults(fields, { gimmicks: [], options: {} }),
    members: toList(fields.members)
      .map((member) => addDefaults(member, { copies: 1 }))
      .sort(
        (left, right) => compareValues(left.character, right.character) || compareValues(left.copies, right.copies),
      ),
    characters: toList(document.characters).map(completeDocument).sort(compareByIdAndText),
    factions: toList(document.factions).map(completeDocument).sort(compareByIdAndText),
  };
}

function completeCharacter(fields: Fields): Fields {
  const hitPoints = fields.hp as { total: number };
  const classIds = fields.classes as string[];
  return {
    ...addDefaults(fields, {
      concept: '',
      factions: [],
      immunities: [],
      movement: ['sprint'],
      infiltrator: classIds.includes('infiltrator'),
    }),
    hp: addDefaults(hitPoints as unknown as Fields, { red: Math.floor(hitPoints.total / 2) }),
    keywords: addDefaults(fields.keywords as Fields, { elements: [], specialties: [] }),
    weaknesses: toList(fields.weaknesses).map((weakness) => addDefaults(weakness, { vulnerability: false })),
    talents: addEntryDefaults(fields.talents),
    abilities: addEntryDefaults(fields.abilities),
    spells: addEntryDefaults(fields.spells),
    attacks: toList(fields.attacks).map((attack) =>
      addDefaults(attack, { versus: attack.trait, bonusDice: 0, bonus: 0 }),
    ),
  };
}

const compareValues = (left: unknown, right: unknown): number =>
  (left as string) < (right as string) ? -1 : left === right ? 0 : 1;
const compareByIdAndText = (left: Fields, right: Fields): number =>
  compareValues(left.id, right.id) || compareValues(writeCanonicalText(left), writeCanonicalText(right));

function writeCanonicalText(value: unknown): string {
  if (typeof value === 'number' && !Number.isFinite(value)) return value > 0 ? '1e999' : '-1e999';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(writeCanonicalText).join(',')}]`;
  const fields = Object.keys(value).filter((fieldName) => (value as Fields)[fieldName] !== undefined);
  return `{${fields
    .sort(compareValues)
    .map((fieldName) => `${JSON.stringify(fieldName)}:${writeCanonicalText((value as Fields)[fieldName])}`)
    .join(',')}}`;
}

export const writePlainContent = (document: AnyDocument): string =>
  writeCanonicalText(completeDocument(document as unknown as Fields));
