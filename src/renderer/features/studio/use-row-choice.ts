/** Chooses the row on the card of a row template: a sample, or a row of a deck in the library. */

import { useDeferredValue, useMemo } from 'react';
import { isRowTemplate } from '../../../shared/card/template/row-templates.ts';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import { createDeckRows, type DeckRow, findExtremeRows, listRowNames } from '../../../shared/deck/deck-rows.ts';
import { createSampleRow } from '../../../shared/deck/sample-row.ts';
import type { Deck } from '../../../shared/document/kinds/deck/schema.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import type { Choice } from '../../components/inputs/choice.ts';
import { useAfterPaint } from '../../platform/after-paint.ts';
import { useDocuments } from '../../store/library-context.ts';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { useShownSubject } from './shown-subjects.ts';

export interface RowChoice {
  readonly row: DeckRow;
  /** Undefined for the sample row. */
  readonly deck: Deck | undefined;
  /** All rows of the deck, or only the sample row. */
  readonly rows: readonly DeckRow[];
  /** The rows with the most and the least text. */
  readonly longest: DeckRow | undefined;
  readonly shortest: DeckRow | undefined;
  readonly chosenId: string;
  readonly choices: readonly Choice[];
  choose(choiceId: string): void;
}

const SAMPLE_ID = 'sample';
type RowPosition = 'longest' | 'shortest' | number;

/** Creates the id of a choice: `longest my-deck` or `3 my-deck`. */
const createChoiceId = (deck: Deck, position: RowPosition): string => `${position} ${deck.id}`;

/** Returns the choice of rows, or undefined for templates that do not print rows. */
export function useRowChoice(template: CardTemplate): RowChoice | undefined {
  const translate = useTranslate();
  const decks = useDeferredValue(useDocuments('decks'));
  const printsRows = isRowTemplate(template);
  const [rememberedId, choose] = useShownSubject(template.id);
  const isRemembered =
    rememberedId === SAMPLE_ID || decks.some(({ id }) => rememberedId?.split(' ').slice(1).join(' ') === id);
  const chosenId = rememberedId !== undefined && isRemembered ? rememberedId : findFirstRowId(decks, template);
  const [position, ...idSegments] = chosenId.split(' ');
  const deck = printsRows ? decks.find(({ id }) => id === idSegments.join(' ')) : undefined;
  // A changed property is shown first; which columns are pictures or lists is updated when there is time.
  const settledTemplate = useAfterPaint(template);
  const deckRows = useMemo(
    () => (deck === undefined ? [] : createDeckRows(deck, settledTemplate)),
    [deck, settledTemplate],
  );
  const extremes = useMemo(() => deck && findExtremeRows(deck, deckRows), [deck, deckRows]);
  const choices = useMemo(
    () => [
      { id: SAMPLE_ID, label: translate('studio.sampleRow') },
      ...decks.flatMap((listedDeck) => listDeckChoices(translate, listedDeck)),
    ],
    [decks, translate],
  );
  const sampleRow = useStableRow(
    useMemo(() => (printsRows ? createSampleRow(settledTemplate) : undefined), [printsRows, settledTemplate]),
  );
  const chosenRow = useStableRow(
    position === 'longest'
      ? extremes?.longest
      : position === 'shortest'
        ? extremes?.shortest
        : deckRows[Number(position)],
  );
  return useMemo(() => {
    const shownRow = chosenRow ?? sampleRow;
    if (shownRow === undefined) return undefined;
    return {
      row: shownRow,
      deck: chosenRow && deck,
      rows: chosenRow === undefined ? [shownRow] : deckRows,
      longest: chosenRow && extremes?.longest,
      shortest: chosenRow && extremes?.shortest,
      chosenId: chosenRow === undefined ? SAMPLE_ID : chosenId,
      choices,
      choose,
    };
  }, [chosenRow, sampleRow, extremes, deckRows, deck, chosenId, choices, choose]);
}

/** Returns the previous object while the content of the row is the same, so that cached placements are reused after an edit. */
function useStableRow(row: DeckRow | undefined): DeckRow | undefined {
  const rowKey = row && JSON.stringify([row.name, row.theme, row.roots, row.fields]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key contains everything that is shown of the row
  return useMemo(() => row, [rowKey]);
}

/** Returns the first row of a deck that is printed with this template, or else the sample row. */
function findFirstRowId(decks: readonly Deck[], { id: templateId }: CardTemplate): string {
  const deck = decks.find(({ template, rows }) => template === templateId && rows.length > 0);
  return deck === undefined ? SAMPLE_ID : createChoiceId(deck, 0);
}

/** Lists choices for the longest and the shortest row of a deck, and for each row, under the name of the deck. */
function listDeckChoices(translate: Translate, deck: Deck): Choice[] {
  const deckName = shortenName(deck.name || translate('editing.unnamed'));
  return [
    {
      id: createChoiceId(deck, 'longest'),
      label: translate('studio.longestRow'),
      group: deckName,
    },
    {
      id: createChoiceId(deck, 'shortest'),
      label: translate('studio.shortestRow'),
      group: deckName,
    },
    ...listRowNames(deck).map((rowName, rowIndex) => ({
      id: createChoiceId(deck, rowIndex),
      label: shortenName(rowName),
      group: deckName,
    })),
  ];
}
