/** Writes documents by hand, with the pictures and fonts next to them, as the start of a corpus. */
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

/** @param {string} filePath @returns {any} */
const readJson = (filePath) => JSON.parse(readFileSync(filePath, 'utf8'));

/**
 * Writes all documents into an empty folder.
 * @param {string} checkoutFolder the checkout with the samples
 * @param {string} targetFolder
 */
export async function writeDocuments(checkoutFolder, targetFolder) {
  mkdirSync(join(targetFolder, 'art'), { recursive: true });
  /** @param {string} fileName @param {object} document */
  const writeDocument = (fileName, document) =>
    writeFileSync(join(targetFolder, fileName), `${JSON.stringify(document, null, 2)}\n`);
  const samplesFolder = join(checkoutFolder, 'samples');

  for (const [heroIndex, [gameId, heroId]] of Object.entries(HEROES).entries()) {
    const sampleHero = readJson(join(samplesFolder, gameId, 'characters', `${heroId}.hero.json`));
    const pictureKind = heroIndex % 2 === 0 ? 'jpg' : 'png';
    await writePhoto(join(targetFolder, 'art', `${gameId}.${pictureKind}`), heroIndex);
    writeDocument(`portrait-${gameId}.hero.json`, {
      ...sampleHero,
      id: `portrait-${gameId}`,
      name: `${sampleHero.name} in a Portrait`,
      art: {
        ...sampleHero.art,
        image: { src: `art/${gameId}.${pictureKind}`, credit: 'Painted by the corpus' },
        crop: { x: 0.4, y: 0.6, zoom: 1.5, rotation: 10 },
      },
      notes: 'Wears a photograph instead of a drawing.',
    });
  }

  const brasslung = readJson(join(samplesFolder, 'supers-unlimited/characters/brasslung.hero.json'));
  writeDocument('unusual-text.hero.json', {
    ...brasslung,
    id: 'unusual-text',
    name: UNUSUAL_NAME,
    concept: UNUSUAL_TEXT,
    notes: UNUSUAL_TEXT,
    talents: [{ name: 'نجم', text: `**Bold**, *italic*, {2 pp} and {no such icon}. ${UNUSUAL_TEXT}` }],
    art: { template: 'own-card' },
    'x-from-elsewhere': { kept: [1, 2.5, true, null, '１２'] },
  });
  writeDocument('half-finished.hero.json', {
    ...brasslung,
    id: 'half-finished',
    name: 'Half-Finished',
    level: 4.5,
    classes: ['juggler'],
    attacks: [],
    art: {},
  });

  const sampleFaction = readJson(join(samplesFolder, 'supers-unlimited/factions/breakwater.faction.json'));
  writeDocument('lantern-guild.faction.json', { ...sampleFaction, id: 'lantern-guild', name: 'Lantern Guild' });

  const sampleTeam = readJson(join(samplesFolder, 'supers-unlimited/teams/first-watch.team.json'));
  const embeddedMembers = sampleTeam.members.map((/** @type {{ character: string }} */ { character }) =>
    readJson(join(samplesFolder, 'supers-unlimited/characters', `${character}.hero.json`)),
  );
  writeDocument('saturday.team.json', {
    ...sampleTeam,
    id: 'saturday',
    name: 'Saturday Night',
    player: 'Ada Ünlü',
    notes: 'Bring dice.',
  });
  writeDocument('submitted.team.json', {
    ...sampleTeam,
    id: 'submitted',
    name: 'Submitted',
    characters: embeddedMembers,
    event: 'autumn-open',
  });
  writeDocument('too-large.team.json', { ...sampleTeam, id: 'too-large', name: 'Too Large', levels: 3 });

  const sampleEvent = readJson(join(samplesFolder, 'supers-unlimited/events/spring-tide-open.event.json'));
  writeDocument('autumn-open.event.json', {
    ...sampleEvent,
    id: 'autumn-open',
    name: 'Autumn Open',
    options: { 'su.uniqueSupers': true },
  });

  writeDocument('glossary.glossary.json', {
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

  await writePhoto(join(targetFolder, 'art', 'lantern.png'), 7);
  writeDocument('gear.deck.json', {
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

  await writePhoto(join(targetFolder, 'art', 'paper.png'), 9);
  copyFileSync(join(checkoutFolder, 'test/fixtures/fonts/truetype.ttf'), join(targetFolder, 'headline.ttf'));
  const sampleTemplate = readJson(join(checkoutFolder, 'templates/cards/supers-unlimited/ink-saver/template.json'));
  const [firstStyle] = Object.keys(sampleTemplate.styles);
  writeDocument('own-card.card.json', {
    ...sampleTemplate,
    id: 'own-card',
    name: 'A Card of My Own',
    fonts: { headline: { src: 'headline.ttf', name: 'Headline', instead: 'display-black' } },
    pictures: { paper: { src: 'art/paper.png', name: 'Old paper', credit: 'Photographed by the corpus' } },
    styles: {
      ...sampleTemplate.styles,
      [firstStyle ?? '']: { ...sampleTemplate.styles[firstStyle ?? ''], font: 'headline' },
    },
    front: [{ kind: 'picture', box: [2, 2, 12, 12], picture: 'paper', fit: 'cover' }, ...sampleTemplate.front],
  });
  writeDocument('night-watch.style.json', {
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
  writeDocument('own-style.style.json', {
    format: 'rollcall.card-style',
    version: 1,
    id: 'own-style',
    name: 'A Style of My Own Card',
    base: 'own-card',
    colours: { ink: '#3d1421' },
  });
}

/**
 * Writes the lists that players have submitted to an event: valid ones, one that breaks a rule, and one that is unreadable.
 * @param {string} writtenFolder the folder with the documents
 * @param {string} targetFolder
 */
export function writeLists(writtenFolder, targetFolder) {
  mkdirSync(targetFolder, { recursive: true });
  for (const heroId of ['submitted', 'too-large'])
    copyFileSync(join(writtenFolder, `${heroId}.team.json`), join(targetFolder, `${heroId}.team.json`));
  writeFileSync(
    join(targetFolder, 'torn.team.json'),
    readFileSync(join(writtenFolder, 'submitted.team.json')).subarray(0, 500),
  );
}

/**
 * Writes a small picture of soft colors; each shade gives another picture.
 * @param {string} filePath
 * @param {number} colorShade
 */
async function writePhoto(filePath, colorShade) {
  const [pictureWidth, pictureHeight] = [180, 240];
  const pixels = Buffer.alloc(pictureWidth * pictureHeight * 3);
  for (let y = 0; y < pictureHeight; y += 1) {
    for (let x = 0; x < pictureWidth; x += 1) {
      const pixelOffset = (y * pictureWidth + x) * 3;
      pixels[pixelOffset] = (x + colorShade * 40) % 256;
      pixels[pixelOffset + 1] = (y + colorShade * 20) % 256;
      pixels[pixelOffset + 2] = 128 + 100 * Math.sin((x * y) / 2_000 + colorShade);
    }
  }
  await sharp(pixels, { raw: { width: pictureWidth, height: pictureHeight, channels: 3 } }).toFile(filePath);
}

/**
 * Lists the files below a folder, sorted.
 * @param {string} targetFolder
 */
export const listFiles = (targetFolder) =>
  readdirSync(targetFolder, { recursive: true, withFileTypes: true })
    .filter((folderEntry) => folderEntry.isFile())
    .map((folderEntry) => join(folderEntry.parentPath, folderEntry.name))
    .sort();
