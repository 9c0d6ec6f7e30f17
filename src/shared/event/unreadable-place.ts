/** Where a list cannot be read, in the words of the forms. */

import type { GameDocuments } from '../document/document-spec.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import type { Unreadable } from '../document/parse.ts';
import { placeInWords } from '../document/place-labels.ts';
import { segments } from '../document/pointer.ts';
import { fieldLabel } from '../form/field-label.ts';
import type { GameForms } from '../form/game-forms.ts';
import { short } from '../text/short.ts';
import { formatText } from '../texts/late-text.ts';
import type { Translate } from '../texts/translate.ts';

/** `Fight dice of character 3 (Fresnel)`, `Agreed Levels`; `game` is the one that the event plays. */
export function unreadablePlace(
  translate: Translate,
  gameCatalog: GameCatalog<GameDocuments>,
  { path, inside }: Unreadable,
  game: GameForms,
): string {
  const [list = '', index, ...deeper] = segments(path);
  const n = index !== undefined && /^\d+$/.test(index) ? Number(index) + 1 : undefined;
  const entry = n === undefined ? undefined : nameEntry(translate, list, n, inside);
  if (entry === undefined) return teamPlace(translate, gameCatalog, path, game);
  if (deeper.length === 0) return entry;
  const below = `/${path.split('/').slice(3).join('/')}`;
  const place =
    list === 'characters'
      ? characterPlace(translate, gameCatalog, below, game)
      : commonPlace(translate, gameCatalog, below);
  return translate('listPlaces.inside', { entry, place });
}

function nameEntry(translate: Translate, list: string, number: number, inside: string | undefined): string | undefined {
  const name = inside === undefined ? undefined : short(inside);
  switch (list) {
    case 'characters':
      return name === undefined
        ? translate('listPlaces.character', { number })
        : translate('listPlaces.characterCalled', { number, name });
    case 'factions':
      return name === undefined
        ? translate('listPlaces.faction', { number })
        : translate('listPlaces.factionCalled', { number, name });
    case 'members':
      return translate('listPlaces.member', { number });
    default:
      return undefined;
  }
}

function teamPlace(
  translate: Translate,
  gameCatalog: GameCatalog<GameDocuments>,
  path: string,
  { team }: GameForms,
): string {
  const fields = team?.form.fields ?? [];
  const inner = fields.flatMap((field) => (field.kind === 'either' ? field.ways.map((way) => way.field) : []));
  const found = [...inner, ...fields].find(({ at }) => path === at);
  if (found !== undefined) return formatText(translate, found.label);
  const picks = team?.form.picks;
  return picks !== undefined && path === picks.at
    ? formatText(translate, picks.title)
    : commonPlace(translate, gameCatalog, path);
}

function characterPlace(
  translate: Translate,
  gameCatalog: GameCatalog<GameDocuments>,
  path: string,
  game: GameForms,
): string {
  const found = fieldLabel(game.forms['rollcall.character'], path);
  if (found === undefined) return commonPlace(translate, gameCatalog, path);
  const place = formatText(translate, found.label);
  return found.entry === undefined
    ? place
    : translate('listPlaces.inside', { entry: placeInWords(translate, gameCatalog, found.entry), place });
}

/** Places of every document, and those without a field. */
function commonPlace(translate: Translate, gameCatalog: GameCatalog<GameDocuments>, path: string): string {
  switch (path) {
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
      return placeInWords(translate, gameCatalog, path);
  }
}
