/** The name of the library's database in the browser. */
export const DATABASE_NAME = 'rollcall';
