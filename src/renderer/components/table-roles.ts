/** Roles of a table whose rows stand where they are scrolled to, which those of a table element cannot. */
export const TABLE = { role: 'table' } as const;
export const ROW_GROUP = { role: 'rowgroup' } as const;
export const ROW = { role: 'row' } as const;
export const CELL = { role: 'cell' } as const;
export const COLUMN_HEADER = { role: 'columnheader' } as const;
