/**
 * Draws fonts/RollcallIcons.ttf from shapes.mjs: `node tools/icons/draw.mjs`. Run this again after a shape has changed.
 *
 * A TrueType font consists of tables. The numbers of a table are listed in the order of its fields in the OpenType specification.
 */
import { writeFileSync } from 'node:fs';
import { ICONS } from './shapes.mjs';

const UNITS_PER_EM = 1000;
const CAP_HEIGHT = 690;
/** The first icon's character, in Unicode's private use area. */
const FIRST_CODE = 0xe100;

const encodeU16 = (...values) => values.flatMap((value) => [(value >> 8) & 255, value & 255]);
const encodeU32 = (...values) => values.flatMap((value) => encodeU16((value >>> 16) & 0xffff, value & 0xffff));
const padToFour = (byteList) => [...byteList, ...Array((4 - (byteList.length % 4)) % 4).fill(0)];

/** Free space before and after each icon: a number is directly before it, a comma after it. */
const BEARINGS = [40, 20];
/** Rounds the points `[x, y, isControl]` of a contour, and moves them behind the free space. */
const roundContour = (contour) =>
  contour.map(([x, y, control]) => [Math.round(x) + BEARINGS[0], Math.round(y), control === 'c']);
function getBounds(contours) {
  const allPoints = contours.flat();
  const horizontals = allPoints.map(([x]) => x);
  const verticals = allPoints.map(([, y]) => y);
  return [Math.min(...horizontals), Math.min(...verticals), Math.max(...horizontals), Math.max(...verticals)];
}

/**
 * Encodes a simple glyph. A point has a flag (1 on the outline, 0 for a control point) and its distance from the previous point, in two
 * numbers of 16 bits.
 */
function encodeGlyph(contours) {
  if (contours.length === 0) return [];
  let lastPointIndex = -1;
  const contourEnds = contours.map((contour) => (lastPointIndex += contour.length));
  const points = contours.flat();
  const computeDeltas = (axis) =>
    points.map((point, index) => point[axis] - (index === 0 ? 0 : points[index - 1][axis]));
  const flags = points.map(([, , control]) => (control ? 0 : 1));
  const bounds = getBounds(contours);
  return padToFour([
    ...encodeU16(contours.length, ...bounds, ...contourEnds, 0),
    ...flags,
    ...encodeU16(...computeDeltas(0)),
    ...encodeU16(...computeDeltas(1)),
  ]);
}

const iconGlyphs = ICONS.map(({ advance, contours }) => ({
  advance: advance + BEARINGS[0] + BEARINGS[1],
  contours: contours.map(roundContour),
}));
const missingGlyph = [
  [
    [60, 0, false],
    [60, CAP_HEIGHT, false],
    [440, CAP_HEIGHT, false],
    [440, 0, false],
  ],
];
/** The space between two icons, for copying and for screen readers: its width is that of the surrounding text. */
const spaceGlyph = { advance: 260, contours: [] };
const allGlyphs = [{ advance: 500, contours: missingGlyph }, ...iconGlyphs, spaceGlyph];
const outlines = allGlyphs.map(({ contours }) => encodeGlyph(contours));
const offsets = [0];
for (const byteList of outlines) offsets.push(offsets.at(-1) + byteList.length);
const [minX, minY, maxX, maxY] = getBounds(allGlyphs.flatMap(({ contours }) => contours));
const glyphCount = allGlyphs.length;
/** The last icon's character. The missing glyph and the space are not among the icons. */
const lastCode = FIRST_CODE + glyphCount - 3;
const SPACE = 32;
const findMaximum = (getSize) => Math.max(...allGlyphs.map(getSize));

const encodeText = (textValue) => [...textValue].flatMap((character) => encodeU16(character.charCodeAt(0)));
/** The names by their ids: copyright, family, style, unique id, full name, version and PostScript name. */
const nameEntries = [
  [0, 'Copyright the Rollcall contributors'],
  [1, 'Rollcall Icons'],
  [2, 'Regular'],
  [3, 'RollcallIcons'],
  [4, 'Rollcall Icons'],
  [5, 'Version 1.000'],
  [6, 'RollcallIcons'],
].map(([nameId, textValue]) => [nameId, encodeText(textValue)]);

let nameOffset = 0;
const nameRecords = nameEntries.flatMap(([nameId, byteList]) => {
  // A name for Windows, in Unicode and American English.
  const tableRecord = encodeU16(3, 1, 0x409, nameId, byteList.length, nameOffset);
  nameOffset += byteList.length;
  return tableRecord;
});

const fontTables = {
  'OS/2': [
    ...encodeU16(4, 700, 400, 5, 0, 650, 700, 0, 140, 650, 700, 0, 480, 50, 250, 0),
    ...Array(10).fill(0),
    ...encodeU32(0, 0, 0, 0),
    // The vendor: `ROLL`.
    ...encodeText('').concat([82, 79, 76, 76]),
    ...encodeU16(0x40, SPACE, lastCode, 800, -200, 0, 800, 200),
    ...encodeU32(0, 0),
    ...encodeU16(500, CAP_HEIGHT, 0, 32, 1),
  ],
  cmap: [
    ...encodeU16(0, 1, 3, 1),
    ...encodeU32(12),
    // Three segments: the space, the icons, and the end.
    ...encodeU16(4, 40, 0, 6, 4, 1, 2, SPACE, lastCode, 0xffff, 0, SPACE, FIRST_CODE, 0xffff),
    ...encodeU16((glyphCount - 1 - SPACE) & 0xffff, (1 - FIRST_CODE) & 0xffff, 1, 0, 0, 0),
  ],
  glyf: outlines.flat(),
  head: [
    ...encodeU32(0x00010000, 0x00010000, 0, 0x5f0f3cf5),
    ...encodeU16(0, UNITS_PER_EM),
    ...encodeU32(0, 0, 0, 0),
    ...encodeU16(minX, minY, maxX, maxY, 0, 8, 2, 1, 0),
  ],
  hhea: [
    ...encodeU32(0x00010000),
    ...encodeU16(
      800,
      -200,
      0,
      findMaximum(({ advance }) => advance),
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
      glyphCount,
    ),
  ],
  hmtx: allGlyphs.flatMap(({ advance, contours }) =>
    encodeU16(advance, contours.length === 0 ? 0 : getBounds(contours)[0]),
  ),
  loca: encodeU32(...offsets),
  maxp: [
    ...encodeU32(0x00010000),
    ...encodeU16(
      glyphCount,
      findMaximum(({ contours }) => contours.flat().length),
      findMaximum(({ contours }) => contours.length),
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
  name: [
    ...encodeU16(0, nameEntries.length, 6 + nameRecords.length),
    ...nameRecords,
    ...nameEntries.flatMap(([, byteList]) => byteList),
  ],
  post: [...encodeU32(0x00030000, 0), ...encodeU16(-100, 50), ...encodeU32(0, 0, 0, 0, 0)],
};

/** Adds the numbers of 32 bits that the bytes of a table form, as the format requires. */
const computeChecksum = (byteList) => {
  let total = 0;
  padToFour(byteList).forEach((byteValue, index) => {
    total = (total + byteValue * 2 ** (24 - 8 * (index % 4))) % 2 ** 32;
  });
  return total;
};
const tableEntries = Object.entries(fontTables);
/** The directory states the largest power of two up to the number of tables, for binary search. */
const searchPower = Math.floor(Math.log2(tableEntries.length));
let tableOffset = 12 + 16 * tableEntries.length;
const directory = tableEntries.flatMap(([tableTag, byteList]) => {
  const tableRecord = [
    ...[...tableTag].map((letter) => letter.charCodeAt(0)),
    ...encodeU32(computeChecksum(byteList), tableOffset, byteList.length),
  ];
  tableOffset += padToFour(byteList).length;
  return tableRecord;
});
const fontBytes = [
  ...encodeU32(0x00010000),
  ...encodeU16(tableEntries.length, 16 * 2 ** searchPower, searchPower, 16 * (tableEntries.length - 2 ** searchPower)),
  ...directory,
  ...tableEntries.flatMap(([, byteList]) => padToFour(byteList)),
];
writeFileSync('fonts/RollcallIcons.ttf', Uint8Array.from(fontBytes));
console.log(`fonts/RollcallIcons.ttf: ${glyphCount - 2} icons and a space, ${fontBytes.length} bytes`);
