/** The elements of ready-made parts, by shares of a card, about the fields that a game has. */
import { type BindableField, entryFields } from '../bindable.ts';
import { has, type Room, TRACK_SHARE } from './preset-room.ts';
import { stats } from './preset-stats.ts';

export const PRESETS = [
  'ground',
  'art',
  'name',
  'kind',
  'level',
  'stats',
  'track',
  'words',
  'attacks',
  'faction',
  'tags',
] as const;
export type Preset = (typeof PRESETS)[number];

/** What the tree calls it, in the language of whoever draws. */
export interface PresetTexts {
  readonly title: string;
}

type Make = (room: Room, words: PresetTexts) => readonly object[];

const lastKey = (at: string): string => at.slice(at.lastIndexOf('/') + 1);

const WHITE = { fill: 'paper', stroke: { colour: 'ink', width: 0.7 } };
const RED = {
  fill: 'paper',
  stroke: { colour: 'danger', width: 1.4 },
  hatch: { colour: 'danger', width: 0.4, pitch: 2.6 },
};
/** What games call the boxes that are crossed out. */
const HURT = /^(hits|hp|health|endurance|structure|stamina|hitPoints|crew)$/i;

function track(room: Room): readonly object[] {
  const { spared } = room;
  const box = room.box(0, 0.7 - spared, 1, TRACK_SHARE + spared);
  const base = { kind: 'track', box, cell: [4, 5.2], gap: 0.2 };
  if (has(room, '/derived/hp/white') && has(room, '/derived/hp/red')) {
    const runs = [
      { count: { at: '/derived/hp/white' }, cell: WHITE },
      { count: { at: '/derived/hp/red' }, cell: RED },
    ];
    return [{ ...base, field: '/hp/total', runs }];
  }
  const hits = room.fields.find(({ at, holds }) => holds === 'number' && HURT.test(lastKey(at)));
  if (hits === undefined) return [];
  return [{ ...base, runs: [{ count: { at: hits.at }, cell: WHITE }] }];
}

const attackList = ({ lists }: Room) => lists.find(({ at }) => at === '/character/attacks');

/** Whether they stand in full elsewhere: then the front may leave out what it has no room for. */
const hasAttacksInWords = ({ template: { front, back } }: Room): boolean =>
  [...front, ...back].some(
    (one) => one.kind === 'flow' && one.sections.some(({ each }) => each === '/character/attacks'),
  );

/** A paragraph of each entry: its name, then the attack in the notation of the game, or its text. */
function section({ template, game }: Room, list: BindableField): object | undefined {
  const entry = entryFields(template, game, list.at);
  const held = (at: string) => entry.some((field) => field.at === at);
  if (!held('/name')) return undefined;
  const isAttack = list.at === '/character/attacks' && Object.hasOwn(game.card.formats, 'attack');
  if (!isAttack && !held('/text')) return undefined;
  const rest = isAttack ? { item: '', as: 'attack' } : { item: '/text' };
  return {
    heading: { style: 'heading', text: list.label, rule: { colour: 'mute', width: 0.6 } },
    each: list.at,
    hang: 2,
    spans: [
      { style: 'entry', value: { item: '/name', after: '  ' } },
      { style: 'body', value: rest },
    ],
  };
}

function words(room: Room): readonly object[] {
  const concept = has(room, `/${room.of}/concept`)
    ? [{ spans: [{ style: 'body', value: { at: `/${room.of}/concept` } }] }]
    : [];
  const sections = [...concept, ...room.lists.flatMap((list) => section(room, list) ?? [])];
  if (sections.length === 0) return [];
  return [
    {
      kind: 'flow',
      box: room.box(0, 0, 1, 1),
      gap: 1.2,
      sectionGap: 4,
      continued: { style: 'body' },
      sections,
    },
  ];
}

function tags({ lists, box, takes }: Room): readonly object[] {
  // Classes stand in the line below the picture.
  const known = lists.filter(
    ({ words: of, at }) =>
      (of !== undefined || /keyword/i.test(at)) && !/faction|immunit|weakness|\/character\/classes/i.test(at),
  );
  if (known.length === 0) return [];
  return [
    {
      kind: 'list',
      box: box(0.16, 0.9, 0.84, 0.1),
      padding: [1, 0.6],
      gap: 0.6,
      align: 'right',
      valign: 'bottom',
      ...takes,
      tags: known.slice(0, 4).map(({ at }) => ({ each: at, style: 'tag', fill: 'primary', radius: 0.8 })),
    },
  ];
}

function kind(room: Room): readonly object[] {
  const parts = [
    ...(has(room, '/character/alignment') ? [{ at: '/character/alignment', as: 'word' }] : []),
    ...(room.lists.some(({ at }) => at === '/character/classes') ? [{ each: '/character/classes', by: ' / ' }] : []),
  ];
  const concept = has(room, `/${room.of}/concept`) ? { at: `/${room.of}/concept` } : undefined;
  if (parts.length === 0 && concept === undefined) return [];
  const value = parts.length === 0 ? concept : { join: parts, by: ' · ' };
  return [
    {
      kind: 'text',
      box: room.box(0, 0.494 - room.spared, 1, 0.05),
      style: 'kind',
      value,
      align: 'center',
      valign: 'middle',
      ...room.takes,
    },
  ];
}

function level(room: Room, { title }: PresetTexts): readonly object[] {
  const at = `/${room.of}/level`;
  if (!has(room, at)) return [];
  const box = room.corner(0.98, 0.145, 10, 10);
  const hold = { x: 'right', y: 'top' };
  return [
    { kind: 'shape', box, hold, group: title, radius: 5, fill: 'accent', stroke: { colour: 'ink', width: 0.8 } },
    { kind: 'text', box, hold, group: title, style: 'level', value: { at }, align: 'center', valign: 'middle' },
  ];
}

function art(room: Room): readonly object[] {
  const drawing = `/${room.of}/art/drawing`;
  if (!has(room, drawing)) return [];
  const box = room.box(0, 0.124, 1, 0.358 - room.spared);
  const initial = {
    kind: 'text',
    box,
    style: 'initial',
    value: { at: `/${room.of}/name`, as: 'initial' },
    align: 'center',
    valign: 'middle',
  };
  return [
    { kind: 'art', box, drawing, focus: [0.5, 0.15], fallback: [{ kind: 'shape', box, fill: 'primary' }, initial] },
  ];
}

export const MAKERS: Readonly<Record<Preset, Make>> = {
  ground: ({ ground }) => [{ kind: 'shape', box: ground, fill: 'paper' }],
  art,
  name: (room) => {
    const at = `/${room.of}/name`;
    if (!has(room, at)) return [];
    return [{ kind: 'text', box: room.box(0, 0, 1, 0.111), style: 'name', value: { at }, valign: 'middle', lines: 2 }];
  },
  kind,
  level,
  stats,
  track,
  attacks: (room) => {
    const list = attackList(room);
    const made = list && section(room, list);
    if (made === undefined) return [];
    const { heading: _, ...plain } = made as { heading: object };
    const where = hasAttacksInWords(room) ? { repeated: true } : room.takes;
    return [{ kind: 'flow', box: room.box(0, 0.825, 1, 0.075), gap: 0.6, sectionGap: 2, sections: [plain], ...where }];
  },
  words,
  faction: (room) =>
    has(room, '/faction/symbol')
      ? [
          {
            kind: 'symbol',
            box: room.corner(0, 1, 8, 8),
            hold: { x: 'left', y: 'bottom' },
            drawing: '/faction/symbol',
            field: '/factions',
          },
        ]
      : [],
  tags,
};
