/** What a template or a form points into, by the first segment of its pointers. */
export type Roots = Readonly<Record<string, unknown>>;
