import { ChevronLeft, ChevronRight, TriangleAlert } from 'lucide-react';
import { memo, useEffect, useState } from 'react';
import { LIMITS } from '../../../../shared/limits.ts';
import type { DeckCard } from '../../../../shared/print/deck/selection.ts';
import type { Sheet } from '../../../../shared/print/impose/impose.ts';
import { PAPERS } from '../../../../shared/print/paper.ts';
import { IconButton } from '../../../components/button.tsx';
import text from '../../../components/text.module.css';
import { PRINT } from '../../../strings/print.ts';
import {
  type CardPrintKind,
  type CardSideId,
  isCardPrintKind,
  type PrintKind,
  type SheetPrintKind,
  sideKey,
} from '../job.ts';
import type { PrintSettings } from '../options/settings.ts';
import type { ShownSide } from '../use-printer.ts';
import { isDrawn, PagesView, PaperView } from './paper-view.tsx';
import css from './preview.module.css';
import type { NoSheets, SheetPreview } from './sheet-preview.ts';

interface Props {
  what: PrintKind;
  /** A number of them in words: `3 cards`. */
  things(n: number): string;
  /** Undefined while the cards are still being laid out. */
  deck: readonly DeckCard[] | undefined;
  /** Undefined while there is no deck. */
  preview: SheetPreview | NoSheets | undefined;
  /** Why the deck is empty. */
  empty: string;
  /** The cards could not be laid out. */
  lost: boolean;
  settings: PrintSettings;
  cardSides: ReadonlyMap<string, ShownSide>;
  onWanted(cardSides: readonly CardSideId[]): void;
}

/** The sheets, true to scale and with the cards themselves, one after the other. */
export const SheetsPreview = memo(function SheetsPreview({ what, ...props }: Props) {
  return (
    <section className={css.preview} aria-label={PRINT.preview}>
      {isCardPrintKind(what) ? (
        <CardSheets what={what} {...props} />
      ) : (
        <FlowingSheets what={what} settings={props.settings} />
      )}
    </section>
  );
});

function CardSheets({
  what,
  things,
  deck,
  preview,
  empty,
  lost,
  settings,
  cardSides,
  onWanted,
}: Props & { what: CardPrintKind }) {
  const [at, setAt] = useState(0);
  const sheets = preview !== undefined && 'sheets' in preview ? preview.sheets : NO_SHEETS;
  const last = Math.max(0, sheets.length - 1);
  const index = Math.min(at, last);
  const shown = sheets[index];
  useEffect(() => {
    const slots = shown?.flatMap((sheet) => (isDrawn(sheet) ? sheet.slots : [])) ?? [];
    onWanted(slots.flatMap(({ card, side }) => sideOf(what, deck?.[card], side)));
  }, [shown, deck, what, onWanted]);

  if (deck === undefined) return <p className={text.quiet}>{lost ? PRINT.unchecked : PRINT.checking}</p>;
  if (deck.length === 0) return <p className={text.quiet}>{empty}</p>;
  if (preview === undefined || 'problem' in preview || shown === undefined) {
    const isTooMany = preview !== undefined && 'problem' in preview && preview.problem === 'too-many';
    return (
      <p className={css.tooSmall} role="alert">
        <TriangleAlert aria-hidden /> {isTooMany ? PRINT.tooMany(preview.cards, LIMITS.printCards) : PRINT.tooSmall}
      </p>
    );
  }
  const single = settings.paper === 'card';
  const words = single ? PRINT.pagesOf : PRINT.sheetsOf;
  return (
    <>
      <p className={css.sum}>{words(things(preview.cards), preview.count)}</p>
      <div className={css.papers} data-single={shown.length === 1 || undefined}>
        {shown.map((sheet) => (
          <PaperView
            key={sheet.side}
            sheet={sheet}
            caption={sheet.side === 'front' ? PRINT.front : PRINT.back}
            sideOf={(card, side) => {
              const [wanted] = sideOf(what, deck[card], side);
              return wanted && cardSides.get(sideKey(wanted));
            }}
          />
        ))}
      </div>
      {last === 0 ? null : (
        <div className={css.pager}>
          <IconButton
            icon={<ChevronLeft />}
            label={single ? PRINT.previousOne : PRINT.previousSheet}
            isDisabled={index === 0}
            onPress={() => setAt(index - 1)}
          />
          <span aria-live="polite">{(single ? PRINT.pageAt : PRINT.sheetAt)(index + 1, last + 1)}</span>
          <IconButton
            icon={<ChevronRight />}
            label={single ? PRINT.nextOne : PRINT.nextSheet}
            isDisabled={index === last}
            onPress={() => setAt(index + 1)}
          />
        </div>
      )}
    </>
  );
}

const NO_SHEETS: readonly (readonly Sheet[])[] = [];

const sideOf = (what: CardPrintKind, card: DeckCard | undefined, side: CardSideId['side']): CardSideId[] =>
  card === undefined ? [] : [{ what, card: card.card, side }];

function FlowingSheets({ what, settings }: { what: SheetPrintKind; settings: PrintSettings }) {
  const { width, height } = PAPERS[settings.sheetPaper];
  const lying = what === 'reference';
  const size = lying ? { width: height, height: width } : { width, height };
  return (
    <div className={css.papers} data-single>
      <PagesView size={size} pages={lying ? 2 : 1} caption={PRINT.papers[settings.sheetPaper]} />
    </div>
  );
}
