/** Defines how the documents of Supers Unlimited are read, completed and described. */

import type { DocumentSpec } from '../../../document/document-spec.ts';
import type { JsonObject } from '../../../document/json/json-object.ts';
import { readAliases } from './aliases.ts';
import { blankCharacter } from './blank.ts';
import { completeCharacter, completeEventPack, completeTeam } from './complete.ts';
import { CHARACTER_LABELS, EVENT_LABELS, TEAM_LABELS } from './labels.ts';
import { type Character, characterSchema, type EventPack, eventSchema, type Team, teamSchema } from './schema.ts';

export const characterSpec: DocumentSpec<Character> & { createBlank(id: string): Character } = {
  schema: characterSchema,
  migrations: [],
  replaceAliases: readAliases,
  complete: completeCharacter,
  createBlank: blankCharacter,
  labels: CHARACTER_LABELS,
  refineJsonSchema: allowShootForAim,
};

/** The fields that an allegiance requires. Each field is required if the kind has the same name. */
const ALLEGIANCE_VALUES = ['faction', 'alignment'] as const;

export const teamSpec: DocumentSpec<Team> = {
  schema: teamSchema,
  migrations: [],
  replaceAliases: readAliases,
  // The rules report an unknown kind as a finding, so it is not reported here.
  findMissing({ allegiance }) {
    const missingField = ALLEGIANCE_VALUES.find(
      (fieldName) => allegiance.kind === fieldName && allegiance[fieldName] === undefined,
    );
    return missingField && { path: `/allegiance/${missingField}`, expected: 'string' };
  },
  complete: completeTeam,
  // Yields pointers with the ids at them, whose length and characters are checked.
  *listIds({ allegiance }) {
    yield ['/allegiance/faction', allegiance.faction ?? ''];
  },
  labels: TEAM_LABELS,
  // Adds to the JSON schema what `findMissing` checks: each kind of allegiance requires the field of the same name.
  refineJsonSchema({ properties }) {
    const { allegiance } = properties as { allegiance: JsonObject };
    allegiance.allOf = ALLEGIANCE_VALUES.map((allegianceKind) => ({
      if: { properties: { kind: { const: allegianceKind } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { required: [allegianceKind] },
    }));
  },
};

export const eventSpec: DocumentSpec<EventPack> = {
  schema: eventSchema,
  migrations: [],
  complete: completeEventPack,
  // Findings on the ceilings of a Level repeat its key, so it counts as an id.
  *listIds({ ceilings }) {
    for (const levelKey of Object.keys(ceilings?.byLevel ?? {})) yield ['/ceilings/byLevel', levelKey];
  },
  labels: EVENT_LABELS,
};

/** Makes the JSON schema accept `shoot` where `aim` is missing (E?1). */
function allowShootForAim(schema: JsonObject): void {
  const { traits: traitsSchema } = schema.properties as { traits: JsonObject };
  const { aim: aimSchema } = traitsSchema.properties as JsonObject;
  traitsSchema.required = (traitsSchema.required as string[]).filter((traitName) => traitName !== 'aim');
  Object.assign(traitsSchema, {
    if: { not: { required: ['aim'] } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { required: ['shoot'], properties: { shoot: aimSchema } },
  });
}
