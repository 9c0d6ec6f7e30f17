// @ts-nocheck half of it runs in the window, whose types Node does not have
// Writes a library of any size directly into the database, in the format of the first versions of Rollcall, whose rows contain their
// drawings.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/node-version.mjs';

const readSample = (samplePath) =>
  JSON.parse(readFileSync(join(ROOT, 'samples', 'supers-unlimited', samplePath), 'utf8'));
/** Bytes of a drawing: twice the size of a sample portrait. */
const DRAWING_BYTES = 42_000;

/**
 * Replaces the content of a library with this many characters that each have a drawing, 200 teams of eight and 20 factions. Also
 * adds one character, team and faction that every such library has.
 * @param {import('@playwright/test').Page} appPage an open window of the app
 * @param {number} characterCount
 */
export async function fillLibrary(appPage, characterCount) {
  const sampleHero = readSample('characters/brasslung.hero.json');
  const drawingShapes = sampleHero.art.drawing.shapes;
  const repetitions = Math.ceil(DRAWING_BYTES / JSON.stringify(drawingShapes).length);
  const portrait = Array.from({ length: repetitions }, () => drawingShapes).flat();
  await appPage.evaluate(
    async ({ hero, portrait, characters }) => {
      // What is measured are rows, not the cards of a first start.
      localStorage.setItem('rollcall.list.characters', '{"layout":"rows"}');
      const database = await new Promise((resolve, reject) => {
        const openRequest = indexedDB.open('rollcall');
        openRequest.onsuccess = () => resolve(openRequest.result);
        openRequest.onerror = () => reject(openRequest.error);
      });
      const putDocuments = (tableName, documents, clearsFirst) =>
        new Promise((resolve, reject) => {
          const transaction = database.transaction([tableName, 'meta'], 'readwrite');
          const objectStore = transaction.objectStore(tableName);
          if (clearsFirst) objectStore.clear();
          for (const document of documents) objectStore.put({ id: document.id, document, updatedAt: 0, rev: 1 });
          // Without this mark, the app moves the drawings out of the rows at the next start, as for a library of an older version.
          transaction.objectStore('meta').delete('drawings-apart');
          transaction.oncomplete = resolve;
          transaction.onabort = () => reject(transaction.error);
        });
      const alignments = ['hero', 'villain', 'anti-hero'];
      const classes = ['fighter', 'blaster', 'mage', 'mentalist', 'powerhouse', 'speedster'];
      const createCharacter = (documentId, documentName, number) => ({
        ...hero,
        id: documentId,
        name: documentName,
        concept: `Number ${number} of a long list`,
        level: 1 + (number % 10),
        alignment: alignments[number % 3],
        classes: [classes[number % classes.length]],
        factions: [`faction-${number % 20}`],
        talents: [{ name: `Talent ${number}`, text: 'What it does stands here, in a line or two.' }],
        art: {
          ...hero.art,
          drawing: { ...hero.art.drawing, shapes: [{ d: `M0 0L${number} 1L1 1Z`, fill: '#112233' }, ...portrait] },
        },
      });
      await putDocuments('characters', [createCharacter('bench-hero', 'Bench Hero', 0)], true);
      for (let firstIndex = 0; firstIndex < characters; firstIndex += 100) {
        const batchSize = Math.min(100, characters - firstIndex);
        await putDocuments(
          'characters',
          Array.from({ length: batchSize }, (_item, itemIndex) =>
            createCharacter(
              `crowd-${firstIndex + itemIndex}`,
              `Crowd ${firstIndex + itemIndex} of the harbour`,
              firstIndex + itemIndex,
            ),
          ),
          false,
        );
      }
      const createTeam = (documentId, documentName, teamMembers) => ({
        format: 'rollcall.team',
        version: 1,
        ruleset: 'supers-unlimited',
        id: documentId,
        name: documentName,
        levels: 25,
        formation: 'combined-team',
        allegiance: { kind: 'alignment', alignment: 'hero' },
        members: teamMembers,
      });
      const createMembers = (teamIndex) =>
        Array.from({ length: 8 }, (_item, memberIndex) => ({
          character: `crowd-${(teamIndex * 8 + memberIndex) % Math.max(1, characters)}`,
        }));
      const otherTeams =
        characters === 0
          ? []
          : Array.from({ length: 200 }, (_item, itemIndex) =>
              createTeam(`team-${itemIndex}`, `Team ${itemIndex}`, createMembers(itemIndex)),
            );
      await putDocuments(
        'teams',
        [createTeam('bench-team', 'Bench Team', [{ character: 'bench-hero' }]), ...otherTeams],
        true,
      );
      const createFaction = (documentId, documentName) => ({
        format: 'rollcall.faction',
        version: 1,
        id: documentId,
        name: documentName,
      });
      const otherFactions =
        characters === 0
          ? []
          : Array.from({ length: 20 }, (_item, itemIndex) =>
              createFaction(`faction-${itemIndex}`, `Faction ${itemIndex}`),
            );
      await putDocuments('factions', [createFaction('bench-faction', 'Bench Faction'), ...otherFactions], true);
      database.close();
    },
    { hero: sampleHero, portrait, characters: characterCount },
  );
}
