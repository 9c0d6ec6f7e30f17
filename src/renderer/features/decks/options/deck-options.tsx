import { ImagePlus } from 'lucide-react';
import { useMemo } from 'react';
import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import { listTemplateColumns } from '../../../../shared/deck/column-uses.ts';
import { describeDeckFindings } from '../../../../shared/deck/deck-findings.ts';
import { findDeckPictures, listShownColumns } from '../../../../shared/deck/deck-rows.ts';
import { type Edit, setOrRemove } from '../../../../shared/document/edit.ts';
import type { Deck } from '../../../../shared/document/kinds/deck/schema.ts';
import { joinPointer } from '../../../../shared/document/pointer.ts';
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

/** Represents "no column". No column has this name, because names are trimmed. */
const NONE = ' ';
/** The maximum number of names of pictures shown. */
const MOST = 5;

/** Edits the deck's name, its template, and the columns that the template uses. */
export function DeckOptions({ deck, template, templates, onStep, onChoosePictures }: Props) {
  const translate = useTranslate();
  const columns = useMemo(
    () => [
      { id: NONE, label: translate('decks.unbound') },
      ...[...new Set(deck.columns.map(({ name }) => name))].map((id) => ({ id, label: id })),
    ],
    [deck.columns, translate],
  );
  const wanted = listTemplateColumns(template);
  const problems = useMemo(() => describeDeckFindings(translate, deck), [translate, deck]);
  const missing = missingPictures(deck, template);
  const all = findDeckPictures(deck, template).size;
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

/** Returns the column shown in place of a name that the template prints. */
function boundTo(deck: Deck, template: CardTemplate, name: string): string {
  const shown = deck.shows?.[name];
  if (shown !== undefined) return deck.columns.some((column) => column.name === shown) ? shown : NONE;
  return listShownColumns(deck, template).some(({ column }) => column.name === name) ? name : NONE;
}

/**
 * Returns the edit that binds a name to a column. A column with the same name needs no key; "no column" is saved as an empty
 * name, which no column has.
 */
function bound(deck: Deck, name: string, column: string): Edit {
  const isOwn = column === name || (column === NONE && !deck.columns.some((one) => one.name === name));
  return setOrRemove(joinPointer('/shows', name), isOwn ? undefined : column === NONE ? '' : column);
}
