/**
 * Draws the portraits and faction symbols of the sample library and writes them into the documents in `samples/`.
 *
 *   node tools/art/draw.mjs                 draws every picture
 *   node tools/art/draw.mjs fresnel jokla   draws only these pictures
 *   node tools/art/draw.mjs --sheet out.svg [ids]   writes a contact sheet to look at, and no document
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { formatJson } from './kit/json.mjs';
import { formatPathData } from './kit/path.mjs';
import { HEIGHT, WIDTH } from './kit/scene.mjs';

const artFolder = dirname(fileURLToPath(import.meta.url));
const samplesFolder = join(artFolder, '../../samples');
/**
 * The program draws a portrait for each character and a symbol for each faction. Each folder below contains a folder
 * per game.
 */
const PICTURE_KINDS = [
  {
    programFolder: 'portraits',
    drawingFunction: 'drawPortrait',
    documentFolder: 'characters',
    extension: 'hero',
    documentKey: 'art',
    width: WIDTH,
    height: HEIGHT,
  },
  {
    programFolder: 'symbols',
    drawingFunction: 'drawSymbol',
    documentFolder: 'factions',
    extension: 'faction',
    documentKey: 'symbol',
    width: 100,
    height: 100,
  },
];
const gameIds = readdirSync(samplesFolder).sort();
const listDocumentIds = (gameId, folder) =>
  existsSync(join(samplesFolder, gameId, folder))
    ? readdirSync(join(samplesFolder, gameId, folder))
        .filter((fileName) => fileName.endsWith('.json'))
        .map((fileName) => fileName.split('.')[0])
        .sort()
    : [];

/** Bytes of JSON that one drawing may take, because a page of cards contains nine of them. */
const MAX_DRAWING_BYTES = 25_000;

/** Returns the painted shapes of a picture, or undefined if there is no program that draws it. */
async function drawShapes(pictureKind, gameId, documentId) {
  const programPath = join(artFolder, pictureKind.programFolder, gameId, `${documentId}.mjs`);
  if (!existsSync(programPath)) return undefined;
  const program = await import(pathToFileURL(programPath).href);
  return program[pictureKind.drawingFunction]();
}

const createDrawing = (shapes, width, height) => ({
  width,
  height,
  shapes: shapes
    .flat(9)
    .filter((shape) => shape.path.length > 0)
    .map(({ path, ...attributes }) => ({ d: formatPathData(path), ...attributes })),
});

function writeDrawing(documentPath, documentKey, drawing) {
  const sampleDocument = JSON.parse(readFileSync(documentPath, 'utf8'));
  if (documentKey === 'symbol') sampleDocument.symbol = drawing;
  else sampleDocument.art = { ...sampleDocument.art, drawing };
  writeFileSync(documentPath, formatJson(sampleDocument));
}

function formatSvg(drawing, x, y, width) {
  const pathElements = drawing.shapes.map(
    (shape) =>
      `<path d="${shape.d}" fill="${shape.fill ?? 'none'}"${shape.opacity === undefined ? '' : ` opacity="${shape.opacity}"`}${shape.evenOdd ? ' fill-rule="evenodd"' : ''}/>`,
  );
  const height = (width * drawing.height) / drawing.width;
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${drawing.width} ${drawing.height}">${pathElements.join('')}</svg>`;
}

const requestedIds = process.argv.slice(2);
const sheetFlagIndex = requestedIds.indexOf('--sheet');
const sheetPath = sheetFlagIndex < 0 ? undefined : requestedIds.splice(sheetFlagIndex, 2)[1];
const isRequested = (documentId) => requestedIds.length === 0 || requestedIds.includes(documentId);

const pictures = [];
for (const pictureKind of PICTURE_KINDS) {
  for (const gameId of gameIds) {
    for (const documentId of listDocumentIds(gameId, pictureKind.documentFolder)) {
      const shapes = isRequested(documentId) ? await drawShapes(pictureKind, gameId, documentId) : undefined;
      if (shapes === undefined) continue;
      const drawing = createDrawing(shapes, pictureKind.width, pictureKind.height);
      const byteCount = JSON.stringify(drawing).length;
      if (byteCount > MAX_DRAWING_BYTES)
        console.error(`${documentId}: ${byteCount} bytes, more than ${MAX_DRAWING_BYTES}`);
      pictures.push({ documentId, drawing, byteCount });
      if (sheetPath === undefined) {
        const documentName = `${documentId}.${pictureKind.extension}.json`;
        const documentPath = join(samplesFolder, gameId, pictureKind.documentFolder, documentName);
        writeDrawing(documentPath, pictureKind.documentKey, drawing);
      }
    }
  }
}

if (sheetPath !== undefined) {
  const columnCount = pictures.length > 9 ? 6 : pictures.length > 4 ? 3 : Math.min(2, pictures.length);
  const cellWidth = pictures.length > 9 ? 320 : pictures.length > 4 ? 480 : 600;
  const cellHeight = Math.round((cellWidth * HEIGHT) / WIDTH);
  const rowCount = Math.ceil(pictures.length / columnCount);
  const cells = pictures.map(({ drawing }, index) =>
    formatSvg(drawing, (index % columnCount) * cellWidth, Math.floor(index / columnCount) * cellHeight, cellWidth),
  );
  const [sheetWidth, sheetHeight] = [columnCount * cellWidth, rowCount * cellHeight];
  writeFileSync(
    sheetPath,
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sheetWidth}" height="${sheetHeight}">${cells.join('')}</svg>`,
  );
  const pictureSizes = pictures.map((picture) => `${picture.documentId} ${picture.byteCount}`);
  console.log(`${sheetWidth}x${sheetHeight}`, pictureSizes.join(', '));
} else console.log(`${pictures.length} drawings written`);
