import { bridge } from '../platform/bridge.ts';

/** The shortcut that creates a document. A browser reserves Ctrl+N for its own windows, so the web version uses Alt+N. */
export const NEW_DOCUMENT_SHORTCUT = bridge === undefined ? 'alt+n' : 'mod+n';
