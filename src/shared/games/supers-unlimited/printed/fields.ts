/** The places that card templates of Supers Unlimited may point at (E-29 and what follows from it). */

import type { CardSubject } from '../../../card/card-rules.ts';
import { ACTION_TRAITS, ALIGNMENTS, ATTACK_TYPES, CLASSES, MOVEMENTS } from '../facts.ts';
import { MARKER_KINDS, MARKER_SHAPES } from './marker-kinds.ts';

const list = (at: string, ...keys: readonly string[]): string[] => [
  at,
  `${at}/*`,
  ...keys.map((key) => `${at}/*${key}`),
];
const entries = (at: string): string[] => list(at, '/name', '/text', '/items', '/items/*');

const CHARACTER: readonly string[] = [
  ...['id', 'name', 'concept', 'level', 'alignment', 'power', 'move', 'size', 'reach', 'infiltrator', 'notes'].map(
    (key) => `/character/${key}`,
  ),
  '/character/hp/total',
  '/character/hp/red',
  ...ACTION_TRAITS.flatMap((trait) => [`/character/traits/${trait}/dice`, `/character/traits/${trait}/resistance`]),
  '/character/traits/recovery/dice',
  ...['classes', 'factions', 'movement', 'immunities'].flatMap((key) => list(`/character/${key}`)),
  ...['type', 'origin', 'elements', 'specialties'].flatMap((key) => list(`/character/keywords/${key}`)),
  ...list('/character/weaknesses', '/keyword', '/vulnerability'),
  ...['talents', 'abilities', 'spells'].flatMap((key) => entries(`/character/${key}`)),
  ...list(
    '/character/attacks',
    ...['name', 'trait', 'versus', 'type', 'range', 'bonusDice', 'bonus', 'effects'].map((key) => `/${key}`),
    '/effects/*',
    '/effects/*/effect',
    '/effects/*/type',
  ),
  '/character/art/drawing',
  '/character/art/image',
  '/character/art/image/credit',
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
  ...list('/derived/weaknesses'),
  ...list('/derived/vulnerabilities'),
];

const GIMMICK: readonly string[] = ['id', 'name', 'class', 'when', 'text'].map((key) => `/gimmick/${key}`);

const LEGEND: readonly string[] = [
  ...['id', 'name'].map((key) => `/legend/${key}`),
  ...['traits', 'types', 'effects'].flatMap((key) => list(`/legend/${key}`, '/icon', '/name')),
];

const MARKER: readonly string[] = [
  ...['id', 'name', 'kind', 'text', 'number', 'back', 'shape', 'diameter', 'points', 'pointsName'].map(
    (key) => `/marker/${key}`,
  ),
  ...list('/marker/results', '/roll', '/text'),
];

const of = <Kind extends string>(kind: Kind, at: string, keys: readonly string[]): Readonly<Record<string, Kind>> =>
  Object.fromEntries(keys.map((key) => [`${at}/${key}`, kind]));

/** Kinds of the fields that do not hold text. */
const KINDS = {
  ...of('number', '/character', ['level', 'power', 'move', 'size', 'reach', 'hp/total', 'hp/red']),
  ...of('number', '/character/traits', ['recovery/dice', ...ACTION_TRAITS.map((trait) => `${trait}/dice`)]),
  ...of(
    'number',
    '/character/traits',
    ACTION_TRAITS.map((trait) => `${trait}/resistance`),
  ),
  ...of('number', '/character/attacks/*', ['range', 'bonusDice', 'bonus']),
  ...of('number', '/derived', ['hp/white', 'hp/red', 'redZone/white', 'redZone/red', 'base', 'throwRange']),
  ...of('number', '/derived/toBeat', ACTION_TRAITS),
  ...of('number', '/marker', ['number', 'back', 'diameter', 'points']),
  ...of('flag', '/character', ['infiltrator', 'weaknesses/*/vulnerability']),
  ...of('flag', '/derived', ['isSuper', 'infiltrator']),
  ...of('drawing', '/character/art', ['drawing']),
} as const;

/** Fields that only hold words of the game (E-29, E-121). */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  '/character/alignment': ALIGNMENTS,
  '/character/classes': CLASSES,
  '/character/movement': MOVEMENTS,
  '/character/attacks/*/type': ATTACK_TYPES,
  '/gimmick/class': [...CLASSES, 'any'],
  '/marker/kind': MARKER_KINDS,
  '/marker/shape': MARKER_SHAPES,
};

/** Whether a place belongs to templates of a kind: its first segment is the kind, or one that all share. */
const belongsTo =
  (kind: string) =>
  ([at]: readonly [string, unknown]) =>
    at.startsWith(`/${kind}/`);
const subject = (kind: string, fields: readonly string[], others: readonly string[] = []): CardSubject => {
  const ours = (rows: object) =>
    Object.fromEntries(Object.entries(rows).filter((row) => [kind, ...others].some((k) => belongsTo(k)(row))));
  return { fields: [...fields, '/labels/aim'], kinds: ours(KINDS), words: ours(WORDS) };
};

export const SUBJECTS = {
  character: subject('character', CHARACTER, ['derived']),
  gimmick: subject('gimmick', GIMMICK),
  marker: subject('marker', MARKER),
  legend: subject('legend', LEGEND),
};
