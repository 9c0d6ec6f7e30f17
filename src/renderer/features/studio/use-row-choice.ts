/** Which row a template for tables is shown with: a made-up one, or one of a deck of the library. */

import { useDeferredValue, useMemo, useState } from 'react';
import { isRowTemplate } from '../../../shared/card/template/row-templates.ts';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import { type DeckRow, deckRows, extremeRows } from '../../../shared/deck/deck-rows.ts';
import { sampleRow } from '../../../shared/deck/sample-row.ts';
import type { Deck } from '../../../shared/document/kinds/deck/schema.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import type { Choice } from '../../components/inputs/choice.ts';
import { useAfterPaint } from '../../platform/after-paint.ts';
import { useDocuments } from '../../store/library-context.ts';
import { shortName } from '../../strings/documents/short-name.ts';
import { useTranslate } from '../../texts/use-translate.ts';

export interface RowChoice {
  readonly row: DeckRow;
  /** Absent = the row is made up. */
  readonly deck: Deck | undefined;
  /** All rows of the deck; the made-up one where there is none. */
  readonly all: readonly DeckRow[];
  readonly longest: DeckRow | undefined;
  readonly shortest: DeckRow | undefined;
  readonly chosen: string;
  readonly choices: readonly Choice[];
  choose(id: string): void;
}

const SAMPLE = 'sample';
/** Rows of a deck that can be chosen one by one; a list of two thousand is no choice. */
const MOST = 60;
type Which = 'longest' | 'shortest' | number;

const idOf = (deck: Deck, which: Which): string => `${which} ${deck.id}`;

/** Undefined for templates that print something else than rows. */
export function useRowChoice(template: CardTemplate): RowChoice | undefined {
  const translate = useTranslate();
  const decks = useDeferredValue(useDocuments('decks'));
  const [chosen, choose] = useState(SAMPLE);
  const isOfRows = isRowTemplate(template);
  const [which, ...words] = chosen.split(' ');
  const deck = isOfRows ? decks.find(({ id }) => id === words.join(' ')) : undefined;
  // A property comes first: which columns are drawn as pictures or lists follows as soon as there is a moment.
  const settled = useAfterPaint(template);
  const all = useMemo(() => (deck === undefined ? [] : deckRows(deck, settled)), [deck, settled]);
  const ends = useMemo(() => deck && extremeRows(deck, all), [deck, all]);
  const choices = useMemo(
    () => [
      { id: SAMPLE, label: translate('studio.sampleRow') },
      ...decks.flatMap((one) => choicesOf(translate, one, one === deck ? all : [])),
    ],
    [decks, deck, all, translate],
  );
  const sample = useSame(useMemo(() => (isOfRows ? sampleRow(settled) : undefined), [isOfRows, settled]));
  const found = useSame(
    which === 'longest' ? ends?.longest : which === 'shortest' ? ends?.shortest : all[Number(which)],
  );
  return useMemo(() => {
    const row = found ?? sample;
    if (row === undefined) return undefined;
    return {
      row,
      deck: found && deck,
      all: found === undefined ? [row] : all,
      longest: found && ends?.longest,
      shortest: found && ends?.shortest,
      chosen: found === undefined ? SAMPLE : chosen,
      choices,
      choose,
    };
  }, [found, sample, ends, all, deck, chosen, choices]);
}

/** The row of before while it says the same: what was placed of it need not be placed anew after every edit. */
function useSame(row: DeckRow | undefined): DeckRow | undefined {
  const key = row && JSON.stringify([row.name, row.theme, row.roots, row.fields]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of the row
  return useMemo(() => row, [key]);
}

/** The ends of a deck; of the one that is shown its rows as well. */
function choicesOf(translate: Translate, deck: Deck, rows: readonly DeckRow[]): Choice[] {
  const name = shortName(deck.name || translate('editing.unnamed'));
  return [
    { id: idOf(deck, 'longest'), label: translate('studio.longestRow', { deck: name }) },
    { id: idOf(deck, 'shortest'), label: translate('studio.shortestRow', { deck: name }) },
    ...rows.slice(0, MOST).map((row, at) => ({ id: idOf(deck, at), label: `${name}: ${shortName(row.name)}` })),
  ];
}
