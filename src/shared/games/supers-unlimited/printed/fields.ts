/** Lists the pointers that card templates of Supers Unlimited may use (E-29), including derived values. */

import type { CardSubject } from '../../../card/card-rules.ts';
import { ACTION_TRAITS, ALIGNMENTS, ATTACK_TYPES, CLASSES, MOVEMENTS } from '../facts.ts';
import { MARKER_KINDS, MARKER_SHAPES } from './marker-kinds.ts';

/** Lists the pointers of a list, of its entries, and of the keys of its entries. */
const listPointers = (pointer: string, ...keys: readonly string[]): string[] => [
  pointer,
  `${pointer}/*`,
  ...keys.map((fieldName) => `${pointer}/*${fieldName}`),
];
const listEntryPointers = (pointer: string): string[] => listPointers(pointer, '/name', '/text', '/items', '/items/*');

const CHARACTER: readonly string[] = [
  ...['id', 'name', 'concept', 'level', 'alignment', 'power', 'move', 'size', 'reach', 'infiltrator', 'notes'].map(
    (key) => `/character/${key}`,
  ),
  '/character/hp/total',
  '/character/hp/red',
  ...ACTION_TRAITS.flatMap((trait) => [`/character/traits/${trait}/dice`, `/character/traits/${trait}/resistance`]),
  '/character/traits/recovery/dice',
  ...['classes', 'factions', 'movement', 'immunities'].flatMap((fieldName) => listPointers(`/character/${fieldName}`)),
  ...['type', 'origin', 'elements', 'specialties'].flatMap((fieldName) =>
    listPointers(`/character/keywords/${fieldName}`),
  ),
  ...listPointers('/character/weaknesses', '/keyword', '/vulnerability'),
  ...['talents', 'abilities', 'spells'].flatMap((fieldName) => listEntryPointers(`/character/${fieldName}`)),
  ...listPointers(
    '/character/attacks',
    ...['name', 'trait', 'versus', 'type', 'range', 'bonusDice', 'bonus', 'effects'].map(
      (fieldName) => `/${fieldName}`,
    ),
    '/effects/*',
    '/effects/*/effect',
    '/effects/*/type',
  ),
  '/character/art/drawing',
  '/character/art/image',
  '/character/art/image/credit',
  ...['artist', 'set', 'symbol', 'number', 'version', 'copyright'].map((key) => `/character/credits/${key}`),
  '/derived/hp/white',
  '/derived/hp/red',
  '/derived/redZone/white',
  '/derived/redZone/red',
  '/derived/base',
  '/derived/sizeName',
  '/derived/throwRange',
  '/derived/isSuper',
  '/derived/infiltrator',
  ...ACTION_TRAITS.map((trait) => `/derived/toBeat/${trait}`),
  ...listPointers('/derived/weaknesses'),
  ...listPointers('/derived/vulnerabilities'),
];

const GIMMICK: readonly string[] = ['id', 'name', 'class', 'when', 'text', 'use'].map(
  (fieldName) => `/gimmick/${fieldName}`,
);

const LEGEND: readonly string[] = [
  ...['id', 'name', 'shortName', 'parts', 'note'].map((fieldName) => `/legend/${fieldName}`),
  ...['traits', 'types', 'effects'].flatMap((fieldName) => listPointers(`/legend/${fieldName}`, '/icon', '/name')),
];

const MARKER: readonly string[] = [
  ...['id', 'name', 'kind', 'text', 'number', 'back', 'shape', 'diameter', 'points', 'pointsName', 'resolved'].map(
    (key) => `/marker/${key}`,
  ),
  ...listPointers('/marker/results', '/roll', '/text'),
];

/** Maps the pointer of each field to the kind. */
const assignKind = <Kind extends string>(
  kind: Kind,
  pointer: string,
  fieldNames: readonly string[],
): Readonly<Record<string, Kind>> =>
  Object.fromEntries(fieldNames.map((fieldName) => [`${pointer}/${fieldName}`, kind]));

/** Kinds of the fields that aren't text. */
const KINDS = {
  ...assignKind('number', '/character', ['level', 'power', 'move', 'size', 'reach', 'hp/total', 'hp/red']),
  ...assignKind('number', '/character/traits', ['recovery/dice', ...ACTION_TRAITS.map((trait) => `${trait}/dice`)]),
  ...assignKind(
    'number',
    '/character/traits',
    ACTION_TRAITS.map((trait) => `${trait}/resistance`),
  ),
  ...assignKind('number', '/character/attacks/*', ['range', 'bonusDice', 'bonus']),
  ...assignKind('number', '/derived', ['hp/white', 'hp/red', 'redZone/white', 'redZone/red', 'base', 'throwRange']),
  ...assignKind('number', '/derived/toBeat', ACTION_TRAITS),
  ...assignKind('number', '/marker', ['number', 'back', 'diameter', 'points']),
  ...assignKind('flag', '/character', ['infiltrator', 'weaknesses/*/vulnerability']),
  ...assignKind('flag', '/derived', ['isSuper', 'infiltrator']),
  ...assignKind('drawing', '/character/art', ['drawing']),
  ...assignKind('drawing', '/character/credits', ['symbol']),
} as const;

/** Fields whose values are words of the game (E-29, E-121). */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  '/character/alignment': ALIGNMENTS,
  '/character/classes': CLASSES,
  '/character/movement': MOVEMENTS,
  '/character/attacks/*/type': ATTACK_TYPES,
  '/gimmick/class': [...CLASSES, 'any'],
  '/marker/kind': MARKER_KINDS,
  '/marker/shape': MARKER_SHAPES,
};

/** Whether the first segment of a pointer is this root. */
const startsWithRoot =
  (root: string) =>
  ([pointer]: readonly [string, unknown]) =>
    pointer.startsWith(`/${root}/`);
const createSubject = (root: string, fields: readonly string[], otherRoots: readonly string[] = []): CardSubject => {
  const filterRows = (rows: object) =>
    Object.fromEntries(
      Object.entries(rows).filter((row) => [root, ...otherRoots].some((anyRoot) => startsWithRoot(anyRoot)(row))),
    );
  return { fields: [...fields, '/labels/aim'], kinds: filterRows(KINDS), words: filterRows(WORDS) };
};

export const SUBJECTS = {
  character: createSubject('character', CHARACTER, ['derived']),
  gimmick: createSubject('gimmick', GIMMICK),
  marker: createSubject('marker', MARKER),
  legend: createSubject('legend', LEGEND),
};
