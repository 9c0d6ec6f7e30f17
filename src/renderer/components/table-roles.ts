/** ARIA roles for a table with virtualized rows, which are positioned absolutely. A table element can't do that. */
export const TABLE_ROLE = { role: 'table' } as const;
export const ROW_GROUP_ROLE = { role: 'rowgroup' } as const;
export const ROW_ROLE = { role: 'row' } as const;
export const CELL_ROLE = { role: 'cell' } as const;
export const COLUMN_HEADER_ROLE = { role: 'columnheader' } as const;
