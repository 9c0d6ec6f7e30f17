import { useEffect, useState } from 'react';
import type { Encoding } from '../../../shared/spreadsheet/encodings.ts';
import type { SpreadsheetReading } from '../../../shared/spreadsheet/grid.ts';
import { attempt } from '../../failures/report-failure.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { readSpreadsheetFile } from './read-spreadsheet-file.ts';

/** Returns the spreadsheet in a file once it is read. `encoding` is the user's choice for a text file. */
export function useSpreadsheet(file: Blob, encoding?: Encoding): SpreadsheetReading | undefined {
  const translate = useTranslate();
  const [spreadsheet, setSpreadsheet] = useState<SpreadsheetReading>();
  useEffect(() => {
    const controller = new AbortController();
    attempt(
      readSpreadsheetFile(translate, { file, headings: 'characters', encoding }, controller.signal).then((reading) => {
        if (!controller.signal.aborted) setSpreadsheet(reading);
      }),
    );
    return () => controller.abort();
  }, [file, encoding, translate]);
  return spreadsheet;
}
