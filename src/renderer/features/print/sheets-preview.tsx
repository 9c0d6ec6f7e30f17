import { ChevronLeft, ChevronRight, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { PAPERS } from '../../../shared/print/paper.ts';
import { IconButton } from '../../components/button.tsx';
import { PRINT } from '../../strings/print.ts';
import type { DeckCard } from './deck.ts';
import { type Face, type FaceId, faceKey, isOnSheets, type OnSheets, type What } from './job.ts';
import { PagesView, PaperView } from './paper-view.tsx';
import css from './print.module.css';
import type { PrintSettings } from './settings.ts';
import type { SheetPreview } from './sheet-preview.ts';

interface Props {
  what: What;
  /** Undefined while the cards are still being laid out. */
  deck: readonly DeckCard[] | undefined;
  /** Undefined while there is no deck, and when a card of it does not fit the paper. */
  preview: SheetPreview | undefined;
  /** Why the deck is empty. */
  empty: string;
  settings: PrintSettings;
  faces: ReadonlyMap<string, Face>;
  onWanted(faces: readonly FaceId[]): void;
}

/** The sheets, true to scale and with the cards themselves, one after the other. */
export function SheetsPreview({ what, ...props }: Props) {
  return (
    <section className={css.preview} aria-label={PRINT.preview}>
      {isOnSheets(what) ? (
        <CardSheets what={what} {...props} />
      ) : (
        <FlowingSheets what={what} settings={props.settings} />
      )}
    </section>
  );
}

function CardSheets({ what, deck, preview, empty, settings, faces, onWanted }: Props & { what: OnSheets }) {
  const [at, setAt] = useState(0);
  const last = Math.max(0, (preview?.sheets.length ?? 1) - 1);
  const index = Math.min(at, last);
  const shown = preview?.sheets[index];
  useEffect(() => {
    const slots = shown?.flatMap((sheet) => sheet.slots) ?? [];
    const wanted = slots.flatMap(({ card, side }) => faceOf(what, deck?.[card], side));
    // After a stop all sides are gone.
    onWanted(wanted.filter((face) => !faces.has(faceKey(face))));
  }, [shown, deck, what, faces, onWanted]);

  if (deck === undefined) return <p className={css.hint}>{PRINT.checking}</p>;
  if (deck.length === 0) return <p className={css.hint}>{empty}</p>;
  if (preview === undefined || shown === undefined) {
    return (
      <p className={css.tooSmall} role="alert">
        <TriangleAlert aria-hidden /> {PRINT.tooSmall}
      </p>
    );
  }
  const single = settings.paper === 'card';
  const words = single ? PRINT.pagesOf : PRINT.sheetsOf;
  return (
    <>
      <p className={css.sum}>{words(PRINT.things[what](preview.cards), preview.count)}</p>
      <div className={css.papers} data-single={shown.length === 1 || undefined}>
        {shown.map((sheet) => (
          <PaperView
            key={sheet.side}
            sheet={sheet}
            caption={sheet.side === 'front' ? PRINT.front : PRINT.back}
            faceOf={(card, side) => {
              const [face] = faceOf(what, deck[card], side);
              return face && faces.get(faceKey(face));
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

const faceOf = (what: OnSheets, card: DeckCard | undefined, side: FaceId['side']): FaceId[] =>
  card === undefined ? [] : [{ what, card: card.card, side }];

function FlowingSheets({ what, settings }: { what: 'roster' | 'reference'; settings: PrintSettings }) {
  const { width, height } = PAPERS[settings.sheetPaper];
  const lying = what === 'reference';
  const size = lying ? { width: height, height: width } : { width, height };
  return (
    <div className={css.papers} data-single>
      <PagesView size={size} pages={lying ? 2 : 1} caption={PRINT.papers[settings.sheetPaper]} />
    </div>
  );
}
