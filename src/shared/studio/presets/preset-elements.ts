/**
 * Creates the elements of presets, positioned by shares of the card and bound to the game's fields. `createBox` receives x, y, width and
 * height as shares, from 0 to 1; `createCornerBox` receives the position as shares and the size in millimeters.
 */
import { type BindableField, listEntryFields } from '../bindable.ts';
import { hasField, type PresetRoom, TRACK_SHARE } from './preset-room.ts';
import { createStats } from './preset-stats.ts';

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

/** The title in the tree, in the user's language. */
export interface PresetTexts {
  readonly title: string;
}

type CreateElements = (presetRoom: PresetRoom, presetTexts: PresetTexts) => readonly object[];

const getLastKey = (pointer: string): string => pointer.slice(pointer.lastIndexOf('/') + 1);

const WHITE_CELL = { fill: 'paper', stroke: { colour: 'ink', width: 0.7 } };
const RED_CELL = {
  fill: 'paper',
  stroke: { colour: 'danger', width: 1.4 },
  hatch: { colour: 'danger', width: 0.4, pitch: 2.6 },
};
/** Names for hit points in games. */
const HIT_POINT_NAMES = /^(hits|hp|health|endurance|structure|stamina|hitPoints|crew)$/i;

function createTrack(presetRoom: PresetRoom): readonly object[] {
  const { reservedShare } = presetRoom;
  const trackBox = presetRoom.createBox(0, 0.7 - reservedShare, 1, TRACK_SHARE + reservedShare);
  const trackBase = { kind: 'track', box: trackBox, cell: [4, 5.2], gap: 0.2 };
  if (hasField(presetRoom, '/derived/hp/white') && hasField(presetRoom, '/derived/hp/red')) {
    const trackRuns = [
      { count: { at: '/derived/hp/white' }, cell: WHITE_CELL },
      { count: { at: '/derived/hp/red' }, cell: RED_CELL },
    ];
    return [{ ...trackBase, field: '/hp/total', runs: trackRuns }];
  }
  const hitPoints = presetRoom.fields.find(
    ({ pointer, shape }) => shape === 'number' && HIT_POINT_NAMES.test(getLastKey(pointer)),
  );
  if (hitPoints === undefined) return [];
  return [{ ...trackBase, runs: [{ count: { at: hitPoints.pointer }, cell: WHITE_CELL }] }];
}

const findAttackList = ({ lists }: PresetRoom) => lists.find(({ pointer }) => pointer === '/character/attacks');

/** Returns whether the template already shows attacks completely. Then the front may omit attacks that don't fit. */
const hasAttacksInWords = ({ template: { front, back } }: PresetRoom): boolean =>
  [...front, ...back].some(
    (element) => element.kind === 'flow' && element.sections.some((section) => section.each === '/character/attacks'),
  );

/** Creates a section with a paragraph for each entry: its name, followed by its text, or by the game's notation for attacks. */
function createSection({ template, game }: PresetRoom, bindableList: BindableField): object | undefined {
  const listFields = listEntryFields(template, game, bindableList.pointer);
  const hasEntryField = (pointer: string) => listFields.some((entryField) => entryField.pointer === pointer);
  if (!hasEntryField('/name')) return undefined;
  const isAttack = bindableList.pointer === '/character/attacks' && Object.hasOwn(game.card.formats, 'attack');
  if (!isAttack && !hasEntryField('/text')) return undefined;
  const valueFields = isAttack ? { item: '', as: 'attack' } : { item: '/text' };
  return {
    heading: { style: 'heading', text: bindableList.label, rule: { colour: 'mute', width: 0.6 } },
    each: bindableList.pointer,
    hang: 2,
    spans: [
      { style: 'entry', value: { item: '/name', after: '  ' } },
      { style: 'body', value: valueFields },
    ],
  };
}

function createFlow(presetRoom: PresetRoom): readonly object[] {
  const concept = hasField(presetRoom, `/${presetRoom.subject}/concept`)
    ? [{ spans: [{ style: 'body', value: { at: `/${presetRoom.subject}/concept` } }] }]
    : [];
  const sections = [
    ...concept,
    ...presetRoom.lists.flatMap((bindableList) => createSection(presetRoom, bindableList) ?? []),
  ];
  if (sections.length === 0) return [];
  return [
    {
      kind: 'flow',
      box: presetRoom.createBox(0, 0, 1, 1),
      gap: 1.2,
      sectionGap: 4,
      continued: { style: 'body' },
      sections,
    },
  ];
}

function createTags({ lists, createBox, overflowField }: PresetRoom): readonly object[] {
  // Classes are already in the line below the picture.
  const tagLists = lists.filter(
    ({ words, pointer }) =>
      (words !== undefined || /keyword/i.test(pointer)) &&
      !/faction|immunit|weakness|\/character\/classes/i.test(pointer),
  );
  if (tagLists.length === 0) return [];
  return [
    {
      kind: 'list',
      box: createBox(0.16, 0.9, 0.84, 0.1),
      padding: [1, 0.6],
      gap: 0.6,
      align: 'right',
      valign: 'bottom',
      ...overflowField,
      tags: tagLists.slice(0, 4).map(({ pointer }) => ({ each: pointer, style: 'tag', fill: 'primary', radius: 0.8 })),
    },
  ];
}

function createKindLine(presetRoom: PresetRoom): readonly object[] {
  const kindParts = [
    ...(hasField(presetRoom, '/character/alignment') ? [{ at: '/character/alignment', as: 'word' }] : []),
    ...(presetRoom.lists.some(({ pointer }) => pointer === '/character/classes')
      ? [{ each: '/character/classes', by: ' / ' }]
      : []),
  ];
  const concept = hasField(presetRoom, `/${presetRoom.subject}/concept`)
    ? { at: `/${presetRoom.subject}/concept` }
    : undefined;
  if (kindParts.length === 0 && concept === undefined) return [];
  const kindValue = kindParts.length === 0 ? concept : { join: kindParts, by: ' · ' };
  return [
    {
      kind: 'text',
      box: presetRoom.createBox(0, 0.494 - presetRoom.reservedShare, 1, 0.05),
      style: 'kind',
      value: kindValue,
      align: 'center',
      valign: 'middle',
      ...presetRoom.overflowField,
    },
  ];
}

function createLevel(presetRoom: PresetRoom, { title }: PresetTexts): readonly object[] {
  const pointer = `/${presetRoom.subject}/level`;
  if (!hasField(presetRoom, pointer)) return [];
  const levelBox = presetRoom.createCornerBox(0.98, 0.145, 10, 10);
  const levelHold = { x: 'right', y: 'top' };
  return [
    {
      kind: 'shape',
      box: levelBox,
      hold: levelHold,
      group: title,
      radius: 5,
      fill: 'accent',
      stroke: { colour: 'ink', width: 0.8 },
    },
    {
      kind: 'text',
      box: levelBox,
      hold: levelHold,
      group: title,
      style: 'level',
      value: { at: pointer },
      align: 'center',
      valign: 'middle',
    },
  ];
}

function createArt(presetRoom: PresetRoom): readonly object[] {
  const drawingPointer = `/${presetRoom.subject}/art/drawing`;
  if (!hasField(presetRoom, drawingPointer)) return [];
  const artBox = presetRoom.createBox(0, 0.124, 1, 0.358 - presetRoom.reservedShare);
  const initialElement = {
    kind: 'text',
    box: artBox,
    style: 'initial',
    value: { at: `/${presetRoom.subject}/name`, as: 'initial' },
    align: 'center',
    valign: 'middle',
  };
  return [
    {
      kind: 'art',
      box: artBox,
      drawing: drawingPointer,
      focus: [0.5, 0.15],
      fallback: [{ kind: 'shape', box: artBox, fill: 'primary' }, initialElement],
    },
  ];
}

export const ELEMENT_CREATORS: Readonly<Record<Preset, CreateElements>> = {
  ground: ({ ground }) => [{ kind: 'shape', box: ground, fill: 'paper' }],
  art: createArt,
  name: (presetRoom) => {
    const pointer = `/${presetRoom.subject}/name`;
    if (!hasField(presetRoom, pointer)) return [];
    return [
      {
        kind: 'text',
        box: presetRoom.createBox(0, 0, 1, 0.111),
        style: 'name',
        value: { at: pointer },
        valign: 'middle',
        lines: 2,
      },
    ];
  },
  kind: createKindLine,
  level: createLevel,
  stats: createStats,
  track: createTrack,
  attacks: (presetRoom) => {
    const attackList = findAttackList(presetRoom);
    const attackSection = attackList && createSection(presetRoom, attackList);
    if (attackSection === undefined) return [];
    const { heading: _heading, ...plainSection } = attackSection as { heading: object };
    const repeatFields = hasAttacksInWords(presetRoom) ? { repeated: true } : presetRoom.overflowField;
    return [
      {
        kind: 'flow',
        box: presetRoom.createBox(0, 0.825, 1, 0.075),
        gap: 0.6,
        sectionGap: 2,
        sections: [plainSection],
        ...repeatFields,
      },
    ];
  },
  words: createFlow,
  faction: (presetRoom) =>
    hasField(presetRoom, '/faction/symbol')
      ? [
          {
            kind: 'symbol',
            box: presetRoom.createCornerBox(0, 1, 8, 8),
            hold: { x: 'left', y: 'bottom' },
            drawing: '/faction/symbol',
            field: '/factions',
          },
        ]
      : [],
  tags: createTags,
};
