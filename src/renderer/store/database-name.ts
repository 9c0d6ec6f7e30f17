/** What the library's database is called in the browser. */
export const DATABASE_NAME = 'rollcall';
