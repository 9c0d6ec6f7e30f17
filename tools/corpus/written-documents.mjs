/** Documents as people write them, with the pictures and fonts that lie beside them: what a corpus begins with. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** One character of each game, taken from the samples and changed. */
const HEROES = {
  'supers-unlimited': 'brasslung',
  ssua: 'night-bus',
  'battletech-kcw': 'paper-hawk',
  'action-round': 'oxbow',
  'bulletproof-blues': 'mister-static',
};

const UNUSUAL_NAME =
  'Ŝtormo “Ḗlan” العاصفة סערה 嵐 Zoë\u0301 👩🏽‍🚒 — who never signs a form with fewer than a hundred and twenty letters';
const UNUSUAL_TEXT =
  'Left to right, then من اليمين إلى اليسار, then \u2067סוף\u2069.\nSecond line\twith a tab, a soft\u00adhyphen, a no\u00a0break space and ½ ‰ € „quotes“.';

/** @param {string} file @returns {any} */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Writes all documents into an empty folder.
 * @param {string} root the checkout with the samples
 * @param {string} folder
 */
export async function writeDocuments(root, folder) {
  mkdirSync(join(folder, 'art'), { recursive: true });
  /** @param {string} name @param {object} document */
  const write = (name, document) => writeFileSync(join(folder, name), `${JSON.stringify(document, null, 2)}\n`);
  const samples = join(root, 'samples');

  for (const [index, [game, id]] of Object.entries(HEROES).entries()) {
    const hero = readJson(join(samples, game, 'characters', `${id}.hero.json`));
    const kind = index % 2 === 0 ? 'jpg' : 'png';
    await writePhoto(join(folder, 'art', `${game}.${kind}`), index);
    write(`portrait-${game}.hero.json`, {
      ...hero,
      id: `portrait-${game}`,
      name: `${hero.name} in a Portrait`,
      art: {
        ...hero.art,
        image: { src: `art/${game}.${kind}`, credit: 'Painted by the corpus' },
        crop: { x: 0.4, y: 0.6, zoom: 1.5, rotation: 10 },
      },
      notes: 'Wears a photograph instead of a drawing.',
    });
  }

  const brasslung = readJson(join(samples, 'supers-unlimited/characters/brasslung.hero.json'));
  write('unusual-text.hero.json', {
    ...brasslung,
    id: 'unusual-text',
    name: UNUSUAL_NAME,
    concept: UNUSUAL_TEXT,
    notes: UNUSUAL_TEXT,
    talents: [{ name: 'نجم', text: `**Bold**, *italic*, {2 pp} and {no such icon}. ${UNUSUAL_TEXT}` }],
    art: { template: 'own-card' },
    'x-from-elsewhere': { kept: [1, 2.5, true, null, '１２'] },
  });
  write('half-finished.hero.json', {
    ...brasslung,
    id: 'half-finished',
    name: 'Half-Finished',
    level: 4.5,
    classes: ['juggler'],
    attacks: [],
    art: {},
  });

  const faction = readJson(join(samples, 'supers-unlimited/factions/breakwater.faction.json'));
  write('lantern-guild.faction.json', { ...faction, id: 'lantern-guild', name: 'Lantern Guild' });

  const team = readJson(join(samples, 'supers-unlimited/teams/first-watch.team.json'));
  const members = team.members.map((/** @type {{ character: string }} */ { character }) =>
    readJson(join(samples, 'supers-unlimited/characters', `${character}.hero.json`)),
  );
  write('saturday.team.json', {
    ...team,
    id: 'saturday',
    name: 'Saturday Night',
    player: 'Ada Ünlü',
    notes: 'Bring dice.',
  });
  write('submitted.team.json', {
    ...team,
    id: 'submitted',
    name: 'Submitted',
    characters: members,
    event: 'autumn-open',
  });
  write('too-large.team.json', { ...team, id: 'too-large', name: 'Too Large', levels: 3 });

  const event = readJson(join(samples, 'supers-unlimited/events/spring-tide-open.event.json'));
  write('autumn-open.event.json', {
    ...event,
    id: 'autumn-open',
    name: 'Autumn Open',
    options: { 'su.uniqueSupers': true },
  });

  write('glossary.glossary.json', {
    format: 'rollcall.glossary',
    version: 1,
    id: 'glossary',
    name: 'Glossary',
    entries: [
      {
        ruleset: 'supers-unlimited',
        kind: 'talents',
        name: 'Lead Boots',
        text: 'Knockback moves it 2″ less.',
        items: ['Left', 'Right'],
      },
      { ruleset: 'ssua', kind: 'powers', name: 'Night Vision', text: 'Sieht im Dunkeln.', hidden: true },
    ],
  });

  await writePhoto(join(folder, 'art', 'lantern.png'), 7);
  write('gear.deck.json', {
    format: 'rollcall.deck',
    version: 1,
    id: 'gear',
    name: 'Gear of the Guild',
    template: 'item',
    columns: [
      { name: 'Name', width: 180 },
      { name: 'Kind' },
      { name: 'Text' },
      { name: 'Copies', kind: 'number' },
      { name: 'Picture', kind: 'picture' },
    ],
    rows: [
      ['Storm Lantern', 'Tool', 'Lights *6″*.', '2', 'lantern'],
      ['Plumb Line', 'Tool', 'Hangs straight. Größe ½.', '1', ''],
      ['مصباح', 'Tool', 'Right to left.', '0', ''],
    ],
    copies: 'Copies',
    shows: { Art: 'Picture' },
    pictures: { lantern: 'art/lantern.png' },
  });

  await writePhoto(join(folder, 'art', 'paper.png'), 9);
  copyFileSync(join(root, 'test/fixtures/fonts/truetype.ttf'), join(folder, 'headline.ttf'));
  const template = readJson(join(root, 'templates/cards/supers-unlimited/ink-saver/template.json'));
  const [firstStyle] = Object.keys(template.styles);
  write('own-card.card.json', {
    ...template,
    id: 'own-card',
    name: 'A Card of My Own',
    fonts: { headline: { src: 'headline.ttf', name: 'Headline', instead: 'display-black' } },
    pictures: { paper: { src: 'art/paper.png', name: 'Old paper', credit: 'Photographed by the corpus' } },
    styles: { ...template.styles, [firstStyle ?? '']: { ...template.styles[firstStyle ?? ''], font: 'headline' } },
    front: [{ kind: 'picture', box: [2, 2, 12, 12], picture: 'paper', fit: 'cover' }, ...template.front],
  });
  write('night-watch.style.json', {
    format: 'rollcall.card-style',
    version: 1,
    id: 'night-watch',
    name: 'Night Watch',
    base: 'classic',
    colours: { ink: '#14213d', wash: '#e9edf5' },
    themes: { villain: { accent: '#d1495b' } },
    type: { scale: 0.95, roles: { names: { font: 'text-bold', case: 'written' } } },
    border: { kind: 'double', radius: 2, colour: 'accent' },
    ground: { pattern: 'rays', opacity: 0.2 },
  });
  write('own-style.style.json', {
    format: 'rollcall.card-style',
    version: 1,
    id: 'own-style',
    name: 'A Style of My Own Card',
    base: 'own-card',
    colours: { ink: '#3d1421' },
  });
}

/**
 * Writes the lists that players have sent in for an event: good ones, one that breaks a rule, one that cannot be read.
 * @param {string} written the folder with the documents
 * @param {string} folder
 */
export function writeLists(written, folder) {
  mkdirSync(folder, { recursive: true });
  for (const id of ['submitted', 'too-large'])
    copyFileSync(join(written, `${id}.team.json`), join(folder, `${id}.team.json`));
  writeFileSync(join(folder, 'torn.team.json'), readFileSync(join(written, 'submitted.team.json')).subarray(0, 500));
}

/**
 * A small picture of soft colors; each shade is another picture.
 * @param {string} file @param {number} shade
 */
async function writePhoto(file, shade) {
  const [width, height] = [180, 240];
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const offset = (y * width + x) * 3;
      pixels[offset] = (x + shade * 40) % 256;
      pixels[offset + 1] = (y + shade * 20) % 256;
      pixels[offset + 2] = 128 + 100 * Math.sin((x * y) / 2_000 + shade);
    }
  }
  await sharp(pixels, { raw: { width, height, channels: 3 } }).toFile(file);
}

/** @param {string} folder names of the files below it, sorted */
export const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
