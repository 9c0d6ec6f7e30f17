/** Specification of decks, which belong to no game. */
import type { DocumentSpec } from '../../document-spec.ts';
import { DOCUMENT_LABELS } from '../../labels.ts';
import { type Deck, deckSchema } from './schema.ts';

export const deckSpec: DocumentSpec<Deck> = {
  schema: deckSchema,
  migrations: [],
  complete: ({ columns, copies = '', format, id, name, rows, shows = {}, template = '', version }) => ({
    columns: columns.map(({ kind = 'text', name, separator = ';' }) => ({ kind, name, separator })),
    copies,
    format,
    id,
    name,
    rows: rows.map((row) => columns.map((_, index) => row[index] ?? '')),
    shows,
    template,
    version,
  }),
  labels: {
    about: {
      ...DOCUMENT_LABELS,
      '': 'A table whose rows are printed as cards, without the rules of a game.',
      template: 'Id of the card template, item or item@mini; left out: the first that Rollcall has for tables.',
      'columns[].name': 'What templates point at: /row/NAME.',
      'columns[].kind': 'text, number, list or picture; left out: text.',
      'columns[].separator': 'Between the entries of a list; left out: a semicolon.',
      'columns[].width': 'Pixels of the column where the table is written; it changes nothing on the cards.',
      rows: 'Cells in the order of the columns; those that are missing at the end are empty.',
      copies: 'Name of the column that says how often a row is printed; left out: once each.',
      shows: 'By the name that the template uses: the column that is shown there instead of the one of that name.',
      pictures:
        'By what a cell says: where that picture is, as art.image.src of a character. Other cells name a file beside the document.',
    },
    entries: { columns: 'column', rows: 'row' },
  },
};
