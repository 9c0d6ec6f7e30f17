/** The output of commands, which is made safe for terminals in one place. */
import { visible, visibleJson } from '../shared/text/visible.ts';

/** The two output streams. Tests pass their own. */
export interface OutputStreams {
  /** Standard output. */
  out: (text: string) => void;
  /** Standard error. */
  err: (text: string) => void;
  /** An interactive terminal. */
  progress?: (state: string) => void;
}

/** What commands write with. */
export interface Io {
  /** One line of the answer. */
  out: (line: string) => void;
  /** JSON of the answer, a whole text or a piece of one. */
  json: (text: string) => void;
  /** One line for a note or an error. */
  err: (line: string) => void;
  /** How far a long run is. */
  progress?: (state: string) => void;
}

/**
 * Names, ids and paths come from strangers: each call is one line and holds nothing that a terminal obeys, whatever was put
 * into it.
 */
export function safeOutput({ out, err, progress }: OutputStreams): Io {
  return {
    out: (line) => out(visible(line)),
    json: (text) => out(visibleJson(text)),
    err: (line) => err(visible(line)),
    ...(progress ? { progress: (state: string) => progress(visible(state)) } : {}),
  };
}
