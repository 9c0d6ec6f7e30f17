import { useMemo } from 'react';
import { PAPERS, type Size } from '../../../shared/print/paper.ts';
import { PRINT } from '../../strings/print.ts';
import type { What } from './job.ts';
import { PagesView, PaperView } from './paper-view.tsx';
import css from './print.module.css';
import type { PrintSettings } from './settings.ts';
import { previewOf } from './sheet-preview.ts';

interface Props {
  what: What;
  /** Number of cards before the copies of everything. */
  cards: number;
  trim: Size;
  settings: PrintSettings;
}

/** The first sheet, true to scale, and how many there are. */
export function SheetsPreview({ what, cards, trim, settings }: Props) {
  return (
    <section className={css.preview} aria-label={PRINT.preview}>
      {what === 'cards' ? (
        <CardSheets cards={cards} trim={trim} settings={settings} />
      ) : (
        <FlowingSheets what={what} settings={settings} />
      )}
    </section>
  );
}

function CardSheets({ cards, trim, settings }: Omit<Props, 'what'>) {
  const all = cards * settings.copies;
  const preview = useMemo(() => previewOf(all, trim, settings), [all, trim, settings]);
  if (cards === 0) return <p className={css.hint}>{PRINT.empty}</p>;
  if (preview === undefined) return <p className={css.hint}>{PRINT.tooSmall}</p>;
  const words = settings.paper === 'card' ? PRINT.pagesOf : PRINT.sheetsOf;
  return (
    <>
      <div className={css.papers}>
        {preview.shown.map((sheet) => (
          <PaperView key={sheet.side} sheet={sheet} caption={sheet.side === 'front' ? PRINT.front : PRINT.back} />
        ))}
      </div>
      <p className={css.sum}>{words(preview.cards, preview.count)}</p>
    </>
  );
}

function FlowingSheets({ what, settings }: { what: 'roster' | 'reference'; settings: PrintSettings }) {
  const { width, height } = PAPERS[settings.sheetPaper];
  const lying = what === 'reference';
  const size = lying ? { width: height, height: width } : { width, height };
  return (
    <div className={css.papers}>
      <PagesView size={size} pages={lying ? 2 : 1} caption={PRINT.papers[settings.sheetPaper]} />
    </div>
  );
}
