/** ARIA roles for a table with virtualized rows, which are positioned absolutely. A table element can't do that. */
export const TABLE = { role: 'table' } as const;
export const ROW_GROUP = { role: 'rowgroup' } as const;
export const ROW = { role: 'row' } as const;
export const CELL = { role: 'cell' } as const;
export const COLUMN_HEADER = { role: 'columnheader' } as const;
