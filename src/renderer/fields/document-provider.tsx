import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import {
  createFormStore,
  type DocumentPort,
  type DocumentSource,
  FormStoreContext,
  type OpenDocument,
} from './document-port.ts';

/** Creates the source for a document that is the state of a component. */
export function useSourceOf(document: unknown, drafts: OpenDocument['drafts']): DocumentSource {
  const [store] = useState(() => createStore((): OpenDocument => ({ document, drafts })));
  const [source] = useState((): DocumentSource => ({ current: store.getState, subscribe: store.subscribe }));
  useLayoutEffect(() => store.setState({ document, drafts }), [store, document, drafts]);
  return source;
}

/** Provides a document to the fields of a form. A change renders only the fields whose value has changed. */
export function DocumentProvider({ port, children }: { port: DocumentPort; children: ReactNode }) {
  const [store] = useState(() => createFormStore(port));
  useLayoutEffect(() => store.replace(port), [store, port]);
  return <FormStoreContext value={store}>{children}</FormStoreContext>;
}
