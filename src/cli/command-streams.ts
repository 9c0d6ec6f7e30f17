/** Creates the output functions of commands, and makes all output safe for terminals in one place. */
import { escapeHiddenJson, showHiddenCharacters } from '../shared/text/hidden-characters.ts';

/** The output streams. Tests pass their own. */
export interface OutputStreams {
  /** Writes a line to standard output. */
  out: (text: string) => void;
  /** Writes a line to standard error. */
  err: (text: string) => void;
  /** Shows progress. Only an interactive terminal has it. */
  progress?: (progressText: string) => void;
}

/** The output functions that commands use. */
export interface CommandStreams {
  /** Writes one line of the answer. */
  out: (line: string) => void;
  /** Writes JSON of the answer, complete or in chunks. */
  json: (text: string) => void;
  /** Writes one line for a note or an error. */
  err: (line: string) => void;
  /** Shows the progress of a long run. */
  progress?: (progressText: string) => void;
}

/**
 * Creates safe output functions. Names, ids and paths are untrusted, so each call prints one line without control
 * characters that a terminal would obey.
 */
export function createSafeStreams({ out, err, progress }: OutputStreams): CommandStreams {
  return {
    out: (line) => out(showHiddenCharacters(line)),
    json: (text) => out(escapeHiddenJson(text)),
    err: (line) => err(showHiddenCharacters(line)),
    ...(progress ? { progress: (text: string) => progress(showHiddenCharacters(text)) } : {}),
  };
}
