/** Where a list cannot be read, in the words of the forms. */

import type { Catalogue } from '../document/catalogue.ts';
import type { GameDocuments } from '../document/document-spec.ts';
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
  t: Translate,
  games: Catalogue<GameDocuments>,
  { path, inside }: Unreadable,
  game: GameForms,
): string {
  const [list = '', index, ...deeper] = segments(path);
  const n = index !== undefined && /^\d+$/.test(index) ? Number(index) + 1 : undefined;
  const entry = n === undefined ? undefined : nameEntry(t, list, n, inside);
  if (entry === undefined) return teamPlace(t, games, path, game);
  if (deeper.length === 0) return entry;
  const below = `/${path.split('/').slice(3).join('/')}`;
  const place = list === 'characters' ? characterPlace(t, games, below, game) : commonPlace(t, games, below);
  return t('listPlaces.inside', { entry, place });
}

function nameEntry(t: Translate, list: string, number: number, inside: string | undefined): string | undefined {
  const name = inside === undefined ? undefined : short(inside);
  switch (list) {
    case 'characters':
      return name === undefined
        ? t('listPlaces.character', { number })
        : t('listPlaces.characterCalled', { number, name });
    case 'factions':
      return name === undefined ? t('listPlaces.faction', { number }) : t('listPlaces.factionCalled', { number, name });
    case 'members':
      return t('listPlaces.member', { number });
    default:
      return undefined;
  }
}

function teamPlace(t: Translate, games: Catalogue<GameDocuments>, path: string, { team }: GameForms): string {
  const fields = team?.form.fields ?? [];
  const inner = fields.flatMap((field) => (field.kind === 'either' ? field.ways.map((way) => way.field) : []));
  const found = [...inner, ...fields].find(({ at }) => path === at);
  if (found !== undefined) return formatText(t, found.label);
  const picks = team?.form.picks;
  return picks !== undefined && path === picks.at ? formatText(t, picks.title) : commonPlace(t, games, path);
}

function characterPlace(t: Translate, games: Catalogue<GameDocuments>, path: string, game: GameForms): string {
  const found = fieldLabel(game.forms['rollcall.character'], path);
  if (found === undefined) return commonPlace(t, games, path);
  const place = formatText(t, found.label);
  return found.entry === undefined
    ? place
    : t('listPlaces.inside', { entry: placeInWords(t, games, found.entry), place });
}

/** Places of every document, and those without a field. */
function commonPlace(t: Translate, games: Catalogue<GameDocuments>, path: string): string {
  switch (path) {
    case '/format':
      return t('listPlaces.format');
    case '/version':
      return t('listPlaces.version');
    case '/ruleset':
      return t('listPlaces.ruleset');
    case '/members':
      return t('listPlaces.members');
    case '/name':
      return t('listPlaces.name');
    case '/characters':
      return t('listPlaces.characters');
    case '/factions':
      return t('listPlaces.factions');
    case '/options':
      return t('listPlaces.options');
    default:
      return placeInWords(t, games, path);
  }
}
