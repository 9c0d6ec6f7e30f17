import { ImagePlus } from 'lucide-react';
import { useMemo } from 'react';
import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import { columnsOfTemplate } from '../../../../shared/deck/column-uses.ts';
import { deckProblems } from '../../../../shared/deck/deck-problems.ts';
import { deckPictures, shownColumns } from '../../../../shared/deck/deck-rows.ts';
import { type Edit, setOrRemove } from '../../../../shared/document/edit.ts';
import type { Deck } from '../../../../shared/document/kinds/deck/schema.ts';
import { pointer } from '../../../../shared/document/pointer.ts';
import { Button } from '../../../components/button.tsx';
import { Select } from '../../../components/inputs/select.tsx';
import { TextRow } from '../../../fields/text-row.tsx';
import { describeMissingPictures } from '../../../strings/documents/decks.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './deck-options.module.css';
import { missingPictures } from './pictures.ts';

interface Props {
  deck: Deck;
  template: CardTemplate;
  templates: readonly { readonly id: string; readonly label: string }[];
  onStep(edits: readonly Edit[]): void;
  onChoosePictures(): void;
}

/** No column is called so: names are trimmed when they are written. */
const NONE = ' ';
/** Names of pictures that are told. */
const MOST = 5;

/** What the deck is called, printed with, and which column is which. */
export function DeckOptions({ deck, template, templates, onStep, onChoosePictures }: Props) {
  const translate = useTranslate();
  const columns = useMemo(
    () => [
      { id: NONE, label: translate('decks.unbound') },
      ...[...new Set(deck.columns.map(({ name }) => name))].map((id) => ({ id, label: id })),
    ],
    [deck.columns, translate],
  );
  const wanted = columnsOfTemplate(template);
  const problems = useMemo(() => deckProblems(translate, deck), [translate, deck]);
  const missing = missingPictures(deck, template);
  const all = deckPictures(deck, template).size;
  return (
    <div className={css.options}>
      <TextRow path="/name" label={translate('decks.name')} placeholder={translate('decks.nameHint')} />
      <Select
        label={translate('decks.template')}
        value={deck.template ?? template.id}
        choices={templates}
        onChange={(id) => onStep([{ op: 'set', path: '/template', value: id }])}
      />
      <Select
        label={translate('decks.copiesFrom')}
        value={deck.copies ?? NONE}
        choices={[{ id: NONE, label: translate('decks.onceEach') }, ...columns.slice(1)]}
        onChange={(id) => onStep([setOrRemove('/copies', id === NONE ? undefined : id)])}
      />
      <fieldset className={css.bound}>
        <legend>{translate('decks.columnsOf')}</legend>
        <p className={css.hint}>{translate('decks.columnsHint')}</p>
        {wanted.map((name) => (
          <Select
            key={name}
            label={name}
            value={boundTo(deck, template, name)}
            choices={columns}
            onChange={(column) => onStep([bound(deck, name, column)])}
          />
        ))}
      </fieldset>
      {all === 0 ? null : (
        <section className={css.part} aria-label={translate('decks.pictures')}>
          <h3>{translate('decks.pictures')}</h3>
          <p>{translate('decks.picturesFound', { found: all - missing.length, all })}</p>
          {missing.length === 0 ? null : (
            <p className={css.hint}>
              {describeMissingPictures(translate, missing.slice(0, MOST), missing.length - MOST)}
            </p>
          )}
          <Button icon={<ImagePlus />} onPress={onChoosePictures}>
            {translate('decks.choosePictures')}
          </Button>
          <p className={css.hint}>{translate('decks.picturesHint')}</p>
        </section>
      )}
      {problems.length === 0 ? null : (
        <section className={css.part} aria-label={translate('decks.problems')}>
          <h3>{translate('decks.problems')}</h3>
          <ul className={css.problems}>
            {problems.slice(0, 50).map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** The column that is shown where the template prints a name. */
function boundTo(deck: Deck, template: CardTemplate, name: string): string {
  const shown = deck.shows?.[name];
  if (shown !== undefined) return deck.columns.some((column) => column.name === shown) ? shown : NONE;
  return shownColumns(deck, template).some(({ column }) => column.name === name) ? name : NONE;
}

/** A column of that very name needs no key; nothing at all is a name that no column has. */
function bound(deck: Deck, name: string, column: string): Edit {
  const isOwn = column === name || (column === NONE && !deck.columns.some((one) => one.name === name));
  return setOrRemove(pointer('/shows', name), isOwn ? undefined : column === NONE ? '' : column);
}
