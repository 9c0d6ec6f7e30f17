/** Encounters of a version that this Rollcall does not know: they are kept as they are, and shown as far as they can be read. */

import { LIMITS } from '../../base/limits.ts';
import type { GameDocuments } from '../../document/document-spec.ts';
import { newestVersion } from '../../document/formats.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import { isObject, type JsonObject } from '../../document/json/json-object.ts';
import { shortened } from '../../text/short.ts';
import { eventLine } from '../log/event-line.ts';
import { modelNumbers, type NumberedModel, numberedName } from './model-numbers.ts';

const FORMAT = 'rollcall.encounter';

/** Whether a document is an encounter of a newer version, with an id under which it can be kept. */
export function isNewerEncounter(
  gameCatalog: GameCatalog<GameDocuments>,
  document: unknown,
): document is JsonObject & { readonly id: string } {
  if (!isObject(document) || document.format !== FORMAT) return false;
  const { version, id, ruleset } = document;
  return (
    Number.isInteger(version) &&
    (version as number) > newestVersion(gameCatalog, FORMAT, ruleset) &&
    typeof id === 'string' &&
    id !== '' &&
    id.length <= LIMITS.idLetters
  );
}

export interface NewerEncounter {
  readonly version: number;
  /** Empty where none can be read; so are the lists. */
  readonly name: string;
  readonly sides: readonly { readonly name: string; readonly models: readonly string[] }[];
  /** One for each event. */
  readonly lines: readonly string[];
}

/** What can be read of it. Never throws. `nameOf` gives what else is known of characters that it does not embed. */
export function readNewer(
  document: JsonObject,
  nameOf: (character: string) => string | undefined = () => undefined,
): NewerEncounter {
  const names = new Map(listIn(document, 'characters').map((one) => [wordIn(one, 'id'), wordIn(one, 'name')]));
  const sides = listIn(document, 'sides').map((side) => ({ side, models: listIn(side, 'models').map(modelIn) }));
  const numbers = modelNumbers(sides.flatMap(({ models }) => models));
  return {
    version: Number(document.version),
    name: wordIn(document, 'name'),
    sides: sides.map(({ side, models }) => ({
      name: wordIn(side, 'name') || wordIn(side, 'id'),
      models: models.map((model) => {
        const { character, id } = model;
        return numberedName(names.get(character) || nameOf(character) || character || id, numbers.get(model));
      }),
    })),
    lines: listIn(document, 'log').map(lineOf),
  };
}

function modelIn(model: unknown): NumberedModel {
  const copy = isObject(model) && typeof model.copy === 'number' ? { copy: model.copy } : {};
  return { id: wordIn(model, 'id'), character: wordIn(model, 'character'), ...copy };
}

function lineOf(event: unknown): string {
  if (!isObject(event)) return shortened(JSON.stringify(event) ?? '');
  const { kind, text } = event;
  return kind === 'note' && typeof text === 'string' ? shortened(text) : eventLine(event);
}

function listIn(object: unknown, key: string): unknown[] {
  const list = isObject(object) && Object.hasOwn(object, key) ? object[key] : undefined;
  return Array.isArray(list) ? list : [];
}

function wordIn(object: unknown, key: string): string {
  const word = isObject(object) && Object.hasOwn(object, key) ? object[key] : undefined;
  return typeof word === 'string' ? word : '';
}
