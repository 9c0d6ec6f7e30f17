/** The values that pointers of templates and forms start from, by first segment. */
export type Roots = Readonly<Record<string, unknown>>;
