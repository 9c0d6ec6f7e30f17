/** Formats of files that are no documents: what their `format` key says. */

export const TEMPLATE_FORMAT = 'rollcall.card-template';
export const STYLE_FORMAT = 'rollcall.card-style';
/** The list of contents of an archive. */
export const LIBRARY_FORMAT = 'rollcall.library';
