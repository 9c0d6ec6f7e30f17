/** Reports a file that is not a table of verdicts; the message is its name. */
export class NotAVerdictTable extends Error {}

/** Reports files that are judged but not saved, and so are lost after a restart. The message is the reason. */
export class NotSaved extends Error {}
