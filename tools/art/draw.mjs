/**
 * Draws the portraits and faction symbols of the sample library and writes them into the documents in `samples/`.
 *
 *   node tools/art/draw.mjs                 every picture
 *   node tools/art/draw.mjs fresnel jokla   only these
 *   node tools/art/draw.mjs --sheet out.svg [ids]   a contact sheet to look at; writes no document
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { layout } from './kit/json.mjs';
import { data } from './kit/path.mjs';
import { HEIGHT, WIDTH } from './kit/scene.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const samples = join(here, '../../samples');
/** What is drawn: the portrait of each character and the symbol of each faction, a folder a game. */
const KINDS = [
  { drawings: 'portraits', documents: 'characters', extension: 'hero', key: 'art', width: WIDTH, height: HEIGHT },
  { drawings: 'symbols', documents: 'factions', extension: 'faction', key: 'symbol', width: 100, height: 100 },
];
const games = readdirSync(samples).sort();
const idsIn = (game, folder) =>
  existsSync(join(samples, game, folder))
    ? readdirSync(join(samples, game, folder))
        .filter((name) => name.endsWith('.json'))
        .map((name) => name.split('.')[0])
        .sort()
    : [];

/** Bytes of JSON one drawing may take: a page of cards holds nine of them. */
const BUDGET = 25_000;

async function recipe(kind, game, id) {
  const file = join(here, kind.drawings, game, `${id}.mjs`);
  return existsSync(file) ? (await import(pathToFileURL(file).href)).draw() : undefined;
}

const toDrawing = (shapes, width, height) => ({
  width,
  height,
  shapes: shapes
    .flat(9)
    .filter((s) => s.path.length > 0)
    .map(({ path, ...rest }) => ({ d: data(path), ...rest })),
});

function put(file, key, drawing) {
  const document = JSON.parse(readFileSync(file, 'utf8'));
  if (key === 'symbol') document.symbol = drawing;
  else document.art = { ...document.art, drawing };
  writeFileSync(file, layout(document));
}

function svg(drawing, x, y, width) {
  const body = drawing.shapes.map(
    (s) =>
      `<path d="${s.d}" fill="${s.fill ?? 'none'}"${s.opacity === undefined ? '' : ` opacity="${s.opacity}"`}${s.evenOdd ? ' fill-rule="evenodd"' : ''}/>`,
  );
  const height = (width * drawing.height) / drawing.width;
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${drawing.width} ${drawing.height}">${body.join('')}</svg>`;
}

const words = process.argv.slice(2);
const sheetAt = words.indexOf('--sheet');
const sheet = sheetAt < 0 ? undefined : words.splice(sheetAt, 2)[1];
const wanted = (id) => words.length === 0 || words.includes(id);

const drawn = [];
for (const kind of KINDS) {
  for (const [game, id] of games.flatMap((one) => idsIn(one, kind.documents).map((name) => [one, name]))) {
    const shapes = wanted(id) ? await recipe(kind, game, id) : undefined;
    if (shapes === undefined) continue;
    const drawing = toDrawing(shapes, kind.width, kind.height);
    const size = JSON.stringify(drawing).length;
    if (size > BUDGET) console.error(`${id}: ${size} bytes, more than ${BUDGET}`);
    drawn.push({ id, drawing, size });
    if (sheet === undefined)
      put(join(samples, game, kind.documents, `${id}.${kind.extension}.json`), kind.key, drawing);
  }
}

if (sheet !== undefined) {
  const columns = drawn.length > 9 ? 6 : drawn.length > 4 ? 3 : Math.min(2, drawn.length);
  const cell = drawn.length > 9 ? 320 : drawn.length > 4 ? 480 : 600;
  const high = Math.round((cell * HEIGHT) / WIDTH);
  const rows = Math.ceil(drawn.length / columns);
  const cells = drawn.map(({ drawing }, index) =>
    svg(drawing, (index % columns) * cell, Math.floor(index / columns) * high, cell),
  );
  writeFileSync(
    sheet,
    `<svg xmlns="http://www.w3.org/2000/svg" width="${columns * cell}" height="${rows * high}">${cells.join('')}</svg>`,
  );
  console.log(`${columns * cell}x${rows * high}`, drawn.map((d) => `${d.id} ${d.size}`).join(', '));
} else console.log(`${drawn.length} drawings written`);
