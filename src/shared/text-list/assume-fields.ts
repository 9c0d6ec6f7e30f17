/** Chooses the settings that a text list leaves out. */
import { getOrCreateFor } from '../base/cache.ts';
import { applyEdits, type Edit } from '../document/edit.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import type { Character, EventPack, Faction, Team } from '../document/schema.ts';
import type { GameWithForms } from '../form/game-forms.ts';
import type { EitherField, TeamField, WordField } from '../form/team-form.ts';
import { filterByGame } from '../rules/filter-by-game.ts';
import { getTeamRules } from '../rules/game-rules.ts';
import { checkDocument } from '../rules/judge.ts';
import type { LateText } from '../texts/late-text.ts';

/** A setting that was chosen for the list. */
export interface AssumedField {
  readonly label: LateText;
  /** The value as users read it: a size, a word of the game or the name of a faction. */
  readonly value: LateText;
}

export interface AssumeContext {
  readonly characters: readonly Character[];
  readonly factions: readonly Faction[];
  readonly eventPack?: EventPack;
}

/** One value of a setting. */
interface Setting extends AssumedField {
  readonly edit: Edit;
}

/** The characters by id. The lists of an event are read with the same thousands of characters. */
const characterIndexes = new WeakMap<readonly Character[], ReadonlyMap<string, readonly Character[]>>();

function indexById(characters: readonly Character[]): ReadonlyMap<string, readonly Character[]> {
  const charactersById = new Map<string, Character[]>();
  for (const character of characters) {
    const namesakes = charactersById.get(character.id);
    if (namesakes === undefined) charactersById.set(character.id, [character]);
    else namesakes.push(character);
  }
  return charactersById;
}

/** At most so many combinations of settings are judged for one list. */
const MAX_COMBINATIONS = 200;

/**
 * Returns the team with the settings that `statedEdits` leave out. The size is that of the event, or else the smallest usual size that
 * the members fit into. The other settings are those with which the team is legal, or else has the fewest errors; where several do,
 * the first words of the game's vocabularies are chosen.
 */
export function assumeFields(
  gameCatalog: GameCatalog<GameWithForms>,
  team: Team,
  statedEdits: readonly Edit[],
  { characters, factions, eventPack }: AssumeContext,
): { readonly team: Team; readonly assumed: readonly AssumedField[] } {
  const game = gameCatalog.getGame(team);
  const { form } = getTeamRules(gameCatalog, team);
  const statedPointers = new Set(statedEdits.map(({ path }) => path));
  const openFields = form.fields.filter(({ pointer }) => !statedPointers.has(pointer));
  if (openFields.length === 0) return { team, assumed: [] };
  const membersById = getOrCreateFor(characterIndexes, characters, () => indexById(characters));
  const memberIds = new Set(team.members.map(({ character }) => character));
  const members = filterByGame(
    team,
    [...memberIds].flatMap((characterId) => membersById.get(characterId) ?? []),
  );
  const charactersById = new Map(members.map((character) => [character.id, character]));
  const memberFactionIds = team.members.flatMap(({ character }) => charactersById.get(character)?.factions ?? []);
  const teamFactions = [...new Set(memberFactionIds)].map((factionId) => ({
    id: factionId,
    name: factions.find(({ id }) => id === factionId)?.name ?? factionId,
  }));
  let combinations: readonly (readonly Setting[])[] = [[]];
  for (const field of openFields) {
    const settings = listSettings(field, team, game, teamFactions, charactersById, eventPack);
    if (settings.length > 0)
      combinations = combinations
        .flatMap((combination) => settings.map((setting) => [...combination, setting]))
        .slice(0, MAX_COMBINATIONS);
  }
  const countErrors = (candidate: Team): number =>
    checkDocument(gameCatalog, candidate, {
      characters: members,
      ...(eventPack === undefined ? {} : { eventPack }),
    }).findings.filter(({ severity }) => severity === 'error').length;
  let bestErrorCount = Number.POSITIVE_INFINITY;
  let bestResult: { readonly team: Team; readonly assumed: readonly AssumedField[] } = { team, assumed: [] };
  for (const settings of combinations) {
    const candidate = applyEdits(
      team,
      settings.map(({ edit }) => edit),
    );
    // A single combination is chosen whatever its errors.
    const errorCount = combinations.length === 1 ? 0 : countErrors(candidate);
    if (errorCount < bestErrorCount) {
      bestErrorCount = errorCount;
      bestResult = { team: candidate, assumed: settings.map(({ label, value }) => ({ label, value })) };
    }
    if (errorCount === 0) break;
  }
  return bestResult;
}

function listSettings(
  field: TeamField,
  team: Team,
  game: GameWithForms,
  teamFactions: readonly Pick<Faction, 'id' | 'name'>[],
  charactersById: ReadonlyMap<string, Character>,
  eventPack: EventPack | undefined,
): readonly Setting[] {
  switch (field.kind) {
    case 'size': {
      const size = chooseSize(field.commonSizes, team, game, charactersById, eventPack);
      return size === undefined
        ? []
        : [{ label: field.label, value: String(size), edit: { op: 'set', path: field.pointer, value: size } }];
    }
    case 'word':
      return listWords(field, game).map(({ id, label }) => ({
        label: field.label,
        value: label,
        edit: { op: 'set', path: field.pointer, value: id },
      }));
    case 'either':
      return field.alternatives.flatMap((alternative) => {
        const choices =
          alternative.field.kind === 'faction'
            ? teamFactions.map(({ id, name }) => ({ id, label: name }))
            : listWords(alternative.field, game);
        return choices.map(({ id, label }) => ({
          label: alternative.label,
          value: label,
          edit: createAlternativeEdit(field, alternative, id),
        }));
      });
  }
}

const listWords = ({ vocabulary }: WordField, game: GameWithForms) => game.vocabularies[vocabulary] ?? [];

/** Creates the edit that chooses an alternative and its value. */
export const createAlternativeEdit = (
  { pointer, choiceKey }: EitherField,
  { id: alternativeId, field }: EitherField['alternatives'][number],
  value: string,
): Edit => ({ op: 'set', path: pointer, value: { [choiceKey]: alternativeId, [field.key]: value } });

/** Returns the size of the event, or the smallest usual size that the members fit into, or undefined if none is large enough. */
function chooseSize(
  commonSizes: readonly { readonly value: number }[],
  team: Team,
  game: GameWithForms,
  charactersById: ReadonlyMap<string, Character>,
  eventPack: EventPack | undefined,
): number | undefined {
  const eventSize = eventPack === undefined ? undefined : game.getAgreedSize?.(eventPack);
  if (eventSize !== undefined) return eventSize;
  const total = team.members.reduce((sum, { character: characterId, copies = 1 }) => {
    const character = charactersById.get(characterId);
    return sum + (character === undefined ? 0 : copies * (game.team?.getMemberSize(character) ?? 0));
  }, 0);
  return commonSizes
    .map(({ value }) => value)
    .sort((first, second) => first - second)
    .find((size) => size >= total);
}
