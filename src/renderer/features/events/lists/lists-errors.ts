/** A file that is no table of verdicts; the message is its name. */
export class NoTable extends Error {}

/** Files that are judged, but will not be there after a restart; the message is the reason. */
export class NotKept extends Error {}
