/**
 * Tokens and markers of the table. Tokens are counted beside a model (Effects that last, Altitude, Countdown); markers are
 * models of a Size with its base (E-13, E-14), one set as large as a game can need.
 */
import type { GamePiece } from '../../card-rules.ts';
import { type EffectId, RULESET_ID, SIZES, SPECIALTIES } from '../facts.ts';
import { nameOf } from '../words.ts';

/** Millimetres: small enough to stack beside a base, large enough for a word. */
const TOKEN = 20;
/** E-14: markers are of Size 1 (E-144: Plasma X) or 2 (E-142, E-143); both stand on the same base. */
const base = (size: number): number => SIZES.find((row) => row.size === size)?.base ?? TOKEN;

type MarkerKind = 'effect' | 'altitude' | 'countdown' | 'power' | 'quest' | 'plasma-x' | 'objective';

interface Marker {
  readonly id: string;
  readonly kind: MarkerKind;
  readonly name: string;
  readonly copies: number;
  readonly diameter: number;
  readonly shape: 'round' | 'square';
  readonly number?: number;
  readonly text?: string;
  /** The number on its other side. */
  readonly back?: number;
}

/** E-100 to E-118: the Effects that stay on a model and are counted in points. Countdown has tokens of its own (E-103). */
const LASTING: readonly EffectId[] = [
  'attack-boost',
  'blind',
  'control',
  'defense-boost',
  'entangle',
  'nullify',
  'paralysis',
  'poison',
  'stun',
  'weaken',
];

const token = { diameter: TOKEN, shape: 'square' } as const;
const marker = (size: number) => ({ diameter: base(size), shape: 'round' }) as const;

/** E-70: a token is one inch of height; front and back together count up to ten. */
const ALTITUDES = [
  [1, 2],
  [3, 4],
  [5, 6],
  [7, 8],
  [9, 10],
] as const;

const MARKERS: readonly Marker[] = [
  ...LASTING.map((id): Marker => ({ id, kind: 'effect', name: nameOf(id), copies: 4, number: 1, back: 2, ...token })),
  ...ALTITUDES.map(
    ([number, back]): Marker => ({
      id: `altitude-${number}`,
      kind: 'altitude',
      name: 'Altitude',
      copies: 2,
      number,
      back,
      ...token,
    }),
  ),
  { id: 'countdown', kind: 'countdown', name: 'Countdown', copies: 6, number: 1, back: 2, ...token },
  // E-139: six Power Markers, four Quest Markers of the types that E-139b rolls, two objectives for each side.
  { id: 'power', kind: 'power', name: 'Power', copies: 6, text: 'TN 8', ...marker(2) },
  { id: 'quest-any', kind: 'quest', name: 'Quest', copies: 1, text: 'No roll', ...marker(2) },
  ...SPECIALTIES.map(
    (id): Marker => ({ id: `quest-${id}`, kind: 'quest', name: 'Quest', copies: 1, text: nameOf(id), ...marker(2) }),
  ),
  { id: 'plasma-x', kind: 'plasma-x', name: nameOf('plasma-x'), copies: 8, ...marker(1) },
  { id: 'objective', kind: 'objective', name: 'Objective', copies: 4, ...marker(2) },
  { id: 'prize', kind: 'objective', name: 'Prize', copies: 2, ...marker(2) },
  { id: 'vip', kind: 'objective', name: 'V.I.P.', copies: 2, ...marker(2) },
];

export const markerPieces = (): GamePiece[] =>
  MARKERS.map(({ copies, ...data }) => ({
    kind: 'marker',
    ruleset: RULESET_ID,
    id: data.id,
    name: data.name,
    copies,
    data: { ...data, label: data.text ?? data.name },
  }));
