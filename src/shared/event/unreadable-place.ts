/** Where a list cannot be read, in the words of the forms. */

import type { Catalogue } from '../document/catalogue.ts';
import type { GameDocuments } from '../document/document-spec.ts';
import type { Unreadable } from '../document/parse.ts';
import { placeInWords } from '../document/place-labels.ts';
import { segments } from '../document/pointer.ts';
import { fieldLabel } from '../form/field-label.ts';
import type { GameForms } from '../form/game-forms.ts';
import { t } from '../i18n/phrases.ts';
import { short } from '../text/short.ts';

/** `Fight dice of character 3 (Fresnel)`, `Agreed Levels`; `game` is the one that the event plays. */
export function unreadablePlace(
  games: Catalogue<GameDocuments>,
  { path, inside }: Unreadable,
  game: GameForms,
): string {
  const [list = '', index, ...deeper] = segments(path);
  const n = index !== undefined && /^\d+$/.test(index) ? Number(index) + 1 : undefined;
  const of = n === undefined ? undefined : entryOf(list, n, inside);
  if (of === undefined) return teamPlace(games, path, game);
  const below = path.split('/').slice(3).join('/');
  if (deeper.length === 0) return of;
  return `${of}, ${list === 'characters' ? characterPlace(games, `/${below}`, game) : commonPlace(games, `/${below}`)}`;
}

function entryOf(list: string, n: number, name: string | undefined): string | undefined {
  const called = name === undefined ? '' : ` (${short(name)})`;
  switch (list) {
    case 'characters':
      return t`Character ${n}${called}`;
    case 'factions':
      return t`Faction ${n}${called}`;
    case 'members':
      return t`Member ${n}`;
    default:
      return undefined;
  }
}

function teamPlace(games: Catalogue<GameDocuments>, path: string, { team }: GameForms): string {
  const fields = team?.form.fields ?? [];
  const inner = fields.flatMap((field) => (field.kind === 'either' ? field.ways.map((way) => way.field) : []));
  const found = [...inner, ...fields].find(({ at }) => path === at);
  if (found !== undefined) return found.label;
  const picks = team?.form.picks;
  return picks !== undefined && path === picks.at ? picks.title : commonPlace(games, path);
}

function characterPlace(games: Catalogue<GameDocuments>, path: string, game: GameForms): string {
  const found = fieldLabel(game.forms['rollcall.character'], path);
  if (found === undefined) return commonPlace(games, path);
  return found.entry === undefined ? found.label : `${placeInWords(games, found.entry)}, ${found.label}`;
}

/** Places of every document, and those without a field. */
function commonPlace(games: Catalogue<GameDocuments>, path: string): string {
  switch (path) {
    case '/format':
      return t`Kind of document`;
    case '/version':
      return t`Version of the format`;
    case '/ruleset':
      return t`Game`;
    case '/members':
      return t`Members`;
    case '/name':
      return t`Name`;
    case '/characters':
      return t`Characters`;
    case '/factions':
      return 'Factions';
    case '/options':
      return t`House rules`;
    default:
      return placeInWords(games, path);
  }
}
