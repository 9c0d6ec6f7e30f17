/** Finds what a character needs before it is more than an empty card. This is information next to the verdict, not a finding. */
import type { GameCatalog } from '../document/game-catalog.ts';
import { listValuesAt } from '../document/list-values.ts';
import { getValueAt } from '../document/pointer.ts';
import type { Character } from '../document/schema.ts';
import type { LateText } from '../texts/late-text.ts';
import type { Field, FormSpec, ListField } from './form.ts';
import type { GameWithForms } from './game-forms.ts';

/** Something that every character should have. */
export interface Requirement {
  /** The noun within a sentence: `a name`, `attacks`. */
  readonly label: LateText;
  /**
   * The requirement is missing while all these places are empty: without a value, or with 0, an empty text or an empty list. The app
   * opens the first place.
   */
  readonly pointers: readonly string[];
}

/** Required in every game. */
const NAME_REQUIREMENT: Requirement = { label: (translate) => translate('needs.name'), pointers: ['/name'] };

/** Labels of missing entry names, which every game requires: without a name the card has a line that no one can refer to. */
const ENTRY_NAME_LABELS: Readonly<Record<'/attacks' | '/powers' | 'other', { readonly label: LateText }>> = {
  '/attacks': { label: (translate) => translate('needs.attackNames') },
  '/powers': { label: (translate) => translate('needs.powerNames') },
  other: { label: (translate) => translate('needs.entryNames') },
};

/** Returns what a character is missing, in the order of its form. Empty if the character is finished. */
export function listMissing(gameCatalog: GameCatalog<GameWithForms>, character: Character): readonly Requirement[] {
  const { requirements = [], forms } = gameCatalog.getGame(character);
  const missingRequirements = [NAME_REQUIREMENT, ...requirements].filter(({ pointers }) =>
    pointers.every((pointer) => isEmpty(character, pointer)),
  );
  return [...missingRequirements, ...listNamelessEntries(character, forms['rollcall.character'])];
}

const isEmpty = (character: Character, pointer: string): boolean =>
  listValuesAt(character, pointer).every((value) => value === 0 || isBlank(value));

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/** Returns one requirement for each list with nameless entries, which points to the first such entry. */
function listNamelessEntries(character: Character, { sections }: FormSpec): readonly Requirement[] {
  return sections
    .flatMap(({ fields }) => fields.filter(isNamedList))
    .flatMap(({ pointer }) => {
      const entries = getValueAt(character, pointer);
      const namelessIndex = Array.isArray(entries)
        ? entries.findIndex((entry) => isBlank(getValueAt(entry, '/name')))
        : -1;
      if (namelessIndex < 0) return [];
      const { label } =
        pointer === '/attacks' || pointer === '/powers' ? ENTRY_NAME_LABELS[pointer] : ENTRY_NAME_LABELS.other;
      return [{ label, pointers: [`${pointer}/${namelessIndex}/name`] }];
    });
}

/** Whether a field is a list whose entries begin with their name. */
function isNamedList(field: Field): field is ListField {
  if (field.kind !== 'list') return false;
  const [firstField] = field.item;
  return (firstField?.kind === 'row' ? firstField.fields[0]?.pointer : firstField?.pointer) === '/name';
}
