/** Reports a file that is not a table of verdicts; the message is its name. */
export class NoTable extends Error {}

/** Reports files that are judged but not saved, and so are lost after a restart. The message is the reason. */
export class NotKept extends Error {}
