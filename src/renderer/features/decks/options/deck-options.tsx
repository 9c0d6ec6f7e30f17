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
import { listMissingPictures } from './import-pictures.ts';

interface Props {
  deck: Deck;
  template: CardTemplate;
  templates: readonly { readonly id: string; readonly label: string }[];
  onEdit(edits: readonly Edit[]): void;
  onChoosePictures(): void;
}

/** The choice "no column". No column has this name, because column names are trimmed. */
const NO_COLUMN = ' ';
/** The maximum number of picture names shown. */
const MAX_SHOWN_NAMES = 5;

/** Edits the deck's name, its template, and the columns that the template uses. */
export function DeckOptions({ deck, template, templates, onEdit, onChoosePictures }: Props) {
  const translate = useTranslate();
  const columnChoices = useMemo(
    () => [
      { id: NO_COLUMN, label: translate('decks.unbound') },
      ...[...new Set(deck.columns.map(({ name }) => name))].map((columnName) => ({
        id: columnName,
        label: columnName,
      })),
    ],
    [deck.columns, translate],
  );
  const templateColumns = listTemplateColumns(template);
  const findingTexts = useMemo(() => describeDeckFindings(translate, deck), [translate, deck]);
  const missingNames = listMissingPictures(deck, template);
  const pictureCount = findDeckPictures(deck, template).size;
  return (
    <div className={css.options}>
      <TextRow pointer="/name" label={translate('decks.name')} placeholder={translate('decks.nameHint')} />
      <Select
        label={translate('decks.template')}
        value={deck.template ?? template.id}
        choices={templates}
        onChange={(templateId) => onEdit([{ op: 'set', path: '/template', value: templateId }])}
      />
      <Select
        label={translate('decks.copiesFrom')}
        value={deck.copies ?? NO_COLUMN}
        choices={[{ id: NO_COLUMN, label: translate('decks.onceEach') }, ...columnChoices.slice(1)]}
        onChange={(columnName) => onEdit([setOrRemove('/copies', columnName === NO_COLUMN ? undefined : columnName)])}
      />
      <fieldset className={css.bound}>
        <legend>{translate('decks.columnsOf')}</legend>
        <p className={css.hint}>{translate('decks.columnsHint')}</p>
        {templateColumns.map((templateColumn) => (
          <Select
            key={templateColumn}
            label={templateColumn}
            value={getBoundColumn(deck, template, templateColumn)}
            choices={columnChoices}
            onChange={(deckColumn) => onEdit([createBindingEdit(deck, templateColumn, deckColumn)])}
          />
        ))}
      </fieldset>
      {pictureCount === 0 ? null : (
        <section className={css.part} aria-label={translate('decks.pictures')}>
          <h3>{translate('decks.pictures')}</h3>
          <p>{translate('decks.picturesFound', { found: pictureCount - missingNames.length, all: pictureCount })}</p>
          {missingNames.length === 0 ? null : (
            <p className={css.hint}>
              {describeMissingPictures(
                translate,
                missingNames.slice(0, MAX_SHOWN_NAMES),
                missingNames.length - MAX_SHOWN_NAMES,
              )}
            </p>
          )}
          <Button icon={<ImagePlus />} onPress={onChoosePictures}>
            {translate('decks.choosePictures')}
          </Button>
          <p className={css.hint}>{translate('decks.picturesHint')}</p>
        </section>
      )}
      {findingTexts.length === 0 ? null : (
        <section className={css.part} aria-label={translate('decks.problems')}>
          <h3>{translate('decks.problems')}</h3>
          <ul className={css.problems}>
            {findingTexts.slice(0, 50).map((findingText) => (
              <li key={findingText}>{findingText}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** Returns the deck column that is printed for a column of the template. */
function getBoundColumn(deck: Deck, template: CardTemplate, templateColumn: string): string {
  const shownColumn = deck.shows?.[templateColumn];
  if (shownColumn !== undefined)
    return deck.columns.some((column) => column.name === shownColumn) ? shownColumn : NO_COLUMN;
  return listShownColumns(deck, template).some(({ column }) => column.name === templateColumn)
    ? templateColumn
    : NO_COLUMN;
}

/**
 * Returns the edit that binds a column of the template to a column of the deck. Columns with the same name are bound without an
 * entry in `shows`. "No column" is saved as an empty name.
 */
function createBindingEdit(deck: Deck, templateColumn: string, deckColumn: string): Edit {
  const isDefaultBinding =
    deckColumn === templateColumn ||
    (deckColumn === NO_COLUMN && !deck.columns.some((existing) => existing.name === templateColumn));
  return setOrRemove(
    joinPointer('/shows', templateColumn),
    isDefaultBinding ? undefined : deckColumn === NO_COLUMN ? '' : deckColumn,
  );
}
