/** Characters as rows of a table, for the list of all games' tables. */
export { TABLE as table } from './table/columns.ts';
