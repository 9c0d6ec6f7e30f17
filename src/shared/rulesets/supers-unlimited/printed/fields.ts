/** The places that card templates of Supers Unlimited may point at (E-29 and what follows from it). */
import { ACTION_TRAITS, ALIGNMENTS, CLASSES, MOVEMENTS } from '../facts.ts';

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
  '/labels/aim',
];

const GIMMICK: readonly string[] = ['id', 'name', 'class', 'when', 'text'].map((key) => `/gimmick/${key}`);

const MARKER: readonly string[] = [
  ...['id', 'name', 'kind', 'text', 'number', 'back', 'shape', 'diameter', 'points', 'pointsName'].map(
    (key) => `/marker/${key}`,
  ),
  ...list('/marker/results', '/roll', '/text'),
];

const common = (rows: readonly string[]): readonly string[] => [...rows, '/labels/aim'];
export const CARD_FIELDS = { character: CHARACTER, gimmick: common(GIMMICK), marker: common(MARKER) } as const;

/** Places that hold a word of the game (E-29). */
export const CARD_WORDS = {
  '/character/alignment': ALIGNMENTS,
  '/character/classes': CLASSES,
  '/character/movement': MOVEMENTS,
} as const;
