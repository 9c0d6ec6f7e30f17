/** A database for every test file: Dexie looks for one when it is loaded, which in a shared process may be for any file. */
import 'fake-indexeddb/auto';
