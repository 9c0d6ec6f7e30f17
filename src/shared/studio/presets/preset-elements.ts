/**
 * Creates the elements of presets, positioned by shares of the card and bound to the game's fields. `createBox` receives x, y, width and
 * height as shares, from 0 to 1; `createCornerBox` receives the position as shares and the size in millimeters.
 */
import { type BindableField, listEntryFields } from '../bindable.ts';
import { hasField, type PresetRoom, TRACK_SHARE } from './preset-room.ts';
import { createStats } from './preset-stats.ts';
import { findColumn } from './row-columns.ts';

export const PRESETS = [
  'ground',
  'art',
  'name',
  'kind',
  'level',
  'cost',
  'text',
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

function createTags({ lists, createBox, overflowField, subject }: PresetRoom): readonly object[] {
  if (subject === 'row') return [];
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

/** Returns the field with the name of the card's subject; undefined if there is none. */
const findNamePointer = (presetRoom: PresetRoom): string | undefined =>
  presetRoom.subject === 'row'
    ? findColumn(presetRoom.fields, 'name')?.pointer
    : [`/${presetRoom.subject}/name`].find((pointer) => hasField(presetRoom, pointer));

/** Returns the field with the picture of the card's subject; undefined if there is none. */
const findArtPointer = (presetRoom: PresetRoom): string | undefined =>
  presetRoom.subject === 'row'
    ? findColumn(presetRoom.fields, 'art')?.pointer
    : [`/${presetRoom.subject}/art/drawing`].find((pointer) => hasField(presetRoom, pointer));

/** Creates running text with the rules of a row, below its picture. */
function createRowText(presetRoom: PresetRoom): readonly object[] {
  const textColumn = findColumn(presetRoom.fields, 'text');
  if (textColumn === undefined) return [];
  return [
    {
      kind: 'flow',
      box: presetRoom.createBox(0, 0.52, 1, 0.36),
      gap: 1.2,
      sectionGap: 3.6,
      sections: [{ spans: [{ style: 'body', value: { at: textColumn.pointer } }] }],
      ...presetRoom.overflowField,
    },
  ];
}

const createLevel: CreateElements = (presetRoom, presetTexts) => {
  const pointer = `/${presetRoom.subject}/level`;
  return hasField(presetRoom, pointer) ? createDisc(presetRoom, presetTexts, pointer) : [];
};

const createCost: CreateElements = (presetRoom, presetTexts) => {
  const costColumn = findColumn(presetRoom.fields, 'cost');
  return costColumn === undefined ? [] : createDisc(presetRoom, presetTexts, costColumn.pointer);
};

/** Creates a disc with a number at the upper right corner of the picture. */
function createDisc(presetRoom: PresetRoom, { title }: PresetTexts, pointer: string): readonly object[] {
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
  const drawingPointer = findArtPointer(presetRoom);
  if (drawingPointer === undefined) return [];
  const artBox = presetRoom.createBox(0, 0.124, 1, 0.358 - presetRoom.reservedShare);
  const initialElement = {
    kind: 'text',
    box: artBox,
    style: 'initial',
    value: { at: findNamePointer(presetRoom) ?? '', as: 'initial' },
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
    const pointer = findNamePointer(presetRoom);
    if (pointer === undefined) return [];
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
  cost: createCost,
  text: createRowText,
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
    presetRoom.subject !== 'row' && hasField(presetRoom, '/faction/symbol')
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
