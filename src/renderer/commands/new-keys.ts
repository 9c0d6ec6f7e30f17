import { bridge } from '../platform/bridge.ts';

/** The shortcut that makes a new document. A browser keeps Ctrl+N for a window of its own and shows it to no page. */
export const NEW_KEYS = bridge === undefined ? 'alt+n' : 'mod+n';
