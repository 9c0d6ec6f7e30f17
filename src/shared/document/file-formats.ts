/** Values of `format` in files that aren't documents. */

export const TEMPLATE_FORMAT = 'rollcall.card-template';
export const STYLE_FORMAT = 'rollcall.card-style';
/** The manifest of an archive. */
export const LIBRARY_FORMAT = 'rollcall.library';
