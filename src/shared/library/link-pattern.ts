/** Recognizes links without reading them, because the window does so before it loads what reads them. */
import { PRODUCT } from '../base/product.ts';

/** The beginning of a link whose scheme is normalized. */
export const LINK_START = /rollcall:(?:\/\/)?\d{1,9}:/;

/** Replaces the scheme that the system opens with the app. It has a name of its own, because `rollcall:` is the scheme of the window. */
export const normalizeLinkScheme = (text: string): string => text.replaceAll(`${PRODUCT.linkScheme}:`, 'rollcall:');
