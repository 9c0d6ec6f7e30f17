import { useEffect, useState } from 'react';
import type { Encoding } from '../../../shared/spreadsheet/encodings.ts';
import type { SpreadsheetReading } from '../../../shared/spreadsheet/grid.ts';
import { attempt } from '../../failures/report-failure.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { readTableFile } from './read-table-file.ts';

/** Returns the spreadsheet in a file once it is read. `encoding` is the user's choice for a text file. */
export function useTable(file: Blob, encoding?: Encoding): SpreadsheetReading | undefined {
  const translate = useTranslate();
  const [table, setTable] = useState<SpreadsheetReading>();
  useEffect(() => {
    const reading = new AbortController();
    attempt(
      readTableFile(translate, { file, headings: 'characters', encoding }, reading.signal).then((read) => {
        if (!reading.signal.aborted) setTable(read);
      }),
    );
    return () => reading.abort();
  }, [file, encoding, translate]);
  return table;
}
