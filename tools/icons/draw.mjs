/** Draws fonts/RollcallIcons.ttf from shapes.mjs: `node tools/icons/draw.mjs`. Run again after a shape changed. */
import { writeFileSync } from 'node:fs';
import { ICONS } from './shapes.mjs';

const EM = 1000;
const CAP = 690;
/** The first icon's character, in Unicode's private use area. */
const FIRST = 0xe100;

const u16 = (...values) => values.flatMap((value) => [(value >> 8) & 255, value & 255]);
const u32 = (...values) => values.flatMap((value) => u16((value >>> 16) & 0xffff, value & 0xffff));
const pad = (bytes) => [...bytes, ...Array((4 - (bytes.length % 4)) % 4).fill(0)];

/** Free space before and after each icon: a number stands right before it, a comma after it. */
const BEARINGS = [40, 20];
const round = (contour) => contour.map(([x, y, c]) => [Math.round(x) + BEARINGS[0], Math.round(y), c === 'c']);
function boxOf(contours) {
  const all = contours.flat();
  const xs = all.map(([x]) => x);
  const ys = all.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** A simple glyph, each point with its flag and two full deltas. */
function glyphBytes(contours) {
  if (contours.length === 0) return [];
  let end = -1;
  const ends = contours.map((contour) => (end += contour.length));
  const points = contours.flat();
  const delta = (axis) => points.map((point, i) => point[axis] - (i === 0 ? 0 : points[i - 1][axis]));
  const flags = points.map(([, , control]) => (control ? 0 : 1));
  const box = boxOf(contours);
  return pad([...u16(contours.length, ...box, ...ends, 0), ...flags, ...u16(...delta(0)), ...u16(...delta(1))]);
}

const icons = ICONS.map(({ advance, contours }) => ({
  advance: advance + BEARINGS[0] + BEARINGS[1],
  contours: contours.map(round),
}));
const box = [
  [
    [60, 0, false],
    [60, CAP, false],
    [440, CAP, false],
    [440, 0, false],
  ],
];
/** Between two icons, for those who copy or are read them: the width is that of the surrounding text. */
const space = { advance: 260, contours: [] };
const glyphs = [{ advance: 500, contours: box }, ...icons, space];
const outlines = glyphs.map(({ contours }) => glyphBytes(contours));
const offsets = [0];
for (const bytes of outlines) offsets.push(offsets.at(-1) + bytes.length);
const [minX, minY, maxX, maxY] = boxOf(glyphs.flatMap(({ contours }) => contours));
const count = glyphs.length;
const last = FIRST + count - 3;
const SPACE = 32;
const most = (of) => Math.max(...glyphs.map(of));

const text = (value) => [...value].flatMap((character) => u16(character.charCodeAt(0)));
const names = [
  [0, 'Copyright the Rollcall contributors'],
  [1, 'Rollcall Icons'],
  [2, 'Regular'],
  [3, 'RollcallIcons'],
  [4, 'Rollcall Icons'],
  [5, 'Version 1.000'],
  [6, 'RollcallIcons'],
].map(([id, value]) => [id, text(value)]);

let at = 0;
const records = names.flatMap(([id, bytes]) => {
  const record = u16(3, 1, 0x409, id, bytes.length, at);
  at += bytes.length;
  return record;
});

const tables = {
  'OS/2': [
    ...u16(4, 700, 400, 5, 0, 650, 700, 0, 140, 650, 700, 0, 480, 50, 250, 0),
    ...Array(10).fill(0),
    ...u32(0, 0, 0, 0),
    ...text('').concat([82, 79, 76, 76]),
    ...u16(0x40, SPACE, last, 800, -200, 0, 800, 200),
    ...u32(0, 0),
    ...u16(500, CAP, 0, 32, 1),
  ],
  cmap: [
    ...u16(0, 1, 3, 1),
    ...u32(12),
    // Three segments: the space, the icons, and the end.
    ...u16(4, 40, 0, 6, 4, 1, 2, SPACE, last, 0xffff, 0, SPACE, FIRST, 0xffff),
    ...u16((count - 1 - SPACE) & 0xffff, (1 - FIRST) & 0xffff, 1, 0, 0, 0),
  ],
  glyf: outlines.flat(),
  head: [
    ...u32(0x00010000, 0x00010000, 0, 0x5f0f3cf5),
    ...u16(0, EM),
    ...u32(0, 0, 0, 0),
    ...u16(minX, minY, maxX, maxY, 0, 8, 2, 1, 0),
  ],
  hhea: [
    ...u32(0x00010000),
    ...u16(
      800,
      -200,
      0,
      most(({ advance }) => advance),
      0,
      0,
      maxX,
      1,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      count,
    ),
  ],
  hmtx: glyphs.flatMap(({ advance, contours }) => u16(advance, contours.length === 0 ? 0 : boxOf(contours)[0])),
  loca: u32(...offsets),
  maxp: [
    ...u32(0x00010000),
    ...u16(
      count,
      most(({ contours }) => contours.flat().length),
      most(({ contours }) => contours.length),
      0,
      0,
      2,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
    ),
  ],
  name: [...u16(0, names.length, 6 + records.length), ...records, ...names.flatMap(([, bytes]) => bytes)],
  post: [...u32(0x00030000, 0), ...u16(-100, 50), ...u32(0, 0, 0, 0, 0)],
};

const sum = (bytes) => {
  let total = 0;
  pad(bytes).forEach((byte, index) => {
    total = (total + byte * 2 ** (24 - 8 * (index % 4))) % 2 ** 32;
  });
  return total;
};
const entries = Object.entries(tables);
const power = Math.floor(Math.log2(entries.length));
let offset = 12 + 16 * entries.length;
const directory = entries.flatMap(([tag, bytes]) => {
  const record = [...[...tag].map((c) => c.charCodeAt(0)), ...u32(sum(bytes), offset, bytes.length)];
  offset += pad(bytes).length;
  return record;
});
const file = [
  ...u32(0x00010000),
  ...u16(entries.length, 16 * 2 ** power, power, 16 * (entries.length - 2 ** power)),
  ...directory,
  ...entries.flatMap(([, bytes]) => pad(bytes)),
];
writeFileSync('fonts/RollcallIcons.ttf', Uint8Array.from(file));
console.log(`fonts/RollcallIcons.ttf: ${count - 2} icons and a space, ${file.length} bytes`);
