/** What a character still lacks before it is more than an empty card: information beside the verdict, and no finding. */
import type { GameCatalog } from '../document/game-catalog.ts';
import { valueAt } from '../document/pointer.ts';
import type { Character } from '../document/schema.ts';
import { valuesAt } from '../document/values-at.ts';
import type { LateText } from '../texts/late-text.ts';
import type { Field, FormSpec, ListField } from './form.ts';
import type { GameForms } from './game-forms.ts';

/** Something that a character begins with. */
export interface Need {
  /** Within a sentence: `a name`, `attacks`. */
  readonly label: LateText;
  /** Missing while all these places are empty: without a value, with 0, an empty text or an empty list. The first one is gone to. */
  readonly at: readonly string[];
}

/** What every game asks for. */
const NAME: Need = { label: (translate) => translate('needs.name'), at: ['/name'] };

/** What entries of a list are asked for by every game: without a name the card has a line that nobody can call. */
const ENTRY_NAMES: Readonly<Record<'/attacks' | '/powers' | 'other', { readonly label: LateText }>> = {
  '/attacks': { label: (translate) => translate('needs.attackNames') },
  '/powers': { label: (translate) => translate('needs.powerNames') },
  other: { label: (translate) => translate('needs.entryNames') },
};

/** What a character lacks, in the order of its form; nothing for one that is finished. */
export function missingIn(gameCatalog: GameCatalog<GameForms>, character: Character): readonly Need[] {
  const { needs = [], forms } = gameCatalog.getGame(character);
  const lacking = [NAME, ...needs].filter(({ at }) => at.every((place) => isEmpty(character, place)));
  return [...lacking, ...namelessIn(character, forms['rollcall.character'])];
}

const isEmpty = (character: Character, place: string): boolean =>
  valuesAt(character, place).every((value) => value === 0 || isBlank(value));

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/** Lists whose entries have no name, each with the first one of these. */
function namelessIn(character: Character, { sections }: FormSpec): readonly Need[] {
  return sections
    .flatMap(({ fields }) => fields.filter(isListOfNames))
    .flatMap(({ at }) => {
      const entries = valueAt(character, at);
      const nameless = Array.isArray(entries) ? entries.findIndex((entry) => isBlank(valueAt(entry, '/name'))) : -1;
      if (nameless < 0) return [];
      const { label } = at === '/attacks' || at === '/powers' ? ENTRY_NAMES[at] : ENTRY_NAMES.other;
      return [{ label, at: [`${at}/${nameless}/name`] }];
    });
}

function isListOfNames(field: Field): field is ListField {
  if (field.kind !== 'list') return false;
  const [first] = field.item;
  return (first?.kind === 'row' ? first.fields[0]?.at : first?.at) === '/name';
}
