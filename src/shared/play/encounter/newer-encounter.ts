/** Reads encounters of a version that this Rollcall does not know. They are saved unchanged, and shown as far as they can be read. */

import { LIMITS } from '../../base/limits.ts';
import type { GameDocuments } from '../../document/document-spec.ts';
import { getNewestVersion } from '../../document/formats.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import { isObject, type JsonObject } from '../../document/json/json-object.ts';
import { truncateVisibly } from '../../text/truncate.ts';
import { formatEventLine } from '../log/event-line.ts';
import { formatNumberedName, type NumberedModel, numberModels } from './model-numbers.ts';

const FORMAT = 'rollcall.encounter';

/** Whether a document is an encounter of a newer version, with an id that it can be saved under. */
export function isNewerEncounter(
  gameCatalog: GameCatalog<GameDocuments>,
  document: unknown,
): document is JsonObject & { readonly id: string } {
  if (!isObject(document) || document.format !== FORMAT) return false;
  const { version, id, ruleset } = document;
  return (
    Number.isInteger(version) &&
    (version as number) > getNewestVersion(gameCatalog, FORMAT, ruleset) &&
    typeof id === 'string' &&
    id !== '' &&
    id.length <= LIMITS.idLetters
  );
}

export interface NewerEncounter {
  readonly version: number;
  /** The name; empty if it is missing or unreadable. Unreadable lists are empty too. */
  readonly name: string;
  readonly sides: readonly { readonly name: string; readonly models: readonly string[] }[];
  /** One line for each event. */
  readonly lines: readonly string[];
}

/** Reads what can be read. Never throws. `findName` returns names of known characters that the encounter does not embed. */
export function readNewerEncounter(
  document: JsonObject,
  findName: (characterId: string) => string | undefined = () => undefined,
): NewerEncounter {
  const nameById = new Map(
    readList(document, 'characters').map((character) => [readText(character, 'id'), readText(character, 'name')]),
  );
  const sides = readList(document, 'sides').map((side) => ({ side, models: readList(side, 'models').map(readModel) }));
  const modelNumbers = numberModels(sides.flatMap(({ models }) => models));
  return {
    version: Number(document.version),
    name: readText(document, 'name'),
    sides: sides.map(({ side, models }) => ({
      name: readText(side, 'name') || readText(side, 'id'),
      models: models.map((model) => {
        const { character, id } = model;
        return formatNumberedName(
          nameById.get(character) || findName(character) || character || id,
          modelNumbers.get(model),
        );
      }),
    })),
    lines: readList(document, 'log').map(formatLine),
  };
}

function readModel(model: unknown): NumberedModel {
  const copy = isObject(model) && typeof model.copy === 'number' ? { copy: model.copy } : {};
  return { id: readText(model, 'id'), character: readText(model, 'character'), ...copy };
}

function formatLine(logEvent: unknown): string {
  if (!isObject(logEvent)) return truncateVisibly(JSON.stringify(logEvent) ?? '');
  const { kind, text } = logEvent;
  return kind === 'note' && typeof text === 'string' ? truncateVisibly(text) : formatEventLine(logEvent);
}

function readList(object: unknown, fieldName: string): unknown[] {
  const list = isObject(object) && Object.hasOwn(object, fieldName) ? object[fieldName] : undefined;
  return Array.isArray(list) ? list : [];
}

function readText(object: unknown, fieldName: string): string {
  const value = isObject(object) && Object.hasOwn(object, fieldName) ? object[fieldName] : undefined;
  return typeof value === 'string' ? value : '';
}
