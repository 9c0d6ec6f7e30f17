// @ts-nocheck half of it runs in the window, whose types Node does not have
// A library of any size, written directly into the database, in the form of the first versions of Rollcall,
// whose rows hold their drawings.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/node-version.mjs';

const sample = (path) => JSON.parse(readFileSync(join(ROOT, 'samples', 'supers-unlimited', path), 'utf8'));
/** Bytes of a drawing: what a portrait of the samples takes, twice. */
const DRAWING_BYTES = 42_000;

/**
 * Replaces what a library holds by so many characters with a drawing of their own each, 200 teams of eight and 20
 * factions; and one character, team and faction that are in every library of this kind.
 * @param {import('@playwright/test').Page} page an open window of the app
 * @param {number} characters
 */
export async function fillLibrary(page, characters) {
  const hero = sample('characters/brasslung.hero.json');
  const shapes = hero.art.drawing.shapes;
  const times = Math.ceil(DRAWING_BYTES / JSON.stringify(shapes).length);
  const portrait = Array.from({ length: times }, () => shapes).flat();
  await page.evaluate(
    async ({ hero, portrait, characters }) => {
      const db = await new Promise((resolve, reject) => {
        const opening = indexedDB.open('rollcall');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const put = (table, documents, clear) =>
        new Promise((resolve, reject) => {
          const change = db.transaction([table, 'meta'], 'readwrite');
          const store = change.objectStore(table);
          if (clear) store.clear();
          for (const document of documents) store.put({ id: document.id, document, updatedAt: 0, rev: 1 });
          change.objectStore('meta').delete('drawings-apart');
          change.oncomplete = resolve;
          change.onabort = () => reject(change.error);
        });
      const alignments = ['hero', 'villain', 'anti-hero'];
      const classes = ['fighter', 'blaster', 'mage', 'mentalist', 'powerhouse', 'speedster'];
      const character = (id, name, i) => ({
        ...hero,
        id,
        name,
        concept: `Number ${i} of a long list`,
        level: 1 + (i % 10),
        alignment: alignments[i % 3],
        classes: [classes[i % classes.length]],
        factions: [`faction-${i % 20}`],
        talents: [{ name: `Talent ${i}`, text: 'What it does stands here, in a line or two.' }],
        art: {
          ...hero.art,
          drawing: { ...hero.art.drawing, shapes: [{ d: `M0 0L${i} 1L1 1Z`, fill: '#112233' }, ...portrait] },
        },
      });
      await put('characters', [character('bench-hero', 'Bench Hero', 0)], true);
      for (let from = 0; from < characters; from += 100) {
        const count = Math.min(100, characters - from);
        await put(
          'characters',
          Array.from({ length: count }, (_, index) =>
            character(`crowd-${from + index}`, `Crowd ${from + index} of the harbour`, from + index),
          ),
          false,
        );
      }
      const team = (id, name, members) => ({
        format: 'rollcall.team',
        version: 1,
        ruleset: 'supers-unlimited',
        id,
        name,
        levels: 25,
        formation: 'combined-team',
        allegiance: { kind: 'alignment', alignment: 'hero' },
        members,
      });
      const members = (i) =>
        Array.from({ length: 8 }, (_, k) => ({ character: `crowd-${(i * 8 + k) % Math.max(1, characters)}` }));
      const teams =
        characters === 0
          ? []
          : Array.from({ length: 200 }, (_, index) => team(`team-${index}`, `Team ${index}`, members(index)));
      await put('teams', [team('bench-team', 'Bench Team', [{ character: 'bench-hero' }]), ...teams], true);
      const faction = (id, name) => ({ format: 'rollcall.faction', version: 1, id, name });
      const factions =
        characters === 0
          ? []
          : Array.from({ length: 20 }, (_, index) => faction(`faction-${index}`, `Faction ${index}`));
      await put('factions', [faction('bench-faction', 'Bench Faction'), ...factions], true);
      db.close();
    },
    { hero, portrait, characters },
  );
}
