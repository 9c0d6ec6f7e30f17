import { type ReactNode, useLayoutEffect, useState } from 'react';
import { type DocumentPort, type DocumentSource, type Held, HeldPortContext, holdPort } from './document-port.ts';

/** The source of a document that is the state of a component. */
export function useSourceOf(document: unknown, drafts: Held['drafts']): DocumentSource {
  const [own] = useState(() => {
    const listeners = new Set<() => void>();
    let held: Held = { document, drafts };
    return {
      source: {
        current: () => held,
        subscribe(listener: () => void) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
      replace(next: Held) {
        held = next;
        for (const listener of [...listeners]) listener();
      },
    };
  });
  useLayoutEffect(() => own.replace({ document, drafts }), [own, document, drafts]);
  return own.source;
}

/** Stands around the form of a document. A change of it draws the fields again whose place has changed, and no others. */
export function DocumentProvider({ port, children }: { port: DocumentPort; children: ReactNode }) {
  const [held] = useState(() => holdPort(port));
  useLayoutEffect(() => held.replace(port), [held, port]);
  return <HeldPortContext value={held}>{children}</HeldPortContext>;
}
