/** How the documents of Supers Unlimited are read, completed and described. */

import type { DocumentSpec } from '../../../document/document-spec.ts';
import type { JsonObject } from '../../../document/json/json-object.ts';
import { readAliases } from './aliases.ts';
import { blankCharacter } from './blank.ts';
import { CHARACTER_LABELS, EVENT_LABELS, TEAM_LABELS } from './labels.ts';
import { normalCharacter, normalEvent, normalTeam } from './normal.ts';
import { type Character, characterSchema, type EventPack, eventSchema, type Team, teamSchema } from './schema.ts';

export const characterSpec: DocumentSpec<Character> & { blank(id: string): Character } = {
  schema: characterSchema,
  migrations: [],
  aliases: readAliases,
  complete: normalCharacter,
  blank: blankCharacter,
  labels: CHARACTER_LABELS,
  refineJsonSchema: readingShoot,
};

/** The words that an allegiance needs for its kind. */
const ALLEGIANCE_VALUES = ['faction', 'alignment'] as const;

export const teamSpec: DocumentSpec<Team> = {
  schema: teamSchema,
  migrations: [],
  aliases: readAliases,
  // An unknown kind is a finding instead.
  gap({ allegiance }) {
    const lacking = ALLEGIANCE_VALUES.find((word) => allegiance.kind === word && allegiance[word] === undefined);
    return lacking && { path: `/allegiance/${lacking}`, expected: 'string' };
  },
  complete: normalTeam,
  *ids({ allegiance }) {
    yield ['/allegiance/faction', allegiance.faction ?? ''];
  },
  labels: TEAM_LABELS,
  refineJsonSchema({ properties }) {
    const { allegiance } = properties as { allegiance: JsonObject };
    allegiance.allOf = ALLEGIANCE_VALUES.map((kind) => ({
      if: { properties: { kind: { const: kind } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { required: [kind] },
    }));
  },
};

export const eventSpec: DocumentSpec<EventPack> = {
  schema: eventSchema,
  migrations: [],
  complete: normalEvent,
  // Findings on the ceilings of a Level repeat its key, so it counts as an id.
  *ids({ ceilings }) {
    for (const key of Object.keys(ceilings?.byLevel ?? {})) yield ['/ceilings/byLevel', key];
  },
  labels: EVENT_LABELS,
};

/** E?1: `shoot` is read as `aim` where `aim` is missing. */
function readingShoot(schema: JsonObject): void {
  const { traits } = schema.properties as { traits: JsonObject };
  const { aim } = traits.properties as JsonObject;
  traits.required = (traits.required as string[]).filter((trait) => trait !== 'aim');
  Object.assign(traits, {
    if: { not: { required: ['aim'] } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { required: ['shoot'], properties: { shoot: aim } },
  });
}
