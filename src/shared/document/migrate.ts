/**
 * Lifts older documents to the newest version of their format, one frozen step a version. A step has its own
 * literals and calls no current code: its meaning must not change when defaults change.
 */

import type { GameDocuments } from './document-spec.ts';
import { FORMATS, type FormatId, rulesetIn, specOf } from './formats.ts';
import type { GameCatalog } from './game-catalog.ts';
import { isObject, type JsonObject, type Step } from './json/json-object.ts';

/** The steps of a format, those of the game that the document names. */
export type StepsOf = (format: FormatId, document: JsonObject) => readonly Step[];

/** The steps that the games of a catalogue have. */
const stepsOf =
  (gameCatalog: GameCatalog<GameDocuments>): StepsOf =>
  (format, document) =>
    specOf(gameCatalog, format, rulesetIn(document))?.migrations ?? [];

/** Runs the steps that are left, for the document and for what it embeds. Assumes a version between 1 and the newest. */
export function migrate(
  gameCatalog: GameCatalog<GameDocuments>,
  format: FormatId,
  document: JsonObject,
  steps: StepsOf = stepsOf(gameCatalog),
): JsonObject {
  let lifted = document;
  const from = typeof document.version === 'number' ? document.version : 1;
  steps(format, document)
    .slice(from - 1)
    .forEach((step, index) => {
      lifted = { ...step(lifted), version: from + index + 1 };
    });
  for (const [list, inner] of Object.entries(FORMATS[format].embeds)) {
    const held = lifted[list];
    if (!Array.isArray(held)) continue;
    const read = held.map((d: unknown) => (isObject(d) ? migrate(gameCatalog, inner, d, steps) : d));
    if (read.some((d, index) => d !== held[index])) lifted = { ...lifted, [list]: read };
  }
  return lifted;
}
