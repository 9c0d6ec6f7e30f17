/** Provides a database to every test file: Dexie looks for one when it is loaded, and in a shared process any file may load it. */
import 'fake-indexeddb/auto';
