import { useMemo } from 'react';
import { PAPERS, type Size } from '../../../shared/print/paper.ts';
import { PRINT } from '../../strings/print.ts';
import { isOnSheets, type OnSheets, type What } from './job.ts';
import { PagesView, PaperView } from './paper-view.tsx';
import css from './print.module.css';
import type { PrintSettings } from './settings.ts';
import { previewOf } from './sheet-preview.ts';

interface Props {
  what: What;
  /** The size of every card, before the copies of everything. */
  trims: readonly Size[];
  settings: PrintSettings;
}

/** The first sheet, true to scale, and how many there are. */
export function SheetsPreview({ what, trims, settings }: Props) {
  return (
    <section className={css.preview} aria-label={PRINT.preview}>
      {isOnSheets(what) ? (
        <CardSheets what={what} trims={trims} settings={settings} />
      ) : (
        <FlowingSheets what={what} settings={settings} />
      )}
    </section>
  );
}

function CardSheets({ what, trims, settings }: Props & { what: OnSheets }) {
  const preview = useMemo(
    () =>
      previewOf(
        trims.flatMap((trim) => Array<Size>(settings.copies).fill(trim)),
        settings,
      ),
    [trims, settings],
  );
  if (trims.length === 0) return <p className={css.hint}>{PRINT.empties[what]}</p>;
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
