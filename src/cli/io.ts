/** Creates the output functions of commands, and makes all output safe for terminals in one place. */
import { escapeHiddenJson, showHiddenCharacters } from '../shared/text/hidden-characters.ts';

/** The output streams. Tests pass their own. */
export interface OutputStreams {
  /** Writes a line to standard output. */
  out: (text: string) => void;
  /** Writes a line to standard error. */
  err: (text: string) => void;
  /** Shows progress. Only an interactive terminal has it. */
  progress?: (state: string) => void;
}

/** The output functions that commands use. */
export interface Io {
  /** Writes one line of the answer. */
  out: (line: string) => void;
  /** Writes JSON of the answer, complete or in chunks. */
  json: (text: string) => void;
  /** Writes one line for a note or an error. */
  err: (line: string) => void;
  /** Shows the progress of a long run. */
  progress?: (state: string) => void;
}

/**
 * Makes output safe. Names, ids and paths are untrusted, so each call prints one line without control characters that a
 * terminal would obey.
 */
export function safeOutput({ out, err, progress }: OutputStreams): Io {
  return {
    out: (line) => out(showHiddenCharacters(line)),
    json: (text) => out(escapeHiddenJson(text)),
    err: (line) => err(showHiddenCharacters(line)),
    ...(progress ? { progress: (state: string) => progress(showHiddenCharacters(state)) } : {}),
  };
}
