/** Describes where a submission is unreadable, with the labels of the forms. */

import type { GameDocuments } from '../document/document-spec.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import type { Unreadable } from '../document/parse.ts';
import { describePlace } from '../document/place-labels.ts';
import { parsePointer } from '../document/pointer.ts';
import { findFieldLabel } from '../form/field-label.ts';
import type { GameWithForms } from '../form/game-forms.ts';
import { truncate } from '../text/truncate.ts';
import { formatLateText } from '../texts/late-text.ts';
import type { Translate } from '../texts/translate.ts';

/** Returns `Fight dice of character 3 (Fresnel)`, `Agreed Levels`. `game` is the one of the event pack. */
export function describeUnreadablePlace(
  translate: Translate,
  gameCatalog: GameCatalog<GameDocuments>,
  { path: pointer, inside: subjectName }: Unreadable,
  game: GameWithForms,
): string {
  const [listName = '', itemIndex, ...deeperSegments] = parsePointer(pointer);
  const itemNumber = itemIndex !== undefined && /^\d+$/.test(itemIndex) ? Number(itemIndex) + 1 : undefined;
  const entryText = itemNumber === undefined ? undefined : describeEntry(translate, listName, itemNumber, subjectName);
  if (entryText === undefined) return describeTeamPlace(translate, gameCatalog, pointer, game);
  if (deeperSegments.length === 0) return entryText;
  // `/characters/2/traits/fight/dice` becomes `/traits/fight/dice`.
  const innerPointer = `/${pointer.split('/').slice(3).join('/')}`;
  const innerPlace =
    listName === 'characters'
      ? describeCharacterPlace(translate, gameCatalog, innerPointer, game)
      : describeCommonPlace(translate, gameCatalog, innerPointer);
  return translate('listPlaces.inside', { entry: entryText, place: innerPlace });
}

function describeEntry(
  translate: Translate,
  listName: string,
  itemNumber: number,
  subjectName: string | undefined,
): string | undefined {
  const shortName = subjectName === undefined ? undefined : truncate(subjectName);
  switch (listName) {
    case 'characters':
      return shortName === undefined
        ? translate('listPlaces.character', { number: itemNumber })
        : translate('listPlaces.characterCalled', { number: itemNumber, name: shortName });
    case 'factions':
      return shortName === undefined
        ? translate('listPlaces.faction', { number: itemNumber })
        : translate('listPlaces.factionCalled', { number: itemNumber, name: shortName });
    case 'members':
      return translate('listPlaces.member', { number: itemNumber });
    default:
      return undefined;
  }
}

function describeTeamPlace(
  translate: Translate,
  gameCatalog: GameCatalog<GameDocuments>,
  pointer: string,
  { team }: GameWithForms,
): string {
  const fields = team?.form.fields ?? [];
  const innerFields = fields.flatMap((formField) =>
    formField.kind === 'either' ? formField.alternatives.map((alternative) => alternative.field) : [],
  );
  const foundField = [...innerFields, ...fields].find(({ pointer: fieldPointer }) => pointer === fieldPointer);
  if (foundField !== undefined) return formatLateText(translate, foundField.label);
  const pickList = team?.form.picks;
  return pickList !== undefined && pointer === pickList.pointer
    ? formatLateText(translate, pickList.title)
    : describeCommonPlace(translate, gameCatalog, pointer);
}

function describeCharacterPlace(
  translate: Translate,
  gameCatalog: GameCatalog<GameDocuments>,
  pointer: string,
  game: GameWithForms,
): string {
  const foundLabel = findFieldLabel(game.forms['rollcall.character'], pointer);
  if (foundLabel === undefined) return describeCommonPlace(translate, gameCatalog, pointer);
  const placeText = formatLateText(translate, foundLabel.label);
  return foundLabel.entry === undefined
    ? placeText
    : translate('listPlaces.inside', {
        entry: describePlace(translate, gameCatalog, foundLabel.entry),
        place: placeText,
      });
}

/** Describes places that every document has, and those without a field. */
function describeCommonPlace(translate: Translate, gameCatalog: GameCatalog<GameDocuments>, pointer: string): string {
  switch (pointer) {
    case '/format':
      return translate('listPlaces.format');
    case '/version':
      return translate('listPlaces.version');
    case '/ruleset':
      return translate('listPlaces.ruleset');
    case '/members':
      return translate('listPlaces.members');
    case '/name':
      return translate('listPlaces.name');
    case '/characters':
      return translate('listPlaces.characters');
    case '/factions':
      return translate('listPlaces.factions');
    case '/options':
      return translate('listPlaces.options');
    default:
      return describePlace(translate, gameCatalog, pointer);
  }
}
